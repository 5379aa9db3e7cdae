import { useState } from 'preact/hooks';
import { SuitEmblem } from '#components/cards/SuitEmblem.tsx';
import { moveInGrid } from '#components/odds/move-in-grid.ts';
import { mostInHand } from '#engine/adviser/dragonwood/index.ts';
import { ranks, suitLetters, suits, type AdventurerId } from '#engine/dragonwood/index.ts';
import { fill } from '#i18n/plural.ts';
import { Chips } from './Chips.tsx';
import { Fold } from './Fold.tsx';
import { cardsText, inNotation, type AdviserText } from './text.ts';
import './hand-grid.css';

interface Props {
  readonly hand: readonly AdventurerId[];
  /** False when the hand is full. */
  readonly onToggle: (card: AdventurerId) => boolean;
  readonly onType: (typed: string) => void;
  readonly text: AdviserText;
}

/** The sixty Adventurers as switches, a row for each suit, one tab stop for all; and a field to type them. */
export function HandGrid({ hand, onToggle, onType, text }: Props) {
  const { words, face, base } = text;
  const [stop, setStop] = useState<AdventurerId>('R1');
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  return (
    <Fold
      id="adviser-hand"
      heading={words.hand.heading}
      note={fill(words.hand.count, { n: hand.length, of: mostInHand })}
      class="hand-pick"
      opens="always"
      closed={hand.length > 0 && <Chips cards={hand} text={text} />}
    >
      <p class="hand-printed">
        <Chips cards={hand} text={text} />
      </p>
      <div class="hand-grid" role="group" aria-labelledby="adviser-hand" onKeyDown={moveInGrid}>
        {suits.map((suit) => (
          <div
            key={suit}
            class="hand-suit"
            style={{ '--suit': `var(--dg-suit-${suit})`, '--deep': `var(--dg-suit-${suit}-deep)` }}
          >
            <span class="hand-suit-mark" aria-hidden="true">
              <SuitEmblem suit={suit} base={base} />
              {face.suitLetters[suit]}
            </span>
            {ranks.map((rank) => {
              const id: AdventurerId = `${suitLetters[suit]}${rank}`;
              return (
                <button
                  key={id}
                  type="button"
                  aria-pressed={hand.includes(id)}
                  aria-label={`${face.suits[suit]} ${rank}`}
                  tabIndex={id === stop ? 0 : -1}
                  onFocus={() => {
                    setStop(id);
                  }}
                  onClick={() => {
                    setIsRefused(!onToggle(id));
                  }}
                >
                  {rank}
                </button>
              );
            })}
          </div>
        ))}
      </div>
      <p class="note" role="status" hidden={!isRefused}>
        {isRefused && fill(words.hand.full, { of: mostInHand })}
      </p>
      <details class="hand-words">
        <summary>{words.hand.typed}</summary>
        <form
          class="hand-typed"
          onSubmit={(event) => {
            event.preventDefault();
            onType(inNotation(typed, face));
            setIsRefused(false);
          }}
        >
          <label>
            {words.hand.field}
            <input
              value={typed}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              aria-describedby="adviser-typed"
              onInput={(event) => {
                setTyped(event.currentTarget.value);
              }}
            />
          </label>
          <button type="submit" class="button">
            {words.hand.take}
          </button>
          <span id="adviser-typed">{fill(words.hand.hint, { example: cardsText(['R3', 'G4', 'B12'], text) })}</span>
        </form>
      </details>
    </Fold>
  );
}
