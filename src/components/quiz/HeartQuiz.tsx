import { heartGame } from './heart-game.tsx';
import { Quiz } from './Quiz.tsx';
import type { QuizText } from './words.ts';

/** The quiz of Dragonheart. */
export const HeartQuiz = (text: QuizText) => <Quiz game={heartGame} text={text} />;
