/** Why the rules of Dragonwood refuse something, and what an action is called. */
import type { DragonwoodAction, DragonwoodIllegality, EnhancementId, Idle, NotASet } from '#engine/dragonwood/index.ts';
import type { DragonwoodNarration } from '../en/narrate-dragonwood.ts';
import { fill } from '../plural.ts';
import { adventurerText, anyCardText, meansText, type DragonwoodTeller } from './dragonwood-names.ts';
import { tellOf } from './teller.ts';

/** Why cards are no set, or why an enhancement adds nothing; it needs no players. */
export function tellAttemptRefusal(
  reason: NotASet | Idle | Extract<DragonwoodIllegality, { code: Idle['code'] }>,
  {
    refusals,
    cardNames,
  }: Pick<DragonwoodNarration, 'refusals'> & {
    readonly cardNames: Readonly<Record<EnhancementId, { readonly name: string }>>;
  },
): string {
  switch (reason.code) {
    case 'againstEnhancement':
    case 'otherMethod':
    case 'sixDiceAlready':
      return fill(refusals[reason.code], { card: cardNames[reason.enhancement].name });
    case 'gap':
      return fill(refusals.gap, { from: reason.between[0], to: reason.between[1] });
    case 'repeatedRank':
      return fill(refusals.repeatedRank, { rank: reason.rank });
    case 'tooMany':
      return fill(refusals.tooMany, { cards: reason.cards });
    case 'noCards':
    case 'mixedRanks':
    case 'mixedSuits':
      return refusals[reason.code];
  }
}

/** Why the action is refused, in one or two sentences to its player. */
export function tellRefusal(reason: DragonwoodIllegality | Idle, teller: DragonwoodTeller): string {
  const { words } = teller;
  const { refusals } = words;
  switch (reason.code) {
    case 'noCards':
    case 'tooMany':
    case 'gap':
    case 'repeatedRank':
    case 'mixedRanks':
    case 'mixedSuits':
    case 'againstEnhancement':
    case 'otherMethod':
    case 'sixDiceAlready':
      return tellAttemptRefusal(reason, words);
    case 'gameOver':
      return words.gameOver;
    case 'notYourTurn':
      return tellOf(teller, reason.toAct, words.notYourTurn);
    case 'wrongPhase':
      return refusals.wrongPhase[reason.phase];
    case 'notInLandscape':
      return fill(refusals.notInLandscape, { card: anyCardText(teller, reason.target) });
    case 'notInHand':
    case 'cardTwice':
      return fill(refusals[reason.code], { card: anyCardText(teller, reason.card) });
    case 'notYourEnhancement':
    case 'enhancementTwice':
    case 'notForSpell':
      return fill(refusals[reason.code], { card: anyCardText(teller, reason.enhancement) });
    case 'spellCards':
      return fill(refusals.spellCards, { cards: reason.cards, needed: reason.needed });
    case 'noSuchDie':
      return fill(refusals.noSuchDie, { dice: reason.dice });
    case 'potionStandsForNothing':
    case 'potionNotLaidOut':
    case 'potionAsLadybug':
    case 'noDragonSpell':
    case 'spellNeedsDragon':
    case 'spellNotASuitRun':
      return refusals[reason.code];
  }
}

/** An action in a few words, as a button or a hint names it: "Stomp at the Fire Ants with blue 4 and orange 4". */
export function tellAction(action: DragonwoodAction, teller: DragonwoodTeller): string {
  const { words } = teller;
  switch (action.type) {
    case 'reload':
    case 'keep':
      return words.actions[action.type];
    case 'reroll':
      return fill(words.actions.reroll, { place: action.die + 1 });
    case 'discard':
    case 'pass':
      return fill(words.actions[action.type], { card: adventurerText(teller, action.card) });
    case 'capture': {
      const { name, object } = words.cardNames[action.target];
      return fill(words.actions[action.method], { name, target: object }) + meansText(teller, action);
    }
  }
}
