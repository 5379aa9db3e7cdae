import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { moveInGrid } from '#components/odds/move-in-grid.ts';
import { fill } from '#i18n/plural.ts';
import { pointsText, type PadText } from './text.ts';
import './tally.css';

/** A card that may be captured, and how often the player has it. */
export interface Tallied<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly points: number;
  readonly picture: ComponentChildren;
  readonly count: number;
}

interface Props<Id extends string> {
  readonly label: string;
  /** Whose cards they are. */
  readonly owner: string;
  readonly cards: readonly Tallied<Id>[];
  /** False when there are no more of the card. */
  readonly onAdd: (id: Id) => boolean;
  readonly onRemove: (id: Id) => void;
  readonly text: PadText;
}

/** The cards of the game to tap: once for each that a player has. One tab stop; arrows lead through all buttons. */
export function Tally<Id extends string>({ label, owner, cards, onAdd, onRemove, text }: Props<Id>) {
  const { tally } = text.words;
  const [stop, setStop] = useState(0);
  const [isRefused, setIsRefused] = useState(false);
  // The buttons of a card have the places 2n and 2n + 1.
  const at = (place: number) => ({
    type: 'button' as const,
    tabIndex: place === stop ? 0 : -1,
    onFocus: () => {
      setStop(place);
    },
  });
  return (
    <>
      <div class="tally" role="group" aria-label={label} onKeyDown={moveInGrid}>
        {cards.map(({ id, label: card, points, picture, count }, place) => (
          <div key={id} class="tally-card" data-has={count > 0}>
            <button
              {...at(2 * place)}
              class="tally-add"
              onClick={() => {
                setIsRefused(!onAdd(id));
              }}
            >
              {picture}
              <span class="tally-name">{card}</span>{' '}
              <span class="tally-points">
                {pointsText(points, text)}
                <span class="visually-hidden"> {fill(tally.has, { n: count, name: owner })}</span>
              </span>
            </button>
            <span class="tally-count" aria-hidden="true">
              {count > 0 && `×${count}`}
            </span>
            <button
              {...at(2 * place + 1)}
              class="tally-remove"
              aria-label={fill(tally.remove, { card })}
              aria-disabled={count === 0}
              onClick={() => {
                setIsRefused(false);
                if (count > 0) onRemove(id);
              }}
            >
              −
            </button>
          </div>
        ))}
      </div>
      <p class="tally-refusal" role="status">
        {isRefused && tally.noMore}
      </p>
    </>
  );
}
