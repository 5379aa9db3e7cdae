/** A run of events as lines: what belongs together in one, and nothing that the line before has told. */
import { isEventId, type DragonwoodEvent } from '#engine/dragonwood/index.ts';
import { fill } from '../plural.ts';
import { adventurersText, cardsText, type DragonwoodTeller } from './dragonwood-names.ts';
import { tellLine, type Of } from './dragonwood.ts';
import { counted, runFrom, tellOf, type Line, type LineOf, type Voices } from './teller.ts';

/** A line, or null for nothing to tell, and how many events it has told. */
interface Step {
  readonly line: Line | null;
  readonly took: number;
}

const isDrawn =
  (seat: number) =>
  (event: DragonwoodEvent): event is Of<'adventurerDrawn'> =>
    event.type === 'adventurerDrawn' && event.seat === seat;

const isDiscarded =
  (seat: number, why: Of<'cardDiscarded'>['reason']) =>
  (event: DragonwoodEvent): event is Of<'cardDiscarded'> =>
    event.type === 'cardDiscarded' && event.seat === seat && event.reason === why;

const isTurnedUp = (event: DragonwoodEvent): event is Of<'cardTurnedUp'> =>
  event.type === 'cardTurnedUp' && !isEventId(event.card);

/** Drawn Adventurers by name; those that the reader does not see, by their number. */
function drawnText(drawn: readonly Of<'adventurerDrawn'>[], teller: DragonwoodTeller): string {
  const cards = drawn.flatMap(({ card }) => card ?? []);
  return cards.length === drawn.length
    ? adventurersText(teller, cards)
    : counted(teller, drawn.length, teller.words.cards);
}

function draws(events: readonly DragonwoodEvent[], at: number, seat: number, teller: DragonwoodTeller): Step | null {
  const reloads = events[at]?.type === 'reloaded' ? 1 : 0;
  const drawn = runFrom(events, at + reloads, isDrawn(seat));
  if (drawn.length === 0) return null;
  const voices = reloads ? teller.words.hand.reloadedAndDrew : teller.words.hand.drew;
  const text = tellOf(teller, seat, voices, { cards: drawnText(drawn, teller) });
  return { line: { text }, took: drawn.length + reloads };
}

/** Adventurers that one player gives up one after the other; `before` events more are told by it. */
function discards(
  lost: readonly Of<'cardDiscarded'>[],
  before: number,
  voices: Voices,
  teller: DragonwoodTeller,
): Step {
  const ids = lost.map(({ card }) => card);
  const text = tellOf(teller, lost[0]?.seat ?? 0, voices, { cards: adventurersText(teller, ids) });
  return { line: { text }, took: before + lost.length };
}

const isResult = (event: DragonwoodEvent | undefined): event is DragonwoodEvent =>
  event?.type === 'creatureCaptured' || event?.type === 'enhancementCaptured' || event?.type === 'attackMissed';

function step(events: readonly DragonwoodEvent[], at: number, event: DragonwoodEvent, teller: DragonwoodTeller): Step {
  const next = events[at + 1];
  const plain: Step = { line: tellLine(event, teller), took: 1 };
  const silent: Step = { line: null, took: 1 };
  switch (event.type) {
    case 'turnEnded':
      return silent;
    case 'reloaded':
    case 'adventurerDrawn':
      return draws(events, at, event.seat, teller) ?? plain;
    case 'diceRolled':
    case 'dieRerolled':
    case 'rollKept':
      return isResult(next)
        ? { line: { ...tellLine(next, teller), text: tellLine(event, teller).text }, took: 2 }
        : plain;
    case 'rerollOffered':
      // Told while its player thinks; afterwards the decision tells it.
      return next?.type === 'rollKept' || next?.type === 'dieRerolled' ? silent : plain;
    case 'woundSuffered': {
      const lost = runFrom(events, at + 1, isDiscarded(event.seat, 'wound'));
      return lost.length > 0 ? discards(lost, 1, teller.words.attack.wounded, teller) : plain;
    }
    case 'cardDiscarded':
      return discards(
        runFrom(events, at, isDiscarded(event.seat, event.reason)),
        0,
        teller.words.hand.discarded,
        teller,
      );
    case 'cardTurnedUp': {
      if (next?.type === 'eventHappened') return silent;
      const ids = runFrom(events, at, isTurnedUp).map(({ card }) => card);
      if (ids.length < 2) return plain;
      const values = { cards: cardsText(teller, ids, 'object'), names: cardsText(teller, ids, 'name') };
      return { line: { text: fill(teller.words.landscape.turnedUp, values) }, took: ids.length };
    }
    case 'stormAsked':
      return events[at - 1]?.type === 'eventHappened' ? silent : plain;
    case 'stormCardChosen':
      // Once all cards are shown, nothing is hidden any more.
      return events.slice(at).some(({ type }) => type === 'stormCardsDiscarded' || type === 'stormCardsPassed')
        ? silent
        : plain;
    default:
      return plain;
  }
}

/** What happened, line by line, each with its event: joins what belongs together, leaves out what goes without saying. */
export function tellEach(
  events: readonly DragonwoodEvent[],
  teller: DragonwoodTeller,
): readonly LineOf<DragonwoodEvent>[] {
  const lines: LineOf<DragonwoodEvent>[] = [];
  let at = 0;
  for (;;) {
    const event = events[at];
    if (event === undefined) return lines;
    const { line, took } = step(events, at, event, teller);
    at += took;
    // A roll with what came of it cites what came of it.
    if (line) lines.push({ line, event: events[at - 1] ?? event });
  }
}

/** The same lines alone. */
export const tellEvents = (events: readonly DragonwoodEvent[], teller: DragonwoodTeller): readonly Line[] =>
  tellEach(events, teller).map(({ line }) => line);
