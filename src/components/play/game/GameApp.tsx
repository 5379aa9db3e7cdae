import './game.css';
import './game-start.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useLater } from '#components/controls/use-later.ts';
import type { CodedReason, Player } from '#engine/core/index.ts';
import type { PlayState } from '#stores/play/types.ts';
import { focusOn } from './focus.ts';
import type { PlayKit } from './kit.ts';
import { PlayedGame } from './PlayedGame.tsx';
import { SavedGames } from './SavedGames.tsx';
import { newSeed } from './seed.ts';
import { StartScreen } from './StartScreen.tsx';
import type { PlayText } from './text.ts';
import type { PlayPage, Screen } from './use-play-page.ts';

interface Props<Options, State extends PlayState, View, Action, Event, Reason extends CodedReason, Reasons, Review> {
  readonly kit: PlayKit<Options, State, View, Action, Event, Reason, Reasons, Review>;
  readonly page: PlayPage<Options, State, View, Action, Event, Reason, Reasons, Review>;
  readonly text: PlayText;
}

/** The page of one game, from its first choice to its end. */
export function GameApp<
  Options,
  State extends PlayState,
  View,
  Action,
  Event,
  Reason extends CodedReason,
  Reasons,
  Review,
>({ kit, page, text }: Props<Options, State, View, Action, Event, Reason, Reasons, Review>) {
  const { game, face, choices } = kit;
  const { words } = text;
  const { played, screen, problem, begin } = page;
  const form = useLater(() => import('./GameForm.tsx'), screen === 'form');
  const Editor = useLater(kit.loadEditor, screen === 'position');
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  const go = (to: Screen = 'start') => {
    wanted.current = to;
    page.leave(to);
  };

  useLayoutEffect(() => {
    if (!wanted.current || !root.current?.querySelector(`[data-focus="${wanted.current}"]`)) return;
    focusOn(root.current, wanted.current);
    wanted.current = null;
  });

  if (played) {
    return (
      <PlayedGame
        {...played}
        game={game}
        face={face}
        settings={page.settings}
        problem={problem}
        text={text}
        loadEnd={kit.loadEnd}
        onLeave={go}
        onEdit={(seen) => {
          go('position');
          page.edit(seen);
        }}
        onAgain={page.again}
      />
    );
  }

  return (
    <div class="game not-content" ref={root} data-pagefind-ignore data-ready={page.isReady}>
      {problem && (
        <div class="game-trouble" role="alert">
          <p>
            {problem} {words.trouble.left}
          </p>
        </div>
      )}
      {screen === 'position' ? (
        Editor && (
          <Editor
            text={text}
            onPlay={page.playPosition}
            linkOf={page.positionLink}
            from={page.edited}
            onBack={() => {
              go();
            }}
          />
        )
      ) : screen === 'form' ? (
        form && (
          <form.GameForm
            choices={choices}
            words={words.form}
            onBegin={begin}
            onBack={() => {
              go();
            }}
          />
        )
      ) : (
        <StartScreen
          game={face.game}
          picture={`${text.base}pictures/site/page-${face.game}.svg`}
          words={words.start}
          onForm={() => {
            go('form');
          }}
          onPosition={() => {
            go('position');
          }}
          onQuick={(kind) => {
            const players: readonly Player[] = [
              { name: '', kind: 'person' },
              { name: '', kind },
            ];
            begin(choices.withPlayers(choices.initial, players.length), players, newSeed());
          }}
        >
          <SavedGames {...page.saved} text={text} onResume={page.resume} />
        </StartScreen>
      )}
    </div>
  );
}
