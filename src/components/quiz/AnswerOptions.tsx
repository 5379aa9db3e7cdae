import type { QuizWords } from '#i18n/quiz-words.ts';

interface Props {
  /** The name of the group of radio buttons, free on the page. */
  readonly name: string;
  readonly labelledBy: string;
  readonly options: readonly string[];
  readonly chosen: number | null;
  /** The place of the right one, once the answer is given. */
  readonly right: number | null;
  readonly words: QuizWords['common'];
  readonly onChoose: (place: number) => void;
}

/** The answers to choose from; after the answer each tells what it was. */
export const AnswerOptions = ({ name, labelledBy, options, chosen, right, words, onChoose }: Props) => (
  <fieldset class="quiz-options" aria-labelledby={labelledBy}>
    {options.map((option, place) => {
      const mark = right === null ? null : place === right ? 'right' : place === chosen ? 'wrong' : null;
      return (
        <label key={place} data-mark={mark}>
          <input
            type="radio"
            name={name}
            value={place}
            checked={place === chosen}
            disabled={right !== null}
            onChange={() => {
              onChoose(place);
            }}
          />
          <span>
            {option}
            {mark && <b>{mark === 'right' ? `✓ ${words.isRight}` : `✗ ${words.wasYours}`}</b>}
          </span>
        </label>
      );
    })}
  </fieldset>
);
