/** What happens in a game of Dragonwood, in sentences: for captions, live regions, logs and paper. */
import type { AttackMethod, DragonwoodEvent } from '#engine/dragonwood/index.ts';
import { fill, plural } from '../plural.ts';
import { adventurerText, cardsText, meansText, type DragonwoodTeller } from './dragonwood-names.ts';
import { counted, lineText, list, sentence, tellOf, tellOutcome, who, type Line } from './teller.ts';

export { tellAction, tellAttemptRefusal, tellRefusal } from './dragonwood-refusals.ts';
export type { DragonwoodTeller } from './dragonwood-names.ts';

type EventType = DragonwoodEvent['type'];
/** The event of that type. */
export type Of<Type extends EventType> = Extract<DragonwoodEvent, { type: Type }>;

/** The dice with the bonus, and what they must reach. */
function tellRoll({ seat, rolled, bonus, total, need }: Of<'diceRolled'>, teller: DragonwoodTeller): string {
  const { attack } = teller.words;
  const isOne = rolled.length === 1;
  const voices =
    bonus > 0 ? (isOne ? attack.rolledOneBonus : attack.rolledBonus) : isOne ? attack.rolledOne : attack.rolled;
  const told = tellOf(teller, seat, voices, { dice: list(teller, rolled), bonus, total });
  return `${told} ${fill(attack.needed, { need })}`;
}

function tellDeclared({ seat, method, target, attack, dice, bonus }: Of<'attackDeclared'>, teller: DragonwoodTeller) {
  const { words, locale } = teller;
  const declared: Readonly<Record<AttackMethod, (typeof words.attack.declared)['strike']>> = words.attack.declared;
  const { name, object } = words.cardNames[target];
  const what = tellOf(teller, seat, declared[method], { name, target: object });
  const numbers = plural(locale, dice, bonus > 0 ? words.attack.diceAndBonus : words.attack.dice);
  return what + meansText(teller, attack) + fill(numbers, { n: dice, bonus });
}

/** Cards that were passed on, one clause for each. */
function tellPassed({ cards }: Of<'stormCardsPassed'>, teller: DragonwoodTeller): string {
  const { words, viewer } = teller;
  const clauses = cards.map(({ from, to, card }) => {
    const { toYou, fromYou, between } = words.landscape.passes;
    const clause = to === viewer ? toYou : from === viewer ? fromYou : between;
    return fill(clause, { who: who(teller, from), to: who(teller, to), card: adventurerText(teller, card) });
  });
  return `${sentence(clauses.join('; '))}.`;
}

function tellDiscards({ cards }: Of<'stormCardsDiscarded'>, teller: DragonwoodTeller): string {
  const { discards, discardsToo, last } = teller.words.landscape;
  const clauses = cards.map(({ seat, card }, place) =>
    tellOf(teller, seat, place === 0 ? discards : discardsToo, { card: adventurerText(teller, card) }),
  );
  const before = clauses.slice(0, -1).join(', ');
  return `${sentence([before, ...clauses.slice(-1)].filter(Boolean).join(last))}.`;
}

function tellSunk({ cards }: Of<'enhancementsSank'>, teller: DragonwoodTeller): string {
  const { landscape } = teller.words;
  if (cards.length === 0) return landscape.nothingSank;
  const told = fill(plural(teller.locale, cards.length, landscape.sank), {
    cards: cardsText(teller, cards, 'object'),
    names: cardsText(teller, cards, 'name'),
  });
  return sentence(told);
}

function tellOverLimit({ seats, limit }: Of<'limitExceeded'>, teller: DragonwoodTeller): string {
  const { hand } = teller.words;
  const [first] = seats;
  const discards =
    seats.length === 1 && first !== undefined
      ? tellOf(teller, first, hand.overLimit, { limit })
      : fill(hand.allOverLimit, {
          limit,
          who: list(
            teller,
            seats.map((seat) => who(teller, seat)),
          ),
        });
  return `${fill(hand.tooMany, { limit })} ${discards}`;
}

/** What an attack, a wound or the end comes to: a line of which the outcome may be stressed. */
export function tellLine(event: DragonwoodEvent, teller: DragonwoodTeller): Line {
  const { words } = teller;
  switch (event.type) {
    case 'creatureCaptured': {
      const values = {
        target: words.cardNames[event.target].object,
        points: counted(teller, event.points, words.points),
      };
      return { text: '', outcome: tellOf(teller, event.seat, words.attack.captured, values), tone: 'good' };
    }
    case 'enhancementCaptured': {
      const values = { target: words.cardNames[event.target].object };
      return { text: '', outcome: tellOf(teller, event.seat, words.attack.capturedEnhancement, values), tone: 'good' };
    }
    case 'attackMissed': {
      const outcome =
        event.cards.length > 0 ? tellOf(teller, event.seat, words.attack.missed) : words.attack.missedWithoutCards;
      return { text: '', outcome, tone: 'bad' };
    }
    case 'gameEnded': {
      const { outcome } = event;
      const told = tellOutcome(teller, outcome, outcome.tie && words.end.tie[outcome.tie]);
      return { ...told, text: `${words.end[event.cause]} ${told.text}` };
    }
    default:
      return { text: tellPlain(event, teller) };
  }
}

type Plain = Exclude<
  DragonwoodEvent,
  { type: 'creatureCaptured' | 'enhancementCaptured' | 'attackMissed' | 'gameEnded' }
>;

function tellPlain(event: Plain, teller: DragonwoodTeller): string {
  const { words } = teller;
  const { attack, hand, landscape } = words;
  switch (event.type) {
    case 'reloaded':
      return tellOf(teller, event.seat, hand.reloaded);
    case 'adventurerDrawn':
      return tellOf(teller, event.seat, hand.drew, { cards: adventurerText(teller, event.card) });
    case 'ladybugDrawn':
      return tellOf(teller, event.seat, hand.ladybug, { cards: counted(teller, event.more, words.cards) });
    case 'deckReshuffled':
      return hand.reshuffled;
    case 'lastRoundBegan':
      return hand.lastRound;
    case 'attackDeclared':
      return tellDeclared(event, teller);
    case 'diceRolled':
      return tellRoll(event, teller);
    case 'rerollOffered':
      return tellOf(teller, event.seat, attack.rerollOffered);
    case 'rollKept':
      return tellOf(teller, event.seat, attack.kept);
    case 'dieRerolled': {
      const { from, to, total, need } = event;
      return `${tellOf(teller, event.seat, attack.rerolled, { from, to, total })} ${fill(attack.needed, { need })}`;
    }
    case 'woundSuffered':
      return tellOf(teller, event.seat, attack.wound, { cards: counted(teller, event.cards, words.cards) });
    case 'woundSkipped':
      return tellOf(teller, event.seat, attack.noWound);
    case 'cardDiscarded':
      return tellOf(teller, event.seat, hand.discarded, { cards: adventurerText(teller, event.card) });
    case 'cardTurnedUp':
      return fill(landscape.turnedUp, {
        cards: cardsText(teller, [event.card], 'object'),
        names: cardsText(teller, [event.card], 'name'),
      });
    case 'landscapeShrank':
      return counted(teller, event.landscape, landscape.shrank);
    case 'eventHappened':
      return landscape.happened[event.event];
    case 'stormAsked': {
      const asked = list(
        teller,
        event.seats.map((seat) => who(teller, seat)),
      );
      return fill(landscape.asked[event.event], { who: asked });
    }
    case 'stormCardChosen':
      return tellOf(teller, event.seat, landscape.chosen, { card: adventurerText(teller, event.card) });
    case 'stormCardsDiscarded':
      return tellDiscards(event, teller);
    case 'stormCardsPassed':
      return tellPassed(event, teller);
    case 'enhancementsSank':
      return tellSunk(event, teller);
    case 'limitExceeded':
      return tellOverLimit(event, teller);
    case 'turnEnded':
      return tellOf(teller, event.next, words.end.turnEnded);
  }
}

/** One event as one sentence or two. Cards that the event leaves out are told without a name. */
export const tellEvent = (event: DragonwoodEvent, teller: DragonwoodTeller): string =>
  lineText(tellLine(event, teller));
