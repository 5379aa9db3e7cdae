/** What happens in a game of Dragonheart, in sentences: for captions, live regions, logs and paper. */
import type { CardId, DragonheartEvent, Takeable } from '#engine/dragonheart/index.ts';
import { fill } from '../plural.ts';
import { cardsText, cardText, type DragonheartTeller } from './dragonheart-names.ts';
import { counted, lineText, list, sentence, tellOf, tellOutcome, who, type Line, type LineOf } from './teller.ts';

export { tellAction, tellRefusal } from './dragonheart-refusals.ts';
export type { DragonheartTeller } from './dragonheart-names.ts';

type Of<Type extends DragonheartEvent['type']> = Extract<DragonheartEvent, { type: Type }>;

function tellPlayed({ seat, cardType, cards, onSpace, capacity }: Of<'cardsPlayed'>, teller: DragonheartTeller) {
  const { events } = teller.words;
  const played = tellOf(teller, seat, events.played, { cards: cardsText(teller, cardType, cards) });
  const lying =
    capacity === null ? counted(teller, onSpace, events.onStack) : fill(events.onSpace, { n: onSpace, of: capacity });
  return `${played} ${lying}`;
}

function tellTaken({ seat, pile, cards, points }: Of<'pileTaken'>, teller: DragonheartTeller): string {
  const { words } = teller;
  const worth = counted(teller, points, words.points);
  return pile === 'hold'
    ? tellOf(teller, seat, words.events.holdTaken, { cards: counted(teller, cards.length, words.cards), points: worth })
    : tellOf(teller, seat, words.events.taken, {
        cards: counted(teller, cards.length, words.types[pile].counted),
        points: worth,
      });
}

function tellChoice({ seat, piles }: Of<'choiceAsked'>, teller: DragonheartTeller): string {
  const { words } = teller;
  const offered = piles.map(({ pile, cards, points }) =>
    fill(words.events.pile, {
      cards: counted(teller, cards.length, words.types[pile].counted),
      points: counted(teller, points, words.points),
    }),
  );
  return tellOf(teller, seat, words.events.choice, { piles: offered.join(words.events.or) });
}

function tellNothing(piles: readonly Takeable[], teller: DragonheartTeller): string {
  const { events, noneOf } = teller.words;
  const none = list(
    teller,
    piles.map((pile) => noneOf[pile]),
  );
  return fill(events.nothingTaken, { piles: none });
}

function tellDrawn({ seat, cards, limit, withGreatDragon }: Of<'cardsDrawn'>, teller: DragonheartTeller): string {
  const { words } = teller;
  const seen = cards.filter((card): card is CardId => card !== null);
  const number = counted(teller, cards.length, words.cards);
  const told =
    seen.length === cards.length
      ? tellOf(teller, seat, words.events.drewSeen, {
          cards: number,
          seen: list(
            teller,
            seen.map((card) => cardText(teller, card)),
          ),
        })
      : tellOf(teller, seat, words.events.drew, { cards: number });
  return withGreatDragon ? `${told} ${fill(words.events.withDragon, { limit })}` : told;
}

/** An event as a line; what brings points, the Great Dragon or the end stands as its outcome. */
export function tellLine(event: DragonheartEvent, teller: DragonheartTeller): Line {
  const { words } = teller;
  const { events } = words;
  switch (event.type) {
    case 'pileTaken':
      return { text: '', outcome: tellTaken(event, teller), tone: 'good' };
    case 'nothingTaken':
      return { text: '', outcome: tellNothing(event.piles, teller) };
    case 'greatDragonTaken': {
      const { seat, from } = event;
      const outcome = tellOf(teller, seat, events.dragon);
      const lost = from === null ? '' : ` ${tellOf(teller, from, events.dragonLost)}`;
      return { text: '', outcome: outcome + lost, tone: 'good' };
    }
    case 'gameEnded': {
      const { outcome } = event;
      const told = tellOutcome(teller, outcome, outcome.tie && events.tie[outcome.tie]);
      return { ...told, text: `${events.over} ${told.text}` };
    }
    default:
      return { text: tellPlain(event, teller) };
  }
}

type Plain = Exclude<DragonheartEvent, { type: 'pileTaken' | 'nothingTaken' | 'greatDragonTaken' | 'gameEnded' }>;

function tellPlain(event: Plain, teller: DragonheartTeller): string {
  const { words } = teller;
  const { events } = words;
  switch (event.type) {
    case 'cardsPlayed':
      return tellPlayed(event, teller);
    case 'choiceAsked':
      return tellChoice(event, teller);
    case 'movedToHold':
      return sentence(fill(events.toHold, { all: words.types[event.cardType].all }));
    case 'shipsDeparted':
      return fill(events.departed, { n: event.departures });
    case 'cardPutBack':
      // Whoever sees the card is told which; an onlooker hears what the others hear.
      return event.card === null
        ? fill(events.putBack.other, { who: who(teller, event.seat) })
        : tellOf(teller, event.seat, events.putBack, { card: cardText(teller, event.card) });
    case 'cardsDrawn':
      return tellDrawn(event, teller);
    case 'refillFellShort':
      return tellOf(teller, event.seat, events.fellShort, {
        hand: event.hand,
        cards: counted(teller, event.hand, words.cards),
      });
    case 'endTriggered':
      return event.cause === 'ships' ? events.shipsEnd : tellOf(teller, event.seat, events.deckEnd);
    case 'turnEnded':
      return tellOf(teller, event.next, event.isLast ? events.lastTurn : events.turn);
  }
}

/** One event as one sentence or two. Cards that the event leaves out are told without a name. */
export const tellEvent = (event: DragonheartEvent, teller: DragonheartTeller): string =>
  lineText(tellLine(event, teller));

/** What happened, line by line, each with its event: a play with what it takes, and nothing that goes without saying. */
export function tellEach(
  events: readonly DragonheartEvent[],
  teller: DragonheartTeller,
): readonly LineOf<DragonheartEvent>[] {
  const lines: LineOf<DragonheartEvent>[] = [];
  for (const [at, event] of events.entries()) {
    if (event.type === 'turnEnded') continue;
    const line = tellLine(event, teller);
    const before = events[at - 1];
    const last = lines.at(-1);
    const joins = (event.type === 'pileTaken' || event.type === 'nothingTaken') && before?.type === 'cardsPlayed';
    // What was played tells its rule best: the cards that take.
    if (joins && last) lines[lines.length - 1] = { line: { ...line, text: last.line.text }, event: last.event };
    else lines.push({ line, event });
  }
  return lines;
}

/** The same lines alone. */
export const tellEvents = (events: readonly DragonheartEvent[], teller: DragonheartTeller): readonly Line[] =>
  tellEach(events, teller).map(({ line }) => line);
