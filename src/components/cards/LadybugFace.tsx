import './cards.css';
import type { CardFaceWords } from '#i18n/card-words.ts';
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
      <img
        class="card-picture"
        src={`${base}pictures/ladybug.svg`}
        alt=""
        width="240"
        height="300"
        loading="lazy"
        decoding="async"
      />
      <span class="card-title" style={{ '--title': titleSize(ladybug.name, titleRooms[size]) }} aria-hidden={isNamed}>
        {ladybug.name}
      </span>
      <span class="card-note">{ladybug.effect}</span>
    </span>
  </span>
);
