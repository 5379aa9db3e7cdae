import type { LessonWords } from '#i18n/lesson-words.ts';
import { fill } from '#i18n/plural.ts';

interface Props {
  readonly label: string;
  /** The lesson's page; empty where the lesson is at home. */
  readonly page: string;
  readonly count: number;
  /** The step at which the lesson stands, from 0. */
  readonly at: number;
  readonly done: readonly number[];
  readonly words: LessonWords['player'];
}

/** The bar of steps: each is a link to its step. */
export const StepBar = ({ label, page, count, at, done, words }: Props) => (
  <nav aria-label={label}>
    <ol class="lesson-bar" role="list">
      {Array.from({ length: count }, (_, step) => {
        const state = step === at ? 'now' : done.includes(step) ? 'done' : 'open';
        return (
          <li key={step}>
            <a href={`${page}#step-${step + 1}`} data-state={state} aria-current={step === at ? 'step' : undefined}>
              <span class="visually-hidden">{fill(words.stepLink, { n: step + 1, state: words.states[state] })}</span>
            </a>
          </li>
        );
      })}
    </ol>
  </nav>
);
