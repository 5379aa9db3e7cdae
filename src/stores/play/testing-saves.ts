/** What the tests of saved games share: tabs with games of their own, and people who decide. */
import type { Player } from '#engine/core/index.ts';
import { createPlay } from './create-play.ts';
import { newMatch } from './read-match.ts';
import { createSaves, type SavesTools } from './saves.ts';
import { counters, dragonwood, dragonwoodBots, player, promptBots } from './testing.ts';

const options = { players: 2, edition: 'tabletop', variants: [] } as const;
/** A new match of two people. */
export const woodGame = (
  id: string,
  seed = 7,
  players: readonly Player[] = [player('person', 'Аня'), player('person')],
) =>
  newMatch<dragonwood.DragonwoodOptions, dragonwood.DragonwoodState, dragonwood.DragonwoodAction>(dragonwood, {
    id,
    players,
    start: { kind: 'seed', options, seed },
  });

/** A tab with its own store and its own view of the shared storage. */
export function openTab(tab: (name: string) => SavesTools, name: string, first: number) {
  const saves = createSaves(dragonwood, tab(name));
  const tools = { game: dragonwood, bots: promptBots(dragonwoodBots), saves, ...counters(first) };
  return {
    saves,
    begin: (match: ReturnType<typeof woodGame>) => createPlay(tools, match, { kind: 'begun' }),
    resume(id: string) {
      const taken = saves.take(id);
      if (!taken) throw new RangeError(`nothing is saved as ${id}`);
      return createPlay(tools, taken.match, { kind: 'resumed', told: taken.told });
    },
  };
}
export type Store = ReturnType<ReturnType<typeof openTab>['begin']>;

/** One decision of the person who is asked. */
export function decide(store: Store) {
  const { status } = store.$play.get();
  if (status.kind === 'handing') store.handOver();
  if (store.$play.get().status.kind === 'curtain') store.lift();
  const { state, status: asked } = store.$play.get();
  if (asked.kind !== 'asked') throw new RangeError(asked.kind);
  store.act(dragonwood.legalActions(dragonwood.view(state, asked.seat))[0]!);
}
/** So many decisions. */
export const decideMany = (store: Store, times: number) => {
  for (let time = 0; time < times; time++) decide(store);
};
