import '#components/controls/button.css';
import { useState } from 'preact/hooks';
import type { Option } from '#engine/scenario/index.ts';
import type { LessonWords } from '#i18n/lesson-words.ts';

interface Props {
  /** An id that is free on the page. */
  readonly id: string;
  readonly options: readonly Option[];
  /** The answers by name. */
  readonly texts: Readonly<Record<string, string>>;
  readonly isDone: boolean;
  readonly words: LessonWords['player'];
  readonly onAnswer: (name: string) => void;
  /** Nothing is chosen yet. */
  readonly onSay: (message: string) => void;
}

/** A question: one answer of several. */
export const QuestionForm = ({ id, options, texts, isDone, words, onAnswer, onSay }: Props) => {
  const [chosen, setChosen] = useState<string>();
  return (
    <form
      class="lesson-question lesson-box"
      onSubmit={(event) => {
        event.preventDefault();
        if (isDone) return;
        if (chosen === undefined) onSay(words.choose);
        else onAnswer(chosen);
      }}
    >
      <fieldset disabled={isDone}>
        <legend>{words.question}</legend>
        {options.map(({ name }) => (
          <label key={name}>
            <input
              type="radio"
              name={id}
              value={name}
              checked={name === chosen}
              onChange={() => {
                setChosen(name);
              }}
            />
            <span>{texts[name]}</span>
          </label>
        ))}
      </fieldset>
      {!isDone && (
        <button type="submit" class="button button-primary">
          {words.check}
        </button>
      )}
    </form>
  );
};
