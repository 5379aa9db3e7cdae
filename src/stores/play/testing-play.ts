/** What the tests of a game in play share: Dragonwood with any players, played on by the normal bot. */
import type { Player } from '#engine/core/index.ts';
import { createPlay } from './create-play.ts';
import { newMatch } from './read-match.ts';
import { counters, dragonwood, dragonwoodBots, promptBots, settle } from './testing.ts';
import type { Beginning, MatchShelf, PlayMoment } from './types.ts';

/** What is shown of a match of Dragonwood. */
export type WoodMoment = PlayMoment<
  dragonwood.DragonwoodOptions,
  dragonwood.DragonwoodState,
  dragonwood.DragonwoodAction,
  dragonwood.DragonwoodEvent,
  dragonwood.DragonwoodIllegality
>;
type WoodShelf = MatchShelf<dragonwood.DragonwoodOptions, dragonwood.DragonwoodAction>;

/** A new match of Dragonwood. */
export const woodMatch = (players: readonly Player[], seed = 7) =>
  newMatch<dragonwood.DragonwoodOptions, dragonwood.DragonwoodState, dragonwood.DragonwoodAction>(dragonwood, {
    id: 'game-1',
    players,
    start: {
      kind: 'seed',
      options: { players: players.length as 2 | 3 | 4, edition: 'tabletop', variants: [] },
      seed,
    },
  });

/** A match of Dragonwood in play. */
export const wood = (
  players: readonly Player[],
  {
    seed,
    bots = promptBots(dragonwoodBots),
    saves,
    from = { kind: 'begun' },
  }: {
    readonly seed?: number;
    readonly bots?: ReturnType<typeof promptBots<dragonwood.DragonwoodView, dragonwood.DragonwoodAction>>;
    readonly saves?: WoodShelf;
    readonly from?: Beginning;
  } = {},
) => createPlay({ game: dragonwood, bots, ...(saves && { saves }), ...counters() }, woodMatch(players, seed), from);

/** Plays for people by the normal bot, and lets everything be told, until the game is over or `until` says so. */
export async function playOn(store: ReturnType<typeof wood>, until: (moment: WoodMoment) => boolean = () => false) {
  for (let step = 0; step < 3000; step++) {
    const moment = store.$play.get();
    if (until(moment) || moment.status.kind === 'over') return moment;
    const { status } = moment;
    if (status.kind === 'telling') store.tellNext();
    else if (status.kind === 'handing') store.handOver();
    else if (status.kind === 'curtain') store.lift();
    else if (status.kind === 'thinking') await settle();
    else if (status.kind === 'asked') {
      store.act(
        dragonwoodBots.normal(dragonwood.view(moment.state, status.seat), { generator: [1, 2, 3, 4], forced: [] }),
      );
    } else throw new RangeError(status.kind);
  }
  throw new RangeError('the game does not end');
}
