import { useStore } from '@nanostores/preact';
import type { CodedReason } from '#engine/core/index.ts';
import { useEffect } from 'preact/hooks';
import { botSeed } from '#stores/play/match.ts';
import type { BotPort, Match, PlayGame, PlayState, PlayStore } from '#stores/play/types.ts';
import { settings } from '#stores/settings.ts';
import { SettingsPanel } from '../SettingsPanel.tsx';
import { addressOf } from './address.ts';
import { download } from './download.ts';
import { EndPanel } from './EndPanel.tsx';
import type { GameFace } from './face.ts';
import { GameScreen } from './GameScreen.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { namesOf, readerOf } from './players.ts';
import type { PlayText } from './text.ts';

interface Props<Options, State extends PlayState, View, Action, Event, Reason extends CodedReason, Reasons, Review> {
  readonly store: PlayStore<Options, State, Action, Event, Reason>;
  readonly bots: BotPort<View, Action, Reasons, Review>;
  readonly game: PlayGame<Options, State, View, Action, Event, Reason>;
  readonly face: GameFace<State, View, Action, Event, Reason, Reasons, Review>;
  /** What was wrong with the link or the save that this game came from. */
  readonly problem: string | null;
  readonly text: PlayText;
  readonly onLeave: (to?: 'start' | 'form') => void;
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
  const { store, bots, game, face, problem, text, onLeave, onAgain } = props;
  const moment = useStore(store.$play);
  const chosen = useStore(settings.$settings);
  const isKept = useStore(settings.$isKept);
  const { match, state, status, isReplay, saving } = moment;
  const { words } = text;

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
      acts={store}
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
        status.kind === 'over' && (
          <EndPanel
            told={face.tellEnd(state, listener)}
            scores={face.scoreOf(state, listener)}
            words={words.end}
            onAgain={() => {
              onAgain(match);
            }}
            onOther={() => {
              onLeave();
            }}
          >
            <ReviewPanel
              key={match.id}
              locale={text.locale}
              words={text.review}
              review={async () => {
                const answer = await bots.review({ link: store.link('whole') });
                return 'value' in answer ? face.showReview(answer.value, listener) : null;
              }}
              onShow={store.jump}
            />
          </EndPanel>
        )
      }
      onExport={() => {
        download(words.saves.fileName[face.game], store.link('whole'));
      }}
      onLeave={() => {
        onLeave();
      }}
    />
  );
}
