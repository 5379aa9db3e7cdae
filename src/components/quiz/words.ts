import type { ComponentChildren } from 'preact';
import type { RuleReference } from '#components/play/RuleReference.tsx';
import type { Question, QuizValue, Shown } from '#engine/quiz/index.ts';
import type { CardFaceWords } from '#i18n/card-words.ts';
import type { Locale } from '#i18n/locales.ts';
import type { QuizGameWords, QuizWords } from '#i18n/quiz-words.ts';

/** All that a quiz needs to speak one language, handed down from the page. */
export interface QuizText {
  readonly locale: Locale;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  readonly common: QuizWords['common'];
  readonly words: QuizGameWords;
  readonly face: CardFaceWords;
  /** Names of the titles of Dragonwood or of the types of Dragonheart. */
  readonly cardNames: Readonly<Record<string, string>>;
  /** Rules of the game by id. */
  readonly rules: Readonly<Record<string, RuleReference>>;
}

/** What a game lends to its quiz. */
export interface QuizGame {
  readonly name: 'dragonwood' | 'dragonheart';
  /** Question `number`, from 0, of the quiz with this seed. */
  readonly questionAt: (seed: number, number: number) => Question;
  /** A card in words. */
  readonly cardText: (card: string, text: QuizText) => string;
  /** Something that a question shows, drawn; null for plain words. */
  readonly draw: (shown: Shown, question: Question, text: QuizText) => ComponentChildren;
}

/** A value, and how to say it. */
export type ValueTeller = (value: QuizValue) => string;
