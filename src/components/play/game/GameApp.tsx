import './game.css';

import { formatReplay, type CodedReason, type Player, type ReplayProblem } from '#engine/core/index.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { createPlay } from '#stores/play/create-play.ts';
import { matchFromPosition, newMatch, readMatch } from '#stores/play/read-match.ts';
import type { Beginning, BotPort, Match, PlayGame, PlayState, PlayStore } from '#stores/play/types.ts';
import type { Saves } from '#stores/play/saves.ts';
import { settings } from '#stores/settings.ts';
import { newId, newSeed as freshSeed } from './browser.ts';
import { askedByAddress, exampleLink } from './address.ts';
import type { JSX } from 'preact';
import type { GameFace } from './face.ts';
import { focusOn } from './focus.ts';
import type { Choices } from './GameForm.tsx';
import { PlayedGame } from './PlayedGame.tsx';
import type { EndProps } from './EndPanel.tsx';
import type { EditorProps } from './PositionEditor.tsx';
import { problemText } from './problem-text.ts';
import { SavedGames } from './SavedGames.tsx';
import { newSeed } from './seed.ts';
import { StartScreen } from './StartScreen.tsx';
import type { PlayText } from './text.ts';
import { useLazy } from './use-lazy.ts';
import { useSaves } from './use-saves.ts';

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
  readonly loadEditor: () => Promise<(props: EditorProps) => JSX.Element>;
  /** Made in the browser: a built page has neither bots nor saved games. */
  readonly makeBots: () => BotPort<View, Action, Reasons, Review>;
  readonly makeSaves: () => Saves<Options, Action>;
}

type Screen = 'start' | 'form' | 'position';

interface Props<Options, State extends PlayState, View, Action, Event, Reason extends CodedReason, Reasons, Review> {
  readonly kit: PlayKit<Options, State, View, Action, Event, Reason, Reasons, Review>;
  readonly text: PlayText;
}

/** The page of one game, from its first choice to its end: the place that knows the stores. */
export function GameApp<
  Options,
  State extends PlayState,
  View,
  Action,
  Event,
  Reason extends CodedReason,
  Reasons,
  Review,
>({ kit, text }: Props<Options, State, View, Action, Event, Reason, Reasons, Review>) {
  type Store = PlayStore<Options, State, Action, Event, Reason>;
  const { game, face, choices } = kit;
  const { words } = text;
  const [tools, setTools] = useState<{
    readonly bots: BotPort<View, Action, Reasons, Review>;
    readonly saves: Saves<Options, Action>;
  } | null>(null);
  const [store, setStore] = useState<Store | null>(null);
  const [screen, setScreen] = useState<Screen>('start');
  const [problem, setProblem] = useState<string | null>(null);
  const saved = useSaves(game, tools?.saves ?? null, text);
  const form = useLazy(screen === 'form', () => import('./GameForm.tsx'));
  const Editor = useLazy(screen === 'position', kit.loadEditor);
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);

  const tell = (problems: readonly ReplayProblem[]) => {
    setProblem(problems[0] ? problemText(problems[0], words.trouble) : null);
  };
  const open = (match: Match<Options, Action>, from: Beginning, at = tools): void => {
    if (!at) return;
    setStore((before) => {
      before?.dispose();
      return createPlay({ game, bots: at.bots, saves: at.saves, newSeed: freshSeed, newId }, match, from);
    });
  };
  const begin = (options: Options, players: readonly Player[], seed: number) => {
    setProblem(null);
    open(newMatch(game, { id: newId(), start: { kind: 'seed', options, seed }, players }), { kind: 'begun' });
  };
  const resume = (id: string, at = tools): boolean => {
    const taken = at?.saves.take(id);
    if (!taken) return false;
    tell(taken.problems);
    open(taken.match, { kind: 'resumed', told: taken.told }, at);
    return true;
  };
  const leave = (to: Screen = 'start') => {
    store?.dispose();
    setStore(null);
    setProblem(null);
    setScreen(to);
    wanted.current = to;
    history.replaceState(history.state, '', location.pathname + location.search);
  };

  useEffect(() => {
    settings.load();
    const made = { bots: kit.makeBots(), saves: kit.makeSaves() };
    setTools(made);
    const follow = () => {
      const asked = askedByAddress(location.hash);
      if (asked === null) return;
      if (asked.kind === 'saved') {
        if (!resume(asked.id, made)) setProblem(words.trouble.notSaved);
        return;
      }
      if (asked.kind === 'example') {
        void exampleLink(text.base, asked.page, asked.place).then((found) => {
          if (found === null) setProblem(words.trouble.noExample);
          else read(found, 'begun');
        });
        return;
      }
      read(asked.text, asked.kind === 'play' ? 'begun' : 'opened');
    };
    const read = (link: string, kind: 'begun' | 'opened') => {
      const { match, problems } = readMatch(game, link, newId());
      tell(problems);
      if (match) open(match, { kind }, made);
    };
    follow();
    addEventListener('hashchange', follow);
    const stop = made.saves.onElsewhere(saved.again);
    return () => {
      removeEventListener('hashchange', follow);
      stop();
      made.bots.dispose();
    };
  }, []);

  useLayoutEffect(() => {
    if (!wanted.current || !root.current?.querySelector(`[data-focus="${wanted.current}"]`)) return;
    focusOn(root.current, wanted.current);
    wanted.current = null;
  });

  if (store && tools) {
    return (
      <PlayedGame
        store={store}
        bots={tools.bots}
        game={game}
        face={face}
        problem={problem}
        text={text}
        loadEnd={kit.loadEnd}
        onLeave={leave}
        onAgain={({ start, players }) => {
          const options = start.kind === 'seed' ? start.options : choices.initial;
          begin(options, players, newSeed());
        }}
      />
    );
  }

  return (
    <div class="game not-content" ref={root} data-pagefind-ignore data-ready={tools !== null}>
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
            onPlay={(position, players) => {
              const { match, problems } = matchFromPosition<Options, State, Action>(game, {
                id: newId(),
                position,
                players,
              });
              tell(problems);
              if (match) open(match, { kind: 'begun' });
            }}
            linkOf={(position, players) => {
              const { match } = matchFromPosition<Options, State, Action>(game, { id: newId(), position, players });
              return match ? formatReplay(game.notation, match) : '';
            }}
            onBack={() => {
              leave();
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
              leave();
            }}
          />
        )
      ) : (
        <StartScreen
          picture={`${text.base}pictures/site/page-${face.game}.svg`}
          words={words.start}
          onForm={() => {
            leave('form');
          }}
          onPosition={() => {
            leave('position');
          }}
          onQuick={(kind) => {
            const players: readonly Player[] = [
              { name: '', kind: 'person' },
              { name: '', kind },
            ];
            begin(choices.withPlayers(choices.initial, players.length), players, newSeed());
          }}
        >
          <SavedGames {...saved} text={text} onResume={resume} />
        </StartScreen>
      )}
    </div>
  );
}
