/** What the quizzes of both games share. */
export type { Chooser } from './chooser.ts';
export { makeOne, parseSeed, questionsInQuiz, questionAt, type Maker } from './make.ts';
export type { Question, QuizValue, Said, Shown } from './question.ts';
