import {
  defaultEndTrigger,
  type DragonheartParameters,
  type DragonheartRuleId,
  endTriggerIds,
  parameters,
} from '#engine/dragonheart/index.ts';
import { type DragonwoodParameters, type DragonwoodRuleId, editions, playerCounts } from '#engine/dragonwood/index.ts';
import type { GuideWords } from '#i18n/guide.ts';
import { fill } from '#i18n/plural.ts';

/** A number of the rules in words. */
export interface RuleNumber {
  readonly name: string;
  readonly text: string;
  readonly rule: DragonwoodRuleId | DragonheartRuleId;
  /** The editions have different values. */
  readonly differs: boolean;
}

type Words = GuideWords['numbers'];

/** The value of a parameter of Dragonwood, told. */
function told(key: keyof DragonwoodParameters, edition: DragonwoodParameters, words: Words): string {
  switch (key) {
    case 'players':
      return edition.players.value.join(', ');
    case 'removed':
      return playerCounts.map((players) => edition.removed.value[players]).join(', ');
    case 'mostCreaturesBonus':
      return fill(words.bonus, edition.mostCreaturesBonus.value);
    case 'tieBreak':
      return [...edition.tieBreak.value.map((way) => words.tieBreaks[way]), words.shared].join(words.then);
    case 'startHand':
    case 'handLimit':
    case 'landscape':
    case 'mostDice':
    case 'adventurerPasses':
      return String(edition[key].value);
  }
}

function dragonwoodNumbers(words: Words): RuleNumber[] {
  const { tabletop, online } = editions;
  return (Object.keys(words.dragonwood) as (keyof DragonwoodParameters)[]).map((key) => {
    const [atTable, onLine] = [told(key, tabletop, words), told(key, online, words)];
    const differs = atTable !== onLine;
    const text = differs ? fill(words.differs, { tabletop: atTable, online: onLine }) : atTable;
    return { name: words.dragonwood[key], text, rule: tabletop[key].rule, differs };
  });
}

function dragonheartNumbers(words: Words): RuleNumber[] {
  const [usual, other] = [defaultEndTrigger.value, endTriggerIds.find((id) => id !== defaultEndTrigger.value)];
  if (!other) throw new Error('There is only one end trigger');
  const text = fill(words.standard, { usual: words.endTriggers[usual], other: words.endTriggers[other] });
  return [
    ...(Object.keys(words.dragonheart) as (keyof DragonheartParameters)[]).map((key) => ({
      name: words.dragonheart[key],
      text: String(parameters[key].value),
      rule: parameters[key].rule,
      differs: false,
    })),
    { name: words.endTrigger, text, rule: defaultEndTrigger.rule, differs: true },
  ];
}

/** All numbers on which the rules of a game depend, in the order of the words; those that editions see differently are marked. */
export const numbersOf = (game: 'dragonwood' | 'dragonheart', words: Words): readonly RuleNumber[] =>
  game === 'dragonwood' ? dragonwoodNumbers(words) : dragonheartNumbers(words);
