/** Puts the values of a question into words. */
import type { QuizValue, Said } from '#engine/quiz/index.ts';
import { fill } from '#i18n/plural.ts';
import type { QuizGame, QuizText } from './words.ts';

/** A chance in per cent to the nearest tenth; one that is not 0 never looks like it, and 100 is certain. */
export function chanceText(chance: number, { common, locale }: Pick<QuizText, 'common' | 'locale'>): string {
  if (chance > 0 && chance < 0.0005) return common.least;
  const tenths = chance < 1 ? Math.min(999, Math.round(chance * 1000)) : 1000;
  return fill(common.percent, { n: (tenths / 10).toLocaleString(locale) });
}

const named = (names: Readonly<Record<string, string>>, key: string): string => {
  const name = names[key];
  if (name === undefined) throw new Error(`"${key}" has no name`);
  return name;
};

/** A value in words. */
export function valueText(value: QuizValue, text: QuizText, game: QuizGame): string {
  const { words, face, locale } = text;
  if (typeof value === 'number') return value.toLocaleString(locale);
  if ('card' in value) return named(text.cardNames, value.card);
  if ('cards' in value) {
    return value.cards.map((card) => game.cardText(card, text)).join(', ') || text.common.nothing;
  }
  if ('method' in value) {
    return named({ ...face.methods, dragonSpell: words.things.dragonSpell ?? '' }, value.method);
  }
  if ('seat' in value) return words.players[value.seat] ?? '';
  if ('scores' in value) {
    return value.scores.map((score, seat) => `${words.players[seat] ?? ''}\u00a0${score}`).join(', ');
  }
  return 'chance' in value ? chanceText(value.chance, text) : named(words.things, value.line);
}

/** A sentence of a question in words. */
export function tell({ say, values = {} }: Said, text: QuizText, game: QuizGame): string {
  const told = Object.entries(values).map(([name, value]) => [name, valueText(value, text, game)]);
  return fill(named(text.words.lines, say), Object.fromEntries(told) as Record<string, string>);
}
