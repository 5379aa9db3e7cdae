import type { CodedReason } from '#engine/core/index.ts';
import { useEffect } from 'preact/hooks';
import { useLater } from '#components/controls/use-later.ts';
import { botSeed } from '#stores/play/match.ts';
import type { BotPort, Match, PlayGame, PlayMoment, PlayState, PlayStore } from '#stores/play/types.ts';
import type { Settings } from '#stores/settings-shape.ts';
import { SettingsPanel } from '../SettingsPanel.tsx';
import { addressOf } from './address.ts';
import { download } from './download.ts';
import type { JSX } from 'preact';
import type { EndProps } from './EndPanel.tsx';
import type { GameFace } from './face.ts';
import { GameScreen } from './GameScreen.tsx';
import { namesOf, readerOf } from './players.ts';
import type { PlayText } from './text.ts';

interface Props<Options, State extends PlayState, View, Action, Event, Reason extends CodedReason, Reasons, Review> {
  readonly moment: PlayMoment<Options, State, Action, Event, Reason>;
  readonly acts: PlayStore<Options, State, Action, Event, Reason>;
  readonly bots: BotPort<View, Action, Reasons, Review>;
  readonly game: PlayGame<Options, State, View, Action, Event, Reason>;
  readonly face: GameFace<State, View, Action, Event, Reason, Reasons>;
  readonly settings: {
    readonly chosen: Settings;
    readonly isKept: boolean;
    readonly change: (settings: Partial<Settings>) => void;
  };
  /** What was wrong with the link or the save that this game came from. */
  readonly problem: string | null;
  readonly text: PlayText;
  /** The end of a game, fetched when it is wanted. */
  readonly loadEnd: () => Promise<(props: EndProps<State, Review>) => JSX.Element>;
  readonly onLeave: (to?: 'start' | 'form') => void;
  /** Changes a position as its player sees it. */
  readonly onEdit: (seen: View) => void;
  readonly onAgain: (match: Match<Options, Action>) => void;
}

/** One game on its way, bound to its store. */
export function PlayedGame<
  Options,
  State extends PlayState,
  View,
  Action,
  Event,
  Reason extends CodedReason,
  Reasons,
  Review,
>(props: Props<Options, State, View, Action, Event, Reason, Reasons, Review>) {
  const { moment, acts, bots, game, face, settings, problem, text, loadEnd, onLeave, onEdit, onAgain } = props;
  const { chosen, isKept } = settings;
  const { match, state, status, isReplay, saving } = moment;
  const { words } = text;

  const End = useLater(loadEnd, status.kind === 'over');

  // A reload comes back to a game that is kept; a replay has its link.
  const address = isReplay || saving === 'blocked' || saving === 'full' ? null : addressOf(match.id);
  useEffect(() => {
    if (address && location.hash !== address) history.replaceState(history.state, '', address);
  }, [address]);

  const reader = isReplay ? null : readerOf(match.players);
  const listener = { viewer: reader, names: namesOf(match.players, words.names) };

  return (
    <GameScreen
      moment={moment}
      acts={acts}
      face={face}
      advise={async (seat) => {
        const view = game.view(state, seat);
        const answer = await bots.advise({ view, seed: botSeed(match, match.at) });
        return 'value' in answer ? answer.value : null;
      }}
      settings={chosen}
      settingsPanel={
        <SettingsPanel
          id="game-speed"
          settings={chosen}
          isKept={isKept}
          words={text.settings}
          onChange={settings.change}
        />
      }
      problem={problem}
      text={text}
      end={
        status.kind === 'over' &&
        End && (
          <End
            key={match.id}
            state={state}
            listener={listener}
            review={async () => {
              const answer = await bots.review({ link: acts.link('moment') });
              return 'value' in answer ? answer.value : null;
            }}
            onShow={acts.jump}
            onAgain={() => {
              onAgain(match);
            }}
            onOther={() => {
              onLeave();
            }}
          />
        )
      }
      onExport={() => {
        download(words.saves.fileName[face.game], acts.link('whole'));
      }}
      onEdit={onEdit}
      onLeave={() => {
        onLeave();
      }}
    />
  );
}
