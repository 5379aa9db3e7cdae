import './cards.css';
import type { CardFaceWords } from '#i18n/card-words.ts';
import { CardPicture } from './CardPicture.tsx';
import { titleRooms, titleSize } from './title-size.ts';

interface Props {
  readonly words: CardFaceWords;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  readonly size: 'small' | 'wide';
  /** The name already stands beside the card: screen readers skip the title. */
  readonly isNamed?: boolean;
}

/** The face of a Lucky Ladybug. */
export const LadybugFace = ({ words: { ladybug }, base, size, isNamed = false }: Props) => (
  <span class={`card-face card-ladybug card-${size}`}>
    <span class="card-inside">
      <CardPicture name="ladybug" base={base} size={size} />
      <span class="card-title" style={{ '--title': titleSize(ladybug.name, titleRooms[size]) }} aria-hidden={isNamed}>
        {ladybug.name}
      </span>
      <span class="card-note">{ladybug.effect}</span>
    </span>
  </span>
);
