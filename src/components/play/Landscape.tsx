import './card-row.css';
import './landscape.css';
import type { ComponentChildren } from 'preact';
import { CardRow, type CardRowProps } from './CardRow.tsx';

interface Props extends CardRowProps {
  /** An id that is free on the page. */
  readonly id: string;
  /** The name of the group, for screen readers. */
  readonly label: string;
  /** What stands above the cards: players, decks. */
  readonly children?: ComponentChildren;
}

/** The five cards in the middle of the table, in front of a piece of the forest. */
export const Landscape = ({ id, label, children, ...row }: Props) => (
  <section class="landscape">
    {children}
    <h3 id={id} class="visually-hidden">
      {label}
    </h3>
    <CardRow {...row} labelledBy={id} />
  </section>
);

interface BothSizesProps {
  readonly small: ComponentChildren;
  readonly wide: ComponentChildren;
}

/** A face in both drawings: the small one shows where a card of the landscape is at most 112 pixels wide. */
export const BothSizes = ({ small, wide }: BothSizesProps) => (
  <>
    <span class="landscape-small">{small}</span>
    <span class="landscape-wide">{wide}</span>
  </>
);
