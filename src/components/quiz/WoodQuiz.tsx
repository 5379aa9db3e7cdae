import { Quiz } from './Quiz.tsx';
import { woodGame } from './wood-game.tsx';
import type { QuizText } from './words.ts';

/** The quiz of Dragonwood. */
export const WoodQuiz = (text: QuizText) => <Quiz game={woodGame} text={text} />;
