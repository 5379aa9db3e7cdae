/** Why a move of Dragonwood is good, in the three rungs of a hint. */
import type { DragonwoodAction } from '#engine/dragonwood/index.ts';
import type { Reasons } from '#engine/bots/dragonwood/index.ts';
import { percentText, triesText, type ChanceWords } from '../chance-text.ts';
import type { ReasonsWords } from '../en/reasons-words.ts';
import { fill } from '../plural.ts';
import { tellAction } from './dragonwood.ts';
import type { DragonwoodTeller } from './dragonwood-names.ts';
import { counted, type Rungs } from './teller.ts';

/** What reasons are told with. */
export interface WoodReasonWords {
  readonly reasons: ReasonsWords['wood'];
  readonly chance: ChanceWords;
}

/** A chance between 0 and 1 as a percentage; finer than a page shows. */
const shareText = (share: number, { locale }: Pick<DragonwoodTeller, 'locale'>, words: ChanceWords): string =>
  percentText({ num: share * 1e6, den: 1e6 }, locale, words);

function thinkOf(reasons: Reasons, action: DragonwoodAction, teller: DragonwoodTeller, words: WoodReasonWords): string {
  const { reasons: said, chance } = words;
  const { locale } = teller;
  switch (reasons.kind) {
    case 'capture': {
      const { num, den } = reasons.chance;
      const method = action.type === 'capture' ? action.method : 'strike';
      const hit =
        num === den
          ? said.certain
          : fill(said.capture[method], {
              chance: percentText(reasons.chance, locale, chance),
              tries: triesText(reasons.chance, locale, chance),
            });
      const brings = reasons.points > 0 ? counted(teller, reasons.points, said.points) : said.enhancement;
      return [hit, brings, reasons.value > reasons.reload ? said.better : said.close].join(' ');
    }
    case 'reload': {
      const { waitsFor, isFull } = reasons;
      const waits = waitsFor
        ? fill(said.waits[waitsFor.method], {
            ...teller.words.cardNames[waitsFor.target],
            chance: shareText(waitsFor.chance, teller, chance),
          })
        : said.noSet;
      return isFull ? `${waits} ${said.full}` : waits;
    }
    case 'reroll':
      if (reasons.before) return said.already;
      return reasons.chance > 0
        ? fill(said.again, { chance: shareText(reasons.chance, teller, chance) })
        : said.hopeless;
    case 'letGo':
      return reasons.rank === 0 ? said.least : said.little;
  }
}

/** A hint on this action in three rungs. */
export function tellReasons(
  action: DragonwoodAction,
  reasons: Reasons,
  teller: DragonwoodTeller,
  words: WoodReasonWords,
): Rungs {
  const { look } = words.reasons;
  const first =
    reasons.kind === 'capture'
      ? fill(look.capture, { ...teller.words.cardNames[reasons.target] })
      : { reload: look.reload, reroll: look.roll, letGo: look.letGo }[reasons.kind];
  return [first, thinkOf(reasons, action, teller, words), `${tellAction(action, teller)}.`];
}
