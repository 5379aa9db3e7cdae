import { MethodIcon } from '#components/cards/MethodIcon.tsx';
import { percentText, withSigns } from '#i18n/chance-text.ts';
import type { Answer } from './answers.ts';
import type { OddsText } from './words.ts';
import './answer-bar.css';

/**
 * The three chances in one line at the foot of a narrow screen, as long as the question is in sight: the answers proper
 * stand below it. Decoration: the status message speaks.
 */
export function AnswerBar({ answers, text }: { answers: readonly Answer[]; text: OddsText }) {
  const words = withSigns(text.chance);
  return (
    <p class="answer-bar" aria-hidden="true">
      {answers.map(({ method, chance, isBest }) => (
        <span key={method} data-best={isBest}>
          <MethodIcon method={method} base={text.base} />
          {percentText(chance, text.locale, words)}
        </span>
      ))}
    </p>
  );
}
