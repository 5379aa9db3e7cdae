import { useEffect, useState } from 'preact/hooks';
import { suitLetters, type AdventurerCardId } from '#engine/dragonwood/index.ts';
import { fill } from '#i18n/plural.ts';
import { cardsText, inNotation, type AdviserText } from './text.ts';

interface Props {
  readonly discard: readonly AdventurerCardId[];
  readonly onType: (typed: string) => void;
  readonly text: AdviserText;
}

/** The letter of a Ladybug in notation. */
const ladybug = 'L';

/** What is remembered of the discard pile, typed as a hand is. */
export function DiscardField({ discard, onType, text }: Props) {
  const { words, face } = text;
  const { discard: own } = words;
  const known = discard.map((id) => (id === ladybug ? own.ladybug : cardsText([id], text))).join(' ');
  const [typed, setTyped] = useState(known);
  // What counts is what is shown: a card may have come back into the hand.
  useEffect(() => {
    setTyped(known);
  }, [known]);
  const example = `${cardsText([`${suitLetters.red}3`, `${suitLetters.green}4`], text)} ${own.ladybug}`;
  return (
    <div class="discard-field">
      <h3>{own.heading}</h3>
      <form
        class="hand-typed"
        onSubmit={(event) => {
          event.preventDefault();
          const letters = typed.split(/\s+/u).map((word) => (word.toUpperCase() === own.ladybug ? ladybug : word));
          onType(inNotation(letters.join(' '), face));
        }}
      >
        <label>
          {own.label}
          <input
            value={typed}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            aria-describedby="adviser-discard-hint"
            onInput={(event) => {
              setTyped(event.currentTarget.value);
            }}
          />
        </label>
        <button type="submit" class="button">
          {own.take}
        </button>
        <span id="adviser-discard-hint">
          {fill(own.hint, { example })}. {own.why}
        </span>
      </form>
    </div>
  );
}
