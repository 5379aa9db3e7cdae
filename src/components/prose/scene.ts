/** A scene: any position of either game and the actions that follow, run by the engine when the site is built. */
import { forcedLeft, type CodedReason, type Game, type GameState, type Parsed, type Seat } from '#engine/core/index.ts';
import * as dragonheart from '#engine/dragonheart/index.ts';
import * as dragonwood from '#engine/dragonwood/index.ts';
import type { Locale } from '#i18n/locales.ts';
import * as heartTold from '#i18n/narrate/dragonheart.ts';
import { tellEvents as tellDragonwood } from '#i18n/narrate/dragonwood-lines.ts';
import * as woodTold from '#i18n/narrate/dragonwood.ts';
import type { Line } from '#i18n/narrate/teller.ts';
import { dragonheartNarration, dragonwoodNarration } from '#i18n/narration.ts';
import { fill } from '#i18n/plural.ts';
import { proseWords } from '#i18n/prose.ts';

/** A scene as an author writes it. Position and actions are in the engine's notation (src/engine/README.md). */
export interface SceneProps {
  readonly game: 'dragonwood' | 'dragonheart';
  /** One short line in the page's language. */
  readonly title: string;
  /** The reader sits at seat 0. */
  readonly position: string;
  /** Separated by semicolons; whoever is asked does the next one. */
  readonly actions: string;
  /** The last action must be refused, and the reason is told. */
  readonly refused?: boolean;
  /** The types of the events that are told, separated by spaces; without it all are. */
  readonly tells?: string;
}

/** One told step; `reason` follows a refusal. */
export interface SceneLine extends Line {
  readonly reason?: string;
}

/** What is seen before the first action. */
export type SceneTable =
  | { readonly game: 'dragonwood'; readonly seat: Seat; readonly state: dragonwood.DragonwoodState }
  | { readonly game: 'dragonheart'; readonly seat: Seat; readonly state: dragonheart.DragonheartState };

export interface PlayedScene {
  readonly table: SceneTable;
  readonly lines: readonly SceneLine[];
}

/** The reader's seat. */
export const viewer: Seat = 0;

type Played<State extends GameState, View, Action, Event, Reason extends CodedReason> = Pick<
  Game<never, State, View, Action, Event, Reason>,
  'toAct' | 'view' | 'apply' | 'illegality' | 'viewEvent'
> & {
  readonly parsePosition: (text: string) => Parsed<State>;
  readonly parseAction: (text: string) => Parsed<Action>;
};

/** What came of a scene, before it is told. */
interface Course<State, Action, Event, Reason> {
  readonly start: State;
  readonly seat: Seat;
  readonly events: readonly Event[];
  readonly refusal: { readonly action: Action; readonly reason: Reason } | null;
}

function read<Value>(parsed: Parsed<Value>, text: string): Value {
  if ('value' in parsed) return parsed.value;
  const { code, what, word } = parsed.problem;
  throw new Error(`"${text}" cannot be read: ${what} ${code} "${word}"`);
}

function play<State extends GameState, View, Action, Event, Reason extends CodedReason>(
  game: Played<State, View, Action, Event, Reason>,
  { position, actions, refused = false }: SceneProps,
): Course<State, Action, Event, Reason> {
  const start = read(game.parsePosition(position), position);
  const texts = actions
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean);
  const events: Event[] = [];
  let state = start;
  let refusal: Course<State, Action, Event, Reason>['refusal'] = null;
  for (const [at, text] of texts.entries()) {
    const action = read(game.parseAction(text), text);
    const reason = game.illegality(game.view(state, game.toAct(state) ?? viewer), action);
    const isMeantBad = refused && at === texts.length - 1;
    if (reason && !isMeantBad) throw new Error(`"${text}" is refused: ${reason.code}`);
    if (!reason && isMeantBad) throw new Error(`"${text}" is allowed, not refused`);
    if (reason) {
      refusal = { action, reason };
    } else {
      const applied = game.apply(state, action);
      state = applied.state;
      events.push(...applied.events.map((event) => game.viewEvent(event, viewer)));
    }
  }
  const unused = forcedLeft(state.rng);
  if (unused > 0) throw new Error(`${unused} of the forced dice or draws are never used`);
  return { start, seat: game.toAct(start) ?? viewer, events, refusal };
}

/** The events of the named types alone. */
function chosen<Event extends { readonly type: string }>(events: readonly Event[], tells?: string): readonly Event[] {
  if (tells === undefined) return events;
  const types = tells.split(/\s+/).filter(Boolean);
  const missing = types.find((type) => !events.some((event) => event.type === type));
  if (missing !== undefined) throw new Error(`nothing of the type "${missing}" happens`);
  return events.filter(({ type }) => types.includes(type));
}

function refusalLine(action: string, reason: string, locale: Locale): SceneLine {
  const { scene } = proseWords(locale);
  const inside = action.charAt(0).toLowerCase() + action.slice(1);
  return { text: fill(scene.attempt, { action, inside }), outcome: scene.refused, tone: 'bad', reason };
}

function tell(props: SceneProps, locale: Locale): PlayedScene {
  const reader = { locale, viewer, names: proseWords(locale).scene.players };
  if (props.game === 'dragonwood') {
    const teller = { ...reader, words: dragonwoodNarration(locale) };
    const { start, seat, events, refusal } = play(dragonwood, props);
    const lines: SceneLine[] = [...tellDragonwood(chosen(events, props.tells), teller)];
    if (refusal) {
      const { action, reason } = refusal;
      lines.push(refusalLine(woodTold.tellAction(action, teller), woodTold.tellRefusal(reason, teller), locale));
    }
    return { table: { game: 'dragonwood', seat, state: start }, lines };
  }
  const teller = { ...reader, words: dragonheartNarration(locale) };
  const { start, seat, events, refusal } = play(dragonheart, props);
  const lines: SceneLine[] = [...heartTold.tellEvents(chosen(events, props.tells), teller)];
  if (refusal) {
    const { action, reason } = refusal;
    lines.push(refusalLine(heartTold.tellAction(action, teller), heartTold.tellRefusal(reason, teller), locale));
  }
  return { table: { game: 'dragonheart', seat, state: start }, lines };
}

/**
 * Plays a scene and tells it in one language. Throws, so that the page does not build, when the text cannot be read, an action
 * is illegal (or with `refused` legal), a scripted result is left over, or nothing is told.
 */
export function playScene(props: SceneProps, locale: Locale): PlayedScene {
  try {
    const scene = tell(props, locale);
    if (scene.lines.length === 0) throw new Error('nothing is told');
    return scene;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`<Scene title="${props.title}">: ${reason}`, { cause: error });
  }
}
