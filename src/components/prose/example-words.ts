import type { AttemptOdds, EnhancementId } from '#engine/dragonwood/index.ts';
import type { Locale } from '#i18n/locales.ts';
import { fill } from '#i18n/plural.ts';
import { proseWords } from '#i18n/prose.ts';
import type { ProseWords } from '#i18n/en/prose.ts';
import type { Roll, Worked } from './example.ts';

/** What the dice showed, and what came of it: two texts, the second to be stressed. */
export function rollSentences(
  { against, cards }: Worked,
  roll: Roll,
  bonus: number,
  locale: Locale,
): { readonly told: string; readonly outcome: string } {
  const { example } = proseWords(locale);
  // British English, as elsewhere on the site: no comma before "and".
  const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' });
  const message = roll.dice.length === 1 ? example.rollOne : example.roll;
  const told = [fill(message, { dice: list.format(roll.dice.map(String)), sum: roll.sum })];
  if (roll.rerolled) told.push(fill(example.rerolled, { ...roll.rerolled, sum: roll.finalSum }));
  if (bonus > 0) told.push(fill(example.withBonus, { bonus, total: roll.total }));
  const missed = cards.length > 0 ? example.miss : example.missWithoutCards;
  return { told: told.join(' '), outcome: roll.hit ? example.hit[against] : missed };
}

/** What an enhancement adds to the attempt, in a word: `+2`. */
export function addsText(id: EnhancementId, { parts }: AttemptOdds, { adds }: ProseWords['example']): string {
  const part = parts.find(({ enhancement }) => enhancement === id);
  if (!part) return '';
  return part.adds === 'bonus' ? fill(adds.bonus, { bonus: part.bonus }) : adds[part.adds];
}
