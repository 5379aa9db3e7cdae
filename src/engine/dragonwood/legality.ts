/** Why the rules refuse an action, judged from what its player knows. */
import type { Seat } from '../core/index.ts';
import { enhancementById, isCreatureId, isEnhancementId, mostDice, targetById } from './cards.ts';
import { adventurerById, isAdventurerId, type Adventurer } from './decks.ts';
import { dragonSpell } from './editions.ts';
import type { DragonwoodIllegality } from './refusals.ts';
import type { DragonwoodRuleId } from './rules.ts';
import { whyNotSet } from './sets.ts';
import type { Attack, DragonwoodAction, DragonwoodState, DragonwoodView, Phase, PhaseKind } from './types.ts';

/** The seat that a phase asks; null when the game is over. */
export function seatAsked(phase: Phase): Seat | null {
  switch (phase.kind) {
    case 'turn':
    case 'reroll':
    case 'wound':
      return phase.seat;
    case 'eventCard':
    case 'discardToLimit':
      return phase.waiting[0] ?? null;
    case 'over':
      return null;
  }
}

/** The seat that must decide now; null when the game is over. */
export const toAct = ({ phase }: Pick<DragonwoodState, 'phase'>): Seat | null => seatAsked(phase);

/** What a phase asks for. */
export function actionsAsked(phase: Phase): readonly DragonwoodAction['type'][] {
  switch (phase.kind) {
    case 'turn':
      return ['reload', 'capture'];
    case 'reroll':
      return ['keep', 'reroll'];
    case 'wound':
    case 'discardToLimit':
      return ['discard'];
    case 'eventCard':
      return phase.event === 'wind-storm' ? ['pass'] : ['discard'];
    case 'over':
      return [];
  }
}

/** The rule by which a phase asks what it asks. */
function ruleOfPhase(phase: Phase): DragonwoodRuleId {
  switch (phase.kind) {
    case 'eventCard':
      return `dw-${phase.event}`;
    case 'over':
      return phase.cause === 'dragons' ? 'dw-end-dragons' : 'dw-end-decks';
    case 'turn':
    case 'reroll':
    case 'wound':
    case 'discardToLimit':
      return phaseRules[phase.kind];
  }
}

const phaseRules = {
  turn: 'dw-turn-choice',
  reroll: 'dw-lucky-mushroom',
  wound: 'dw-wound',
  discardToLimit: 'dw-hand-limit',
} as const satisfies Readonly<Record<Exclude<PhaseKind, 'eventCard' | 'over'>, DragonwoodRuleId>>;

const repeated = <Item>(items: readonly Item[]): Item | undefined =>
  items.find((item, place) => items.indexOf(item) !== place);

function whyNotThoseCards(view: DragonwoodView, { cards }: Attack): DragonwoodIllegality | null {
  const missing = cards.find((card) => !view.hand.includes(card));
  if (missing !== undefined) return { code: 'notInHand', rule: 'dw-dice', card: missing };
  const twice = repeated(cards);
  return twice === undefined ? null : { code: 'cardTwice', rule: 'dw-dice', card: twice };
}

function whyNotThoseEnhancements(view: DragonwoodView, attack: Attack): DragonwoodIllegality | null {
  const { target, enhancements, potionAs } = attack;
  const own = view.enhancements[view.seat] ?? [];
  const foreign = enhancements.find((id) => !own.includes(id));
  if (foreign !== undefined) {
    return { code: 'notYourEnhancement', rule: 'dw-capture-enhancement', enhancement: foreign };
  }
  const twice = repeated(enhancements);
  if (twice !== undefined) return { code: 'enhancementTwice', rule: 'dw-enhancement-declare', enhancement: twice };
  const [any] = enhancements;
  if (any !== undefined && isEnhancementId(target)) {
    return { code: 'againstEnhancement', rule: 'dw-enhancement-creatures-only', enhancement: any, target };
  }
  const hasPotion = enhancements.includes('charmed-potion');
  if (hasPotion && potionAs === undefined) return { code: 'potionStandsForNothing', rule: 'dw-charmed-potion' };
  if (!hasPotion && potionAs !== undefined) return { code: 'potionNotLaidOut', rule: 'dw-charmed-potion' };
  if (potionAs !== undefined && !isAdventurerId(potionAs))
    return { code: 'potionAsLadybug', rule: 'dw-charmed-potion' };
  return null;
}

/** The Adventurers of an attack with the one that the Potion stands for. */
function cardsWithPotion({ cards, potionAs }: Attack): Adventurer[] {
  const laid = cards.map(adventurerById);
  return potionAs !== undefined && isAdventurerId(potionAs) ? [...laid, adventurerById(potionAs)] : laid;
}

function whyNotSpell(view: DragonwoodView, attack: Attack): DragonwoodIllegality | null {
  const rule = 'dw-dragon-spell';
  const { target, enhancements } = attack;
  if (!view.options.variants.includes('dragonSpell')) return { code: 'noDragonSpell', rule };
  const card = targetById(target);
  if (card.kind !== 'creature' || !card.dragon) return { code: 'spellNeedsDragon', rule, target };
  if (enhancements.includes('charmed-potion')) return { code: 'notForSpell', rule, enhancement: 'charmed-potion' };
  const cards = attack.cards.map(adventurerById);
  const needed = dragonSpell.cards.value;
  if (cards.length !== needed) return { code: 'spellCards', rule, cards: cards.length, needed };
  const isSuitRun = whyNotSet('strike', cards) === null && whyNotSet('scream', cards) === null;
  return isSuitRun ? null : { code: 'spellNotASuitRun', rule };
}

function whyNotMethod(view: DragonwoodView, attack: Attack): DragonwoodIllegality | null {
  if (attack.method === 'dragonSpell') return whyNotSpell(view, attack);
  const cards = cardsWithPotion(attack);
  const notASet = whyNotSet(attack.method, cards);
  if (notASet) return notASet;
  const bunny = attack.enhancements.find((id) => enhancementById(id).effect.kind === 'extraDie');
  return bunny && cards.length >= mostDice ? { code: 'sixDiceAlready', rule: 'dw-six-dice', enhancement: bunny } : null;
}

function whyNotCapture(view: DragonwoodView, attack: Attack): DragonwoodIllegality | null {
  const { target } = attack;
  const isThere = view.landscape.includes(target) && (isCreatureId(target) || isEnhancementId(target));
  if (!isThere) return { code: 'notInLandscape', rule: 'dw-target', target };
  return whyNotThoseCards(view, attack) ?? whyNotThoseEnhancements(view, attack) ?? whyNotMethod(view, attack);
}

/** Why the seat of this view may not do that, or null when it may. Depends on nothing that the seat does not know. */
export function illegality(view: DragonwoodView, action: DragonwoodAction): DragonwoodIllegality | null {
  const { phase, seat } = view;
  const asked = seatAsked(phase);
  if (asked === null) return { code: 'gameOver', rule: ruleOfPhase(phase) };
  if (asked !== seat) return { code: 'notYourTurn', rule: ruleOfPhase(phase), toAct: asked };
  if (!actionsAsked(phase).includes(action.type)) {
    return { code: 'wrongPhase', rule: ruleOfPhase(phase), phase: phase.kind };
  }
  switch (action.type) {
    case 'reload':
    case 'keep':
      return null;
    case 'capture':
      return whyNotCapture(view, action);
    case 'reroll': {
      const dice = phase.kind === 'reroll' ? phase.rolled.length : 0;
      const isThere = Number.isInteger(action.die) && action.die >= 0 && action.die < dice;
      return isThere ? null : { code: 'noSuchDie', rule: 'dw-lucky-mushroom', die: action.die, dice };
    }
    case 'discard':
    case 'pass':
      return view.hand.includes(action.card)
        ? null
        : { code: 'notInHand', rule: ruleOfPhase(phase), card: action.card };
  }
}
