/** From a table to the best move, with its reasons as data: pages turn them into sentences. */
import {
  isDragon,
  parametersOf,
  targetById,
  type AdventurerId,
  type EnhancementId,
  type AttackMethod,
  type TargetId,
} from '../../dragonwood/index.ts';
import { isCertain, isLikely, toNumber, type Ratio } from '../../odds/index.ts';
import { stageOf, weighReload } from '../../bots/dragonwood/weigh.ts';
import { patientWeights } from '../../bots/dragonwood/patient-weights.ts';
import { plainWeights, type Weights } from '../../bots/dragonwood/weights.ts';
import { rankCaptures, type Capture, type Captures } from './captures.ts';
import { countedChance } from './chance.ts';
import { unseenOf } from './draw.ts';
import { reloadOutlook, type GrowingSet, type ReloadOutlook } from './outlook.ts';
import { viewOfTable, type TableQuestion } from './question.ts';

/** A reason for what is recommended, or against it. */
export type Reason = { readonly speaks: 'for' | 'against' } & (
  | { readonly code: 'noCards' }
  | { readonly code: 'noTargets' }
  /** Your last turn: only points count. `reload` with no card to be had that brings any. */
  | { readonly code: 'lastTurn' | 'noPointsHere' }
  /** With two players, who waits for long sets wins more often. */
  | { readonly code: 'patience' }
  /** No roll can reach any target. */
  | { readonly code: 'outOfReach' }
  | { readonly code: 'certain' }
  /** More than half of the rolls hit. */
  | { readonly code: 'likely' | 'unlikely'; readonly target: TargetId; readonly chance: Ratio }
  | { readonly code: 'points'; readonly points: number; readonly expected: number }
  /** If the other dragon, which does not lie here, is captured already, the game ends at once. (dw-end-dragons) */
  | { readonly code: 'mayEndGame' }
  /** An enhancement has no points, and helps in later turns. */
  | { readonly code: 'helpsLater'; readonly target: TargetId }
  | { readonly code: 'oneUsePays'; readonly once: readonly EnhancementId[]; readonly without: Ratio | null }
  /** What waiting for one more card does for the chance at this target. */
  | { readonly code: 'waitingGains'; readonly target: TargetId; readonly before: Ratio; readonly after: number }
  /** A set that one Reload lengthens with this chance; with it the target's chance rises. */
  | {
      readonly code: 'setMayGrow';
      readonly method: AttackMethod;
      readonly cards: readonly AdventurerId[];
      readonly chance: number;
      readonly target: TargetId;
      readonly now: Ratio;
      readonly then: Ratio;
    }
  | { readonly code: 'missCosts'; readonly cards: number }
  /** So many others have a turn before you: what lies here may be gone. */
  | { readonly code: 'othersFirst'; readonly others: number }
  /** The card drawn costs another. */
  | { readonly code: 'handFull'; readonly limit: number }
);

/** What to do, and why. */
export type Recommendation = {
  readonly reasons: readonly Reason[];
  /** The other choice is hardly worse: whoever likes it better is not wrong. */
  readonly isClose: boolean;
} & (
  | { readonly move: 'capture'; readonly capture: Capture }
  /** With the best capture, if any roll can reach one. */
  | { readonly move: 'reload'; readonly capture: Capture | null }
);

/** Choices this near to each other, in points, are as good as equal. */
const closeCall = 0.4;

/** All that the adviser says of a table. */
export interface Advice extends Captures {
  readonly reload: ReloadOutlook;
  /** What a Reload is worth in points, as the bots judge it: what a capture must beat. */
  readonly reloadValue: number;
  readonly recommendation: Recommendation;
}

/**
 * The judgement for so many players, found by letting bots play: with two at the table patience wins (62 of 100 games); with
 * four it loses (18 of 100, where 25 are even), as the others take what one waits for; with three both do equally well.
 */
const weightsFor = (players: number): Weights => (players === 2 ? patientWeights : plainWeights);

type Facts = Pick<Advice, 'reload' | 'ranked'> & { readonly question: TableQuestion; readonly isFull: boolean };

const fullHand = ({ isFull, question }: Facts, speaks: Reason['speaks']): readonly Reason[] =>
  isFull ? [{ speaks, code: 'handFull', limit: question.hand.length }] : [];

/** What waiting does for the chance at a target; nothing to say without a card. */
function waiting({ reload }: Facts, target: TargetId, recommends: 'capture' | 'reload'): readonly Reason[] {
  const found = reload.targets.find((one) => one.target === target);
  if (!found?.before) return [];
  const { before, after } = found;
  // A twentieth more is worth a turn to nobody.
  const isMuch = after - toNumber(before) >= 0.05;
  const speaks = isMuch === (recommends === 'reload') ? 'for' : 'against';
  return [{ speaks, code: 'waitingGains', target, before, after }];
}

function whyCapture(facts: Facts, capture: Capture, { oneUse }: Captures): readonly Reason[] {
  const { target, chance, points, expected, once, missCosts } = capture;
  const isCreature = targetById(target).kind === 'creature';
  const reasons: Reason[] = [];
  if (isCertain(chance)) reasons.push({ speaks: 'for', code: 'certain' });
  else if (isLikely(chance)) reasons.push({ speaks: 'for', code: 'likely', target, chance });
  else reasons.push({ speaks: 'against', code: 'unlikely', target, chance });
  if (facts.question.round === 'last') reasons.push({ speaks: 'for', code: 'lastTurn' });
  if (isCreature) reasons.push({ speaks: 'for', code: 'points', points, expected });
  else reasons.push({ speaks: 'for', code: 'helpsLater', target });
  if (once.length > 0) {
    const without = oneUse.find((one) => one.with === capture)?.without?.chance ?? null;
    reasons.push({ speaks: 'for', code: 'oneUsePays', once, without });
  }
  if (isDragon(target) && facts.question.landscape.filter(isDragon).length === 1) {
    reasons.push({ speaks: 'against', code: 'mayEndGame' });
  }
  if (facts.question.round === 'last') return reasons;
  if (!isCertain(chance)) {
    // What waiting does is counted without one-use cards: beside a chance with them it would mislead.
    if (once.length === 0) reasons.push(...waiting(facts, target, 'capture'));
    if (missCosts > 0) reasons.push({ speaks: 'against', code: 'missCosts', cards: missCosts });
  }
  reasons.push({ speaks: 'for', code: 'othersFirst', others: facts.question.players - 1 }, ...fullHand(facts, 'for'));
  return reasons;
}

/** The set whose growth brings most for the captures at hand. */
function mayGrow({ reload, ranked }: Facts): readonly Reason[] {
  const growing = reload.sets.filter(
    ({ helping, method }: GrowingSet) => helping.length > 0 && method !== 'dragonSpell',
  );
  const gains = growing.flatMap((set) =>
    ranked
      .filter(({ method, cards }) => method === set.method && cards.length === set.cards.length)
      .map(({ target, method, dice, bonus, need, reroll, chance: now, worth }) => {
        const then = countedChance({ dice: dice + 1, bonus, need, reroll });
        const { cards, chance } = set;
        const gain = chance * (toNumber(then) - toNumber(now)) * worth;
        return {
          gain,
          reason: { speaks: 'for', code: 'setMayGrow', method, cards, chance, target, now, then } as const,
        };
      })
      .filter(({ gain }) => gain > 0),
  );
  const [best] = gains.toSorted((a, b) => b.gain - a.gain);
  return best ? [best.reason] : [];
}

function whyReload(facts: Facts, best: Capture | null): readonly Reason[] {
  const { question } = facts;
  const against = { speaks: 'against', code: 'othersFirst', others: question.players - 1 } as const;
  if (question.hand.length === 0) return [{ speaks: 'for', code: 'noCards' }];
  if (question.landscape.length === 0) return [{ speaks: 'for', code: 'noTargets' }];
  if (question.round === 'last') {
    return [
      { speaks: 'for', code: 'lastTurn' },
      { speaks: 'for', code: best ? 'noPointsHere' : 'outOfReach' },
    ];
  }
  if (!best) return [{ speaks: 'for', code: 'outOfReach' }, ...mayGrow(facts), ...fullHand(facts, 'against')];
  const { target, chance, missCosts } = best;
  const reasons: Reason[] = [];
  if (isLikely(chance)) reasons.push({ speaks: 'against', code: 'likely', target, chance });
  else reasons.push({ speaks: 'for', code: 'unlikely', target, chance });
  reasons.push(...mayGrow(facts), ...waiting(facts, target, 'reload'));
  if (isLikely(chance) && weightsFor(question.players) === patientWeights && !facts.isFull) {
    reasons.push({ speaks: 'for', code: 'patience' });
  }
  if (!isCertain(chance) && missCosts > 0) reasons.push({ speaks: 'for', code: 'missCosts', cards: missCosts });
  return [...reasons, against, ...fullHand(facts, 'against')];
}

/** The best of all captures, with one-use cards where they pay. */
function bestOf({ ranked, oneUse }: Captures): Capture | null {
  const captures = [
    ...ranked.filter(({ isHopeless }) => !isHopeless),
    ...oneUse.filter(({ pays }) => pays).map((one) => one.with),
  ];
  return captures.reduce<Capture | null>((best, one) => (best && best.value >= one.value ? best : one), null);
}

/**
 * What can be captured, what a Reload would change, and what to do. The question must hold what a table can hold: a draw
 * deck of fewer than `fewestInDeck` cards throws a RangeError.
 */
export function advise(question: TableQuestion): Advice {
  const view = viewOfTable(question);
  const stage = stageOf(view, weightsFor(question.players));
  const captures = rankCaptures({ view, stage });
  const unseen = unseenOf(question);
  const reload = reloadOutlook(view, unseen);
  const reloadValue = weighReload(view, stage);
  const isFull = question.hand.length >= parametersOf(view.options).handLimit.value;
  const facts: Facts = { question, isFull, reload, ranked: captures.ranked };
  const best = bestOf(captures);
  const isClose = best !== null && Math.abs(best.value - reloadValue) < closeCall;
  const recommendation: Recommendation =
    best && best.value > reloadValue
      ? { move: 'capture', capture: best, isClose, reasons: whyCapture(facts, best, captures) }
      : { move: 'reload', capture: best, isClose, reasons: whyReload(facts, best) };
  return { ...captures, reload, reloadValue, recommendation };
}
