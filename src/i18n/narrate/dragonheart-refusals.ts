/** Why the rules of Dragonheart refuse something, and what an action is called. */
import { cardById, type DragonheartAction, type DragonheartIllegality } from '#engine/dragonheart/index.ts';
import { fill } from '../plural.ts';
import { anyText, cardsText, type DragonheartTeller } from './dragonheart-names.ts';
import { counted, list, sentence, tellOf } from './teller.ts';

/** Why the action is refused, in one or two sentences to its player. */
export function tellRefusal(reason: DragonheartIllegality, teller: DragonheartTeller): string {
  const { words } = teller;
  const { refusals, types } = words;
  switch (reason.code) {
    case 'gameOver':
      return words.gameOver;
    case 'notYourTurn':
      return tellOf(teller, reason.toAct, words.notYourTurn);
    case 'wrongPhase':
      return refusals.wrongPhase[reason.phase];
    case 'noCards':
      return refusals.noCards;
    case 'notInHand':
      return fill(reason.held > 0 ? refusals.notSoMany : refusals.notInHand, { card: anyText(teller, reason.card) });
    case 'mixedTypes': {
      const named = reason.types.map((type) => types[type].name);
      return fill(refusals.mixedTypes, { types: list(teller, named) });
    }
    case 'tooManyCards': {
      const { fit, onSpace, capacity, cardType } = reason;
      const { all } = types[cardType];
      if (fit === 0) return sentence(fill(refusals.full, { all, capacity }));
      return sentence(counted(teller, fit, refusals.tooManyCards, { all, onSpace, capacity }));
    }
    case 'emptyPile':
      return fill(refusals.emptyPile, { pile: anyText(teller, reason.pile) });
    case 'notOffered': {
      const piles = reason.piles.map((pile) => types[pile].allObject).join(words.events.or);
      return fill(refusals.notOffered, { piles });
    }
  }
}

/** An action in a few words, as a button or a hint names it: "Play 2 Dwarves (1 and 3)". */
export function tellAction(action: DragonheartAction, teller: DragonheartTeller): string {
  const { actions, types } = teller.words;
  if (action.type === 'take') {
    const { all, allObject } = types[action.pile];
    return fill(actions.take, { all, allObject });
  }
  if (action.cards.length === 0) return actions.playNothing;
  const byType = Map.groupBy(action.cards, (card) => cardById(card).type);
  const cards = [...byType].map(([type, ids]) => cardsText(teller, type, ids));
  return fill(actions.play, { cards: list(teller, cards) });
}
