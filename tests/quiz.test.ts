/** Whatever a quiz may say has words in both languages. */
import { describe, expect, test } from 'vitest';
import { heartGame } from '#components/quiz/HeartQuiz.tsx';
import { tell, valueText } from '#components/quiz/tell.ts';
import type { QuizText } from '#components/quiz/words.ts';
import { woodGame } from '#components/quiz/WoodQuiz.tsx';
import { cardWords } from '#i18n/card-words.ts';
import { dragonheartCardNames, dragonwoodCardNames } from '#i18n/cards.ts';
import { locales } from '#i18n/locales.ts';
import { quizWords } from '#i18n/quiz-words.ts';

const games = [
  ['dragonwood', woodGame, dragonwoodCardNames],
  ['dragonheart', heartGame, dragonheartCardNames],
] as const;

describe.each(games)('the quiz of %s', (name, game, cardNames) => {
  test.each(locales)('has all its words (%s)', (locale) => {
    const { common, [name]: words } = quizWords(locale);
    const face = cardWords(locale).face;
    const text: QuizText = { locale, base: '/', common, words, face, cardNames: cardNames(locale), rules: {} };
    for (let seed = 0; seed < 60; seed++) {
      for (let number = 0; number < 12; number++) {
        const question = game.questionAt(seed, number);
        const said = [question.ask, ...question.options, question.why].map((each) => tell(each, text, game));
        const shown = question.shown.map(({ value }) => valueText(value, text, game));
        expect([...said, ...shown].join(' '), JSON.stringify(question)).not.toMatch(/undefined|NaN|[{}]/);
        expect(said).not.toContain('');
        // Answers that read alike would be two right ones.
        const options = question.options.map((each) => tell(each, text, game));
        expect(new Set(options).size, options.join(' | ')).toBe(options.length);
        expect(question.shown.map(({ label }) => label).filter((label) => !Object.hasOwn(words.labels, label))).toEqual(
          [],
        );
      }
    }
  });
});
