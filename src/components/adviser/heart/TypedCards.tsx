import { useEffect, useState } from 'preact/hooks';
import type { CardId } from '#engine/dragonheart/index.ts';
import { fill } from '#i18n/plural.ts';
import { inHeartNotation, typedText, type HeartAdviserText } from './text.ts';
import '../hand-grid.css';

interface Props {
  /** What lies there. */
  readonly cards: readonly CardId[];
  /** What the place is called. */
  readonly place: string;
  /** In notation: all cards that are to lie there. */
  readonly onType: (typed: string) => void;
  readonly text: HeartAdviserText;
}

/** The cards of one place as words, to read and to write. */
export function TypedCards({ cards, place, onType, text }: Props) {
  const { typed: words } = text.words;
  const lying = cards.map((id) => typedText(id, text)).join(' ');
  const [typed, setTyped] = useState(lying);
  // What is tapped in stands here too.
  useEffect(() => {
    setTyped(lying);
  }, [lying]);
  return (
    <details class="hand-words">
      <summary>{fill(words.label, { place })}</summary>
      <form
        class="hand-typed"
        onSubmit={(event) => {
          event.preventDefault();
          onType(inHeartNotation(typed, text));
        }}
      >
        <label>
          {place}
          <input
            value={typed}
            autocomplete="off"
            spellcheck={false}
            aria-describedby="heart-typed"
            onInput={(event) => {
              setTyped(event.currentTarget.value);
            }}
          />
        </label>
        <button type="submit" class="button">
          {words.take}
        </button>
        <span id="heart-typed">
          {fill(words.hint, { example: (['Tr3', 'Dw1', "Kn2'"] as const).map((id) => typedText(id, text)).join(' ') })}
        </span>
      </form>
    </details>
  );
}
