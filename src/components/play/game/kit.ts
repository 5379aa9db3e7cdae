import type { JSX } from 'preact';
import type { CodedReason } from '#engine/core/index.ts';
import type { Saves } from '#stores/play/saves.ts';
import type { BotPort, PlayGame, PlayState } from '#stores/play/types.ts';
import type { EndProps } from './EndPanel.tsx';
import type { GameFace } from './face.ts';
import type { Choices } from './GameForm.tsx';
import type { EditorProps } from './PositionEditor.tsx';

/** What the page of one game is made of. */
export interface PlayKit<
  Options,
  State extends PlayState,
  View,
  Action,
  Event,
  Reason extends CodedReason,
  Reasons,
  Review,
> {
  readonly game: PlayGame<Options, State, View, Action, Event, Reason>;
  readonly face: GameFace<State, View, Action, Event, Reason, Reasons>;
  readonly choices: Choices<Options>;
  /** The end of a game, fetched when it is wanted. */
  readonly loadEnd: () => Promise<(props: EndProps<State, Review>) => JSX.Element>;
  /** The editor of positions, fetched when it is wanted. */
  readonly loadEditor: () => Promise<(props: EditorProps<View>) => JSX.Element>;
  /** Made in the browser: a built page has neither bots nor saved games. */
  readonly makeBots: () => BotPort<View, Action, Reasons, Review>;
  readonly makeSaves: () => Saves<Options, Action>;
}
