import './card-row.css';
import './hand.css';
import type { ComponentChildren } from 'preact';
import { CardRow, type CardRowProps } from './CardRow.tsx';

interface Props extends CardRowProps {
  /** An id that is free on the page. */
  readonly id: string;
  /** "Your hand, 8 of 9": the name of the group, in sight. */
  readonly label: string;
  /** What stands at the other end of the heading: "+ would fit the row". */
  readonly note?: ComponentChildren;
  /** What an empty hand says. */
  readonly empty: string;
  /** What lies beside the hand in the tray, with what it is called in sight: a deck, or the player's enhancements. */
  readonly beside?: { readonly id: string; readonly label: string; readonly things: ComponentChildren };
}

/** A player's hand in a tray of bark or slate. */
export const Hand = ({ id, label, note, empty, beside, ...row }: Props) => (
  <section class="hand">
    <p class="hand-heading">
      <span id={id}>{label}</span>
      {note && <span class="hand-note">{note}</span>}
    </p>
    <CardRow {...row} labelledBy={id} />
    {row.cards.length === 0 && <p class="hand-empty">{empty}</p>}
    {beside && (
      <div class="hand-beside">
        <p id={beside.id}>{beside.label}</p>
        {beside.things}
      </div>
    )}
  </section>
);
