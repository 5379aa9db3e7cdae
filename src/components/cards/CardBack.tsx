import './cards.css';
import './card-back.css';

/** The decks of both games, by their backs. */
export const deckBacks = ['dragonwood', 'adventurers', 'ruby', 'slate'] as const;
export type DeckBack = (typeof deckBacks)[number];

interface Props {
  readonly deck: DeckBack;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
}

/** The back of a card. Decoration: what lies there stands in words beside it, or is the name of the control around it. */
export const CardBack = ({ deck, base }: Props) => (
  <span class={`card-face card-back card-back-${deck}`} aria-hidden="true">
    <span class="card-inside">
      <img src={`${base}pictures/backs/${deck}.svg`} alt="" width="240" height="336" loading="lazy" decoding="async" />
    </span>
  </span>
);
