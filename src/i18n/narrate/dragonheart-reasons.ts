/** Why a move of Dragonheart is good, in the three rungs of a hint. */
import type { DragonheartAction, Takeable } from '#engine/dragonheart/index.ts';
import type { Reasons } from '#engine/bots/dragonheart/index.ts';
import { percentText, type ChanceWords } from '../chance-text.ts';
import type { ReasonsWords } from '../en/reasons-words.ts';
import { fill, plural } from '../plural.ts';
import { tellAction } from './dragonheart.ts';
import type { DragonheartTeller } from './dragonheart-names.ts';
import { counted, type Rungs } from './teller.ts';

/** What reasons are told with. */
export interface HeartReasonWords {
  readonly reasons: ReasonsWords['heart'];
  readonly chance: ChanceWords;
}

/** Chances below this are not worth a word. */
const worthTelling = 0.05;

function thinkOf(reasons: Reasons, teller: DragonheartTeller, { reasons: said, chance }: HeartReasonWords): string {
  const { locale, words } = teller;
  if (reasons.kind === 'take') return counted(teller, reasons.points, said.choice);
  const pile = (id: Takeable) => (id === 'hold' ? words.hold : words.types[id].allObject);
  const { takes, gain, opens, hope } = reasons;
  const brings =
    takes === null
      ? said.quiet
      : fill(plural(locale, Math.round(gain), said.gain), { pile: pile(takes), n: Math.round(gain) });
  const danger = opens.find((open) => open.chance >= worthTelling);
  const risk = danger
    ? fill(said.opens, {
        who: said.opponent,
        pile: pile(danger.pile),
        points: counted(teller, danger.points, words.points),
        cards: counted(teller, danger.needs, words.types[danger.by].counted),
        chance: percentText({ num: danger.chance * 1e6, den: 1e6 }, locale, chance),
      })
    : fill(said.safe, { who: said.opponent });
  const next = Math.round(hope);
  return [brings, risk, next > 0 ? counted(teller, next, said.hope) : ''].filter(Boolean).join(' ');
}

/** A hint on this action in three rungs. */
export function tellReasons(
  action: DragonheartAction,
  reasons: Reasons,
  teller: DragonheartTeller,
  words: HeartReasonWords,
): Rungs {
  const { look } = words.reasons;
  const first = () => {
    if (reasons.kind === 'take') return look.choice;
    if (reasons.takes === null) return look.quiet;
    return reasons.takes === 'hold'
      ? look.hold
      : fill(look.takes, { pile: teller.words.types[reasons.takes].allObject });
  };
  return [first(), thinkOf(reasons, teller, words), `${tellAction(action, teller)}.`];
}
