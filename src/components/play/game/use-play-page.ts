import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { useStore } from '#components/controls/use-store.ts';
import { formatReplay, type CodedReason, type Player, type ReplayProblem } from '#engine/core/index.ts';
import { createPlay } from '#stores/play/create-play.ts';
import { matchFromPosition, newMatch, readMatch } from '#stores/play/read-match.ts';
import type { Saves } from '#stores/play/saves.ts';
import type { Beginning, BotPort, Match, PlayMoment, PlayState, PlayStore } from '#stores/play/types.ts';
import { settings } from '#stores/settings.ts';
import { askedByAddress, exampleLink } from './address.ts';
import { newId } from './browser.ts';
import type { PlayKit } from './kit.ts';
import { problemText } from './problem-text.ts';
import { newSeed } from './seed.ts';
import type { PlayText } from './text.ts';
import { useSaves } from './use-saves.ts';

/** What is shown before a game. */
export type Screen = 'start' | 'form' | 'position';

/** The stores of the page of one game. The island's root calls it; below the root nobody knows a store. */
export function usePlayPage<
  Options,
  State extends PlayState,
  View,
  Action,
  Event,
  Reason extends CodedReason,
  Reasons,
  Review,
>(kit: PlayKit<Options, State, View, Action, Event, Reason, Reasons, Review>, text: PlayText) {
  type Store = PlayStore<Options, State, Action, Event, Reason>;
  type Moment = PlayMoment<Options, State, Action, Event, Reason>;
  const { game } = kit;
  const { words } = text;
  const [tools, setTools] = useState<{
    readonly bots: BotPort<View, Action, Reasons, Review>;
    readonly saves: Saves<Options, Action>;
  } | null>(null);
  const [store, setStore] = useState<Store | null>(null);
  const [shown, setShown] = useState<{ readonly of: Store; readonly moment: Moment } | null>(null);
  const chosen = useStore(settings.$settings);
  const isKept = useStore(settings.$isKept);
  const [screen, setScreen] = useState<Screen>('start');
  const [edited, setEdited] = useState<View | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const saved = useSaves(game, tools?.saves ?? null, text);

  const tell = (problems: readonly ReplayProblem[]) => {
    setProblem(problems[0] ? problemText(problems[0], words.trouble) : null);
  };
  const open = (match: Match<Options, Action>, from: Beginning, at = tools): void => {
    if (!at) return;
    setStore((before) => {
      before?.dispose();
      return createPlay({ game, bots: at.bots, saves: at.saves, newSeed, newId }, match, from);
    });
  };
  const begin = (options: Options, players: readonly Player[], seed: number) => {
    setProblem(null);
    open(newMatch(game, { id: newId(), start: { kind: 'seed', options, seed }, players }), { kind: 'begun' });
  };
  /** The same players again: a new deal, or the same position. */
  const again = ({ start, players }: Match<Options, Action>) => {
    setProblem(null);
    const anew = start.kind === 'seed' ? { ...start, seed: newSeed() } : start;
    open(newMatch(game, { id: newId(), start: anew, players }), { kind: 'begun' });
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
    setEdited(null);
    setScreen(to);
    history.replaceState(history.state, '', location.pathname + location.search);
  };

  useEffect(() => {
    settings.load();
    const made = { bots: kit.makeBots(), saves: kit.makeSaves() };
    setTools(made);
    const follow = (hash: string) => {
      const asked = askedByAddress(hash);
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
    follow(location.hash);
    // The address that was gone to: by now the game that was shown may have put its own in the bar.
    const onHash = ({ newURL }: HashChangeEvent) => {
      follow(new URL(newURL).hash);
    };
    addEventListener('hashchange', onHash);
    const stop = made.saves.onElsewhere(saved.again);
    return () => {
      removeEventListener('hashchange', onHash);
      stop();
      made.bots.dispose();
    };
  }, []);

  useLayoutEffect(
    () =>
      store?.$play.subscribe((moment) => {
        setShown({ of: store, moment });
      }),
    [store],
  );

  return {
    isReady: tools !== null,
    /** The game that is being played, and the ways to go on; null before one. */
    played: store && tools && shown?.of === store ? { moment: shown.moment, acts: store, bots: tools.bots } : null,
    settings: { chosen, isKept, change: settings.change },
    screen,
    problem,
    saved,
    begin,
    again,
    resume,
    leave,
    /** The table that the editor of positions begins with; null for a new deal. */
    edited,
    edit: setEdited,
    playPosition: (position: string, players: readonly Player[]) => {
      const { match, problems } = matchFromPosition<Options, State, Action>(game, { id: newId(), position, players });
      tell(problems);
      if (match) open(match, { kind: 'begun' });
    },
    /** The text of a link to a game that begins from a position. */
    positionLink: (position: string, players: readonly Player[]): string => {
      const { match } = matchFromPosition<Options, State, Action>(game, { id: newId(), position, players });
      return match ? formatReplay(game.notation, match) : '';
    },
  };
}

/** What the page of one game knows and does. */
export type PlayPage<
  Options,
  State extends PlayState,
  View,
  Action,
  Event,
  Reason extends CodedReason,
  Reasons,
  Review,
> = ReturnType<typeof usePlayPage<Options, State, View, Action, Event, Reason, Reasons, Review>>;
