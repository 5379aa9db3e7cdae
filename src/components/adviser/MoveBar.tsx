import { faceOf, type Advice } from '#engine/adviser/dragonwood/index.ts';
import { fill } from '#i18n/plural.ts';
import { percentOf, type AdviserText } from './text.ts';
import '#components/odds/answer-bar.css';
import './move-bar.css';

interface Props {
  readonly recommendation: Advice['recommendation'];
  /** A word for the chance, not a number. */
  readonly isSimple: boolean;
  readonly text: AdviserText;
}

/**
 * The best move in one line at the foot of a narrow screen, as long as the question is in sight: the answer proper stands
 * below it. Decoration: the status message speaks.
 */
export function MoveBar({ recommendation, isSimple, text }: Props) {
  const { cardNames, words } = text;
  if (recommendation.move === 'reload') {
    return (
      <p class="answer-bar" aria-hidden="true">
        <span data-best="true">{words.answer.reload}</span>
      </p>
    );
  }
  const { target, chance } = recommendation.capture;
  const percent = isSimple ? words.faces[faceOf(chance)] : percentOf(chance, text);
  return (
    <p class="answer-bar" aria-hidden="true">
      <span data-best="true">{fill(words.answer.bar, { card: cardNames[target], percent })}</span>
    </p>
  );
}
