/** A match in play: people act, bots are asked, what they do waits to be told, and everything can be undone. */
import { atom } from 'nanostores';
import { formatReplay, nextInt, seedRng, type CodedReason } from '#engine/core/index.ts';
import {
  botSeed,
  cutAt,
  movedTo,
  pastReseeds,
  redoMoment,
  strideOf,
  tableAt,
  undoMoment,
  unroll,
  withMove,
  type Course,
} from './match.ts';
import { firstViewer, isDeadEnd, momentOf, peopleOf, teller, type Scene } from './moment.ts';
import type { Beginning, Match, PlayState, PlayStore, PlayTools, Saving, StuckReason } from './types.ts';

/** So many moves of bots may wait to be told before the next bot is asked. */
const mostWaiting = 3;

/** A match in play. Its start must be one that the game has (`readMatch`): another throws a RangeError. */
export function createPlay<Options, State extends PlayState, View, Action, Event, Reason extends CodedReason>(
  { game, bots, saves, newSeed, newId }: PlayTools<Options, State, View, Action, Event, Reason>,
  match: Match<Options, Action>,
  from: Beginning,
): PlayStore<Options, State, Action, Event, Reason> {
  type Now = Scene<Options, State, Action, Event, Reason>;
  type Course_ = Course<Options, State, Action, Event>;
  const tellerFor = teller<Options, State, View, Action, Event>(game);
  let isDisposed = false;
  /** Which question to the bots is the latest: answers to others come too late. */
  let question = 0;
  /** A bot is asked for the move after so many. */
  let askedAt: number | null = null;

  function sceneOf(begun: Match<Options, Action>, how: Beginning): Now {
    const unrolled = unroll(game, begun);
    if ('problem' in unrolled) throw new RangeError(`the match begins from no position: ${unrolled.problem.code}`);
    const { course } = unrolled.value;
    const { at, moves } = course.match;
    const isReplay = how.kind === 'opened';
    return {
      course: isReplay ? movedTo(course, moves.length) : course,
      told: how.kind === 'resumed' ? Math.min(how.told ?? at, at) : at,
      viewer: firstViewer(course),
      stuck: null,
      isReplay,
      latest: { kind: how.kind },
      turn: 0,
      saving: 'kept',
      hasParted: false,
    };
  }

  let scene = sceneOf(match, from);
  const shown = () => {
    scene = { ...scene, told: pastReseeds(scene.course, scene.told) };
    return momentOf(game, scene, tellerFor(scene.course, scene.viewer));
  };
  const $play = atom(shown());
  const isOver = () => game.toAct(tableAt(scene.course, scene.course.match.at)) === null;
  const seatAsked = () => game.toAct(tableAt(scene.course, scene.course.match.at));
  const isBot = (seat: number) => scene.course.match.players[seat]?.kind !== 'person';

  function kept(): Saving {
    if (scene.isReplay || !saves) return 'kept';
    return saves.keep(scene.course.match, scene.told, isOver());
  }
  /** Goes on with another scene: keeps it, shows it, and asks the bots. */
  function goOn(change: Partial<Now>, isKept = true): void {
    if (isDisposed) return;
    scene = { ...scene, ...change, turn: scene.turn + 1 };
    if (isKept) scene = { ...scene, saving: kept() };
    $play.set(shown());
    askBots();
  }
  /** Questions that are on their way no longer count. */
  function forget(): void {
    question += 1;
    askedAt = null;
  }
  /** Another tab has moved on in this game: what a person does here happens in a game of its own. */
  function part(): void {
    if (kept() !== 'elsewhere') return;
    const { course } = scene;
    scene = { ...scene, course: { ...course, match: { ...course.match, id: newId() } }, hasParted: true };
  }

  const latestTold = (at: number) => {
    const [told] = tellerFor(scene.course, scene.viewer).tell(at, at + 1);
    return told;
  };

  function askBots(): void {
    const { course, told, isReplay, stuck } = scene;
    const { at, moves, players } = course.match;
    const seat = seatAsked();
    if (isDisposed || isReplay || stuck || seat === null || !isBot(seat)) return;
    if (at - told >= mostWaiting || askedAt === at || isDeadEnd(game, course)) return;
    // What was played before an undo is played again: the same dice, the same decision.
    if (at < moves.length) {
      scene = { ...scene, course: movedTo(course, at + 1), saving: kept() };
      $play.set(shown());
      askBots();
      return;
    }
    const level = players[seat]?.kind ?? 'person';
    if (level === 'person') return;
    const ticket = ++question;
    askedAt = at;
    const view = game.view(tableAt(course, at), seat);
    void bots.move({ level, view, seed: botSeed(course.match, at) }).then((answer) => {
      if (ticket !== question || isDisposed) return;
      askedAt = null;
      const next = 'value' in answer ? botMoved(course, view, answer.value) : null;
      if (next) {
        scene = { ...scene, course: next };
        scene = { ...scene, saving: kept() };
        $play.set(shown());
        askBots();
        return;
      }
      const why: StuckReason = 'why' in answer ? answer.why : 'failed';
      goOn({ stuck: why, latest: { kind: 'stuck', seat, why } }, false);
    });
  }
  /** The course after a bot's move; null for a move that is none. */
  function botMoved(course: Course_, view: View, action: Action): Course_ | null {
    try {
      return game.illegality(view, action) ? null : withMove(game, course, { kind: 'action', action });
    } catch {
      return null;
    }
  }
  /** To a moment that has been played, everything told up to it. */
  function stand(course: Course_, at: number): Pick<Now, 'course' | 'told' | 'stuck'> {
    forget();
    return { course: scene.isReplay ? course : movedTo(course, at), told: at, stuck: null };
  }

  const stopHearing = saves?.onElsewhere((id) => {
    if (isDisposed || scene.isReplay || id !== scene.course.match.id || scene.saving === 'elsewhere') return;
    scene = { ...scene, saving: 'elsewhere' };
    $play.set(shown());
  });

  const store: PlayStore<Options, State, Action, Event, Reason> = {
    $play,
    act(action) {
      const { status } = $play.get();
      if (status.kind !== 'asked') return;
      const { course } = scene;
      const { at, moves } = course.match;
      const reason = game.illegality(game.view(tableAt(course, at), status.seat), action);
      if (reason) {
        goOn({ latest: { kind: 'refused', action, reason } }, false);
        return;
      }
      part();
      const next = moves[at];
      const { formatAction } = game.notation;
      const isSame = next?.kind === 'action' && formatAction(next.action) === formatAction(action);
      const played = isSame ? movedTo(scene.course, at + 1) : withMove(game, scene.course, { kind: 'action', action });
      scene = { ...scene, course: played, told: at + 1 };
      const told = latestTold(at);
      if (!told) return;
      goOn({ latest: { kind: 'moved', told } });
    },
    tellNext() {
      const next = $play.get().waiting[0];
      if (!next) return;
      goOn({ told: next.at + 1, latest: { kind: 'moved', told: next } });
    },
    undo(dice) {
      const { course, told, isReplay } = scene;
      const stride = isReplay ? 'every' : strideOf(course.match.players);
      const to = undoMoment(game, course, told, stride);
      if (to === null) return;
      if (dice === 'same' || isReplay) {
        goOn({ ...stand(course, to), latest: { kind: 'undone', dice: 'same' } });
        return;
      }
      part();
      const played = withMove(game, cutAt(scene.course, to), { kind: 'reseed', seed: newSeed() });
      goOn({ ...stand(played, to + 1), latest: { kind: 'undone', dice: 'new' } });
    },
    redo() {
      if (scene.isReplay) {
        store.tellNext();
        return;
      }
      const to = redoMoment(game, scene.course, scene.course.match.at, strideOf(scene.course.match.players));
      if (to === null) return;
      goOn({ ...stand(scene.course, to), latest: { kind: 'redone' } });
    },
    jump(at) {
      if (!Number.isInteger(at) || at < 0 || at > scene.course.match.moves.length) return;
      goOn({ ...stand(scene.course, at), latest: { kind: 'jumped', at } });
    },
    handOver() {
      const { status } = $play.get();
      if (status.kind === 'handing') goOn({ viewer: null, latest: { kind: 'handedOver', seat: status.seat } }, false);
    },
    lift() {
      const { status } = $play.get();
      if (status.kind === 'curtain') {
        goOn({ viewer: status.seat, latest: { kind: 'lifted', seat: status.seat } }, false);
      }
    },
    look(viewer) {
      const isOpen = scene.isReplay || peopleOf(scene.course).length === 0;
      const isSeat = viewer === null || scene.course.match.players[viewer] !== undefined;
      if (!isOpen || !isSeat) return;
      scene = { ...scene, viewer };
      $play.set(shown());
    },
    playOn() {
      if (!scene.isReplay) return;
      const course = cutAt(scene.course, scene.told);
      const own = { ...course, match: { ...course.match, id: newId() } };
      goOn({ course: own, isReplay: false, viewer: firstViewer(own), latest: { kind: 'playedOn' } });
    },
    takeMoveFor(seat) {
      const { status } = $play.get();
      if (status.kind !== 'stuck' || status.seat !== seat || askedAt !== null) return;
      part();
      const { course } = scene;
      const { at } = course.match;
      const view = game.view(tableAt(course, at), seat);
      const seed = botSeed(course.match, at);
      const play = (played: Course_ | null) => {
        if (!played) return;
        scene = { ...scene, course: played, told: at + 1 };
        const told = latestTold(at);
        if (told) goOn({ stuck: null, latest: { kind: 'moved', told } });
      };
      const anyMove = () => {
        const actions = game.legalActions(view);
        const action = actions[nextInt(seedRng(seed), Math.max(1, actions.length))[0]];
        return action === undefined ? null : withMove(game, course, { kind: 'action', action });
      };
      if (!bots.standIn) {
        play(anyMove());
        return;
      }
      // Whatever is done meanwhile counts more.
      const ticket = ++question;
      askedAt = at;
      void bots.standIn({ view, seed }).then((answer) => {
        if (ticket !== question || isDisposed) return;
        askedAt = null;
        play(('value' in answer ? botMoved(course, view, answer.value) : null) ?? anyMove());
      });
    },
    askAgain() {
      if (!scene.stuck) return;
      forget();
      scene = { ...scene, stuck: null };
      $play.set(shown());
      askBots();
    },
    catchUp() {
      const found = saves?.take(scene.course.match.id);
      if (!found || scene.saving !== 'elsewhere') return;
      forget();
      const { turn } = scene;
      scene = { ...sceneOf(found.match, { kind: 'resumed', told: found.told }), turn };
      goOn({ latest: { kind: 'caughtUp' } });
    },
    begin(another, how = { kind: 'begun' }) {
      forget();
      const { turn } = scene;
      scene = { ...sceneOf(another, how), turn };
      goOn({}, how.kind === 'begun');
    },
    link(part = 'whole') {
      const { course, told } = scene;
      return part === 'whole'
        ? formatReplay(game.notation, course.match)
        : formatReplay(game.notation, course.match, told);
    },
    dispose() {
      isDisposed = true;
      forget();
      stopHearing?.();
    },
  };

  if (from.kind === 'begun') scene = { ...scene, saving: kept() };
  $play.set(shown());
  askBots();
  return store;
}
