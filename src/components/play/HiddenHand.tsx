import './card-row.css';
import './hand.css';
import type { ComponentChildren } from 'preact';
import { CardBack, type DeckBack } from '#components/cards/CardBack.tsx';

interface Props {
  /** An id that is free on the page. */
  readonly id: string;
  /** "Mila: 5 cards in hand". */
  readonly label: string;
  readonly count: number;
  readonly deck: DeckBack;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  readonly note?: ComponentChildren;
  readonly beside?: { readonly id: string; readonly label: string; readonly things: ComponentChildren };
}

/** A hand that nobody may see: its backs, and how many they are. */
export const HiddenHand = ({ id, label, count, deck, base, note, beside }: Props) => (
  <section class="hand" aria-labelledby={id}>
    <p class="hand-heading">
      <span id={id}>{label}</span>
      {note && <span class="hand-note">{note}</span>}
    </p>
    <div class="card-row">
      {Array.from({ length: count }, (_, at) => (
        <CardBack key={at} deck={deck} base={base} />
      ))}
    </div>
    {beside && (
      <div class="hand-beside">
        <p id={beside.id}>{beside.label}</p>
        {beside.things}
      </div>
    )}
  </section>
);
