/** What the tests of games in play share: both games, bots that answer at once or when they are told to, a shelf, tabs. */
import * as dragonheartBots from '#engine/bots/dragonheart/index.ts';
import * as dragonwoodBots from '#engine/bots/dragonwood/index.ts';
import { seedRng, type BotLevel, type Player, type RngState } from '#engine/core/index.ts';
import * as dragonheart from '#engine/dragonheart/index.ts';
import * as dragonwood from '#engine/dragonwood/index.ts';
import type { ListedShelf } from '#lib/storage.ts';
import type { SavesTools } from './saves.ts';
import type { Answer } from './types.ts';

export { dragonheart, dragonheartBots, dragonwood, dragonwoodBots };

/** A player without a name. */
export const player = (kind: Player['kind'], name = ''): Player => ({ kind, name });

type Bots<View, Action> = Readonly<Record<BotLevel, (view: View, rng: RngState) => Action>>;

/** Bots that answer at once, in this page. */
export const promptBots = <View, Action>(bots: Bots<View, Action>) => ({
  move: ({ level, view, seed }: { readonly level: BotLevel; readonly view: View; readonly seed: number }) =>
    Promise.resolve<Answer<Action>>({ value: bots[level](view, seedRng(seed)) }),
});

/** Bots that answer when a test says so: each question waits, the first one first. */
export function patientBots<View, Action>() {
  const questions: {
    readonly question: { readonly level: BotLevel; readonly view: View; readonly seed: number };
    readonly answer: (answer: Answer<Action>) => void;
  }[] = [];
  return {
    questions,
    move: (question: { readonly level: BotLevel; readonly view: View; readonly seed: number }) =>
      new Promise<Answer<Action>>((answer) => {
        questions.push({ question, answer });
      }),
  };
}

/** Lets answers that have been given arrive. */
export const settle = async (times = 4): Promise<void> => {
  for (let time = 0; time < times; time++) await Promise.resolve();
};

/** A storage with room for so many characters, which several tabs share. */
export function sharedShelf(room = Infinity): ListedShelf & { readonly held: Map<string, string> } {
  const held = new Map<string, string>();
  return {
    held,
    get length() {
      return held.size;
    },
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem(key, value) {
      const others = [...held].reduce((sum, [name, text]) => (name === key ? sum : sum + text.length), 0);
      if (others + value.length > room) throw new Error('QuotaExceededError');
      held.set(key, value);
    },
    removeItem: (key) => void held.delete(key),
  };
}

/** Tabs over one storage: each hears what the others write, as a browser tells it. */
export function tabs(shelf: ListedShelf) {
  const listeners = new Map<string, Set<(key: string | null) => void>>();
  let clock = 1000;
  return (tab: string): SavesTools => {
    const own = new Set<(key: string | null) => void>();
    listeners.set(tab, own);
    const tellOthers = (key: string) => {
      for (const [name, heard] of listeners) if (name !== tab) for (const hear of heard) hear(key);
    };
    const place: ListedShelf = {
      get length() {
        return shelf.length;
      },
      key: (at) => shelf.key(at),
      getItem: (key) => shelf.getItem(key),
      setItem(key, value) {
        shelf.setItem(key, value);
        tellOthers(key);
      },
      removeItem(key) {
        shelf.removeItem(key);
        tellOthers(key);
      },
    };
    return {
      shelf: () => place,
      now: () => (clock += 1),
      tab,
      onWritten(hear) {
        own.add(hear);
        return () => void own.delete(hear);
      },
    };
  };
}

/** Ids and seeds in a row. */
export function counters(first = 1) {
  let id = first;
  let seed = first * 1000;
  return { newId: () => `game-${(id += 1)}`, newSeed: () => (seed += 1) };
}
