import { captureChance, dieFaces } from '#engine/odds/index.ts';
import { integerText } from '#i18n/chance-text.ts';
import { fill, plural } from '#i18n/plural.ts';
import type { Answer } from './answers.ts';
import type { OddsText } from './words.ts';

/** The count behind an answer in words: rolls, what they must show, how many do, and the Mushroom's second throw. */
export function workedOut({ dice, bonus, need, reroll, chance }: Answer, { words, locale }: OddsText): string {
  const { worked, answer } = words;
  const number = (value: number) => integerText(value, locale);
  const plainHits = captureChance({ dice, bonus, need }).num;
  const onDice = need - bonus;
  const sentences = [
    fill(plural(locale, dice, worked.rolls), {
      dice: fill(plural(locale, dice, answer.dice), { n: dice }),
      rolls: number(dieFaces.length ** dice),
    }),
    fill(
      onDice <= dice && bonus > 0
        ? worked.bonusNone
        : plural(locale, plainHits, bonus === 0 ? worked.plain : worked.bonus),
      {
        bonus: `+${bonus}`,
        need: onDice,
        hits: number(plainHits),
      },
    ),
  ];
  if (reroll) sentences.push(fill(worked.reroll, { pairs: number(chance.den), hits: number(chance.num) }));
  return sentences.join(' ');
}
