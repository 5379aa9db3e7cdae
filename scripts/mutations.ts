/** Rules of Dragonwood broken on purpose, to see that the tests notice: see mutate.ts. */

/** A rule that is broken: a text of one file in src/engine/dragonwood, and what is put in its place. */
export interface Mutation {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** The mutations. Their texts stand in the engine exactly once. */
export const mutations: readonly Mutation[] = [
  {
    name: 'a Stomp is judged by the suit',
    file: 'sets.ts',
    from: "case 'stomp':\n      return cards.every(({ rank }) => rank === first?.rank)",
    to: "case 'stomp':\n      return cards.every(({ suit }) => suit === first?.suit)",
  },
  {
    name: 'the numbers of Stomp and Scream are swapped',
    file: 'cards.ts',
    from: 'const needs = (strike: number, stomp: number, scream: number)',
    to: 'const needs = (strike: number, scream: number, stomp: number)',
  },
  { name: 'the number must be exceeded', file: 'resolve.ts', from: 'total >= need', to: 'total > need' },
  { name: 'the Silver Sword adds 1', file: 'cards.ts', from: 'needs(2, 0, 0)', to: 'needs(1, 0, 0)' },
  { name: 'a miss costs no card', file: 'resolve.ts', from: 'if (held > 0) {', to: 'if (held > 99) {' },
  {
    name: 'the dragons lie anywhere in the deck',
    file: 'setup.ts',
    from: 'shuffle(afterOthers, [...left.slice(0, half), ...dragons]);\n  return { removed, deck: [...lower, ...left.slice(half)], rng: next };',
    to: 'shuffle(afterOthers, [...left, ...dragons]);\n  return { removed, deck: [...lower], rng: next };',
  },
  {
    name: 'a Wind Storm blows to the left',
    file: 'refill.ts',
    from: '(seat + hands.length - 1) % hands.length',
    to: '(seat + 1) % hands.length',
  },
  { name: 'those tied for most creatures get 3', file: 'editions.ts', from: 'tied: 2', to: 'tied: 3' },
  {
    name: 'the Potion is kept',
    file: 'evolve.ts',
    from: "use !== 'once') continue;",
    to: "use !== 'once' || id === 'charmed-potion') continue;",
  },
  {
    name: 'an event is not replaced',
    file: 'refill.ts',
    from: 'if (isEventId(card) && happen(writing, card)) return true;',
    to: 'if (isEventId(card)) return happen(writing, card);',
  },
  {
    name: 'the active player has no turn in the last round',
    file: 'evolve.ts',
    from: 'event.players + 1',
    to: 'event.players',
  },
  {
    name: 'both dragons never end the game',
    file: 'resolve.ts',
    from: 'dragonsCaptured(writing) === 2',
    to: 'dragonsCaptured(writing) === 3',
  },
  {
    name: 'a Ladybug brings one card',
    file: 'draw.ts',
    from: 'const forLadybug = 2',
    to: 'const forLadybug = 1',
  },
  {
    name: 'the deck is shuffled when the next card is needed',
    file: 'draw.ts',
    from: '    if (draft.deck.length === 0) reshuffle(writing);\n  }',
    to: '  }\n  if (draft.deck.length === 0) reshuffle(writing);',
  },
  {
    name: 'the choices in a storm are open',
    file: 'view.ts',
    from: 'other === seat ? card : null',
    to: 'other >= 0 ? card : null',
  },
  {
    name: 'the Dragon Spell costs one card at a miss',
    file: 'resolve.ts',
    from: "method === 'dragonSpell' ? dragonSpell.missDiscards.value : woundCards",
    to: 'woundCards',
  },
  {
    name: 'hands are limited after a Reload only',
    file: 'refill.ts',
    from: "return askForLimit(writing, 'event');",
    to: 'return false;',
  },
  {
    name: 'the Orange Dragon breaks ties online',
    file: 'editions.ts',
    from: "online: { ...common, tieBreak: parameter(['mostCreatures']",
    to: "online: { ...common, tieBreak: parameter(['orangeDragon', 'mostCreatures']",
  },
  {
    name: 'the Bunny adds a seventh die',
    file: 'legality.ts',
    from: 'bunny && cards.length >= mostDice',
    to: 'bunny && cards.length > mostDice',
  },
  {
    name: 'enhancements help against enhancements',
    file: 'legality.ts',
    from: 'any !== undefined && isEnhancementId(target)',
    to: 'any === undefined && isEnhancementId(target) && any',
  },
];
