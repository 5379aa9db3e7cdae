import { Fragment } from 'preact';
import { CardBack, type DeckBack } from '#components/cards/CardBack.tsx';
import { fill } from '#i18n/plural.ts';
import type { WoodTableText } from './text.ts';

interface Props {
  readonly deck: DeckBack;
  readonly name: string;
  readonly size: number;
  /** What else is known, in words and in short. */
  readonly notes: readonly { readonly long: string; readonly short: string }[];
  readonly text: WoodTableText;
}

/** A draw deck with how much is left of it. */
export const WoodDeck = ({ deck, name, size, notes, text: { base, play } }: Props) => (
  <div class={`wood-deck wood-deck-${deck}`}>
    <CardBack deck={deck} base={base} />
    <p>
      <span class="wood-deck-name">{name}</span> <span class="wood-long">{fill(play.wood.left, { n: size })}</span>
      <span class="wood-short" aria-hidden="true">
        {size}
      </span>
      {notes.map(({ long, short }) => (
        <Fragment key={long}>
          {' '}
          <span class="wood-long">{long}</span>
          <span class="wood-short" aria-hidden="true">
            {short}
          </span>
        </Fragment>
      ))}
    </p>
  </div>
);
