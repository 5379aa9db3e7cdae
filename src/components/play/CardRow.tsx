import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { CardState } from '#components/cards/card-name.ts';
import { PlayingCard } from '#components/cards/PlayingCard.tsx';
import type { CardControlWords } from '#i18n/table-words.ts';
import { heirOf, placeAfterKey } from './roving.ts';

/** A card in a row. */
export interface RowCard {
  readonly id: string;
  /** "Blue 7". */
  readonly name: string;
  /** What else stands on the card, for screen readers. */
  readonly facts?: string;
  readonly state: CardState;
  /** Its face or back. */
  readonly face: ComponentChildren;
}

/** What every row of cards is given. */
export interface CardRowProps {
  readonly cards: readonly RowCard[];
  readonly words: CardControlWords;
  /** By tap, click, or Space. */
  readonly onSelect?: (id: string) => void;
  /** By Enter: the main action for a card; without one, Enter selects. */
  readonly onAct?: (id: string) => void;
}

interface Props extends CardRowProps {
  /** The id of the element that names the row. */
  readonly labelledBy: string;
}

const cardsIn = (row: HTMLElement | null) => [...(row?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];

/**
 * A group of cards with one tab stop: ← → Home End move, Space selects or puts back, Enter acts. When the focused card
 * leaves, its right neighbour has the focus, else its left one, else the row itself.
 */
export function CardRow({ cards, words, onSelect, onAct, labelledBy }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const ids = cards.map(({ id }) => id);
  const [last, setLast] = useState(ids[0]);
  const before = useRef<readonly string[]>(ids);
  const current = last === undefined ? ids[0] : heirOf(last, before.current, ids);

  // Asked while the cards of before still stand there: a card that leaves takes the focus with it.
  const hadFocus = row.current?.contains(document.activeElement) ?? false;

  useLayoutEffect(() => {
    before.current = ids;
    if (current !== last) setLast(current);
    if (!hadFocus || row.current?.contains(document.activeElement)) return;
    (cardsIn(row.current).find(({ dataset }) => dataset.card === current) ?? row.current)?.focus();
  });

  return (
    <div
      ref={row}
      class="card-row"
      role="group"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const buttons = cardsIn(row.current);
        const to = placeAfterKey(event.key, buttons.indexOf(event.target as HTMLElement), buttons.length);
        if (to === undefined) return;
        event.preventDefault();
        buttons[to]?.focus();
      }}
    >
      {cards.map(({ id, name, facts, state, face }, place) => (
        <PlayingCard
          key={id}
          id={id}
          name={name}
          facts={facts}
          state={state}
          place={{ n: place + 1, of: cards.length }}
          words={words}
          tabIndex={id === current ? 0 : -1}
          onSelect={onSelect}
          onAct={onAct}
          onFocus={setLast}
        >
          {face}
        </PlayingCard>
      ))}
    </div>
  );
}
