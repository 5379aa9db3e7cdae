import { faceOf, type Advice } from '#engine/adviser/dragonwood/index.ts';
import { fill } from '#i18n/plural.ts';
import { AnswerLink } from './AnswerLink.tsx';
import { percentOf, type AdviserText } from './text.ts';

interface Props {
  readonly recommendation: Advice['recommendation'];
  /** A word for the chance, not a number. */
  readonly isSimple: boolean;
  readonly text: AdviserText;
}

/**
 * The best move in one line at the foot of a narrow screen, as long as the question is in sight, and the way to the answer
 * proper, which stands below it.
 */
export function MoveBar({ recommendation, isSimple, text }: Props) {
  const { cardNames, words } = text;
  const move = () => {
    if (recommendation.move === 'reload') return words.answer.reload;
    const { target, chance } = recommendation.capture;
    const percent = isSimple ? words.faces[faceOf(chance)] : percentOf(chance, text);
    return fill(words.answer.bar, { card: cardNames[target], percent });
  };
  return <AnswerLink to="adviser-verdict" move={move()} why={words.answer.why} />;
}
