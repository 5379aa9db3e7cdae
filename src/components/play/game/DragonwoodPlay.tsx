import { useMemo } from 'preact/hooks';
import {
  apply,
  id,
  illegality,
  legalActions,
  newGame,
  notation,
  outcome,
  parsePosition,
  toAct,
  view,
  viewEvent,
  type DragonwoodOptions,
  type DragonwoodState,
  type DragonwoodView,
  type PlayerCount,
} from '#engine/dragonwood/index.ts';
import { createDragonwoodBots } from '#stores/play/dragonwood-bots.ts';
import { browserSaves } from './browser.ts';
import { createSaves } from '#stores/play/saves.ts';
import type { DragonwoodReview } from '#stores/play/dragonwood-review.ts';
import type { EndProps } from './EndPanel.tsx';
import type { EditorProps } from './PositionEditor.tsx';
import { GameApp } from './GameApp.tsx';
import { usePlayPage } from './use-play-page.ts';
import type { Choices } from './GameForm.tsx';
import { WoodChoices } from './WoodChoices.tsx';
import { woodFace, type WoodPlayText } from './WoodFace.tsx';

// By name: of a whole namespace nothing could be left out.
const game = { apply, id, illegality, legalActions, newGame, notation, outcome, parsePosition, toAct, view, viewEvent };

const choicesIn = ({ words }: WoodPlayText): Choices<DragonwoodOptions> => ({
  counts: [2, 3, 4],
  initial: { players: 2, edition: 'tabletop', variants: [] },
  withPlayers: (options, players) => ({ ...options, players: players as PlayerCount }),
  draw: (options, onChange) => <WoodChoices options={options} words={words.form} onChange={onChange} />,
});

const kitOf = (text: WoodPlayText) => ({
  game,
  face: woodFace(text),
  choices: choicesIn(text),
  loadEnd: async () => {
    const { WoodEnd } = await import('./WoodEnd.tsx');
    const face = woodFace(text);
    return (props: EndProps<DragonwoodState, DragonwoodReview>) => <WoodEnd {...props} face={face} text={text} />;
  },
  loadEditor: async () => {
    const { WoodEditor } = await import('./WoodEditor.tsx');
    return (props: EditorProps<DragonwoodView>) => <WoodEditor {...props} text={text} />;
  },
  makeBots: createDragonwoodBots,
  makeSaves: () => createSaves(game, browserSaves()),
});

/** The page of Dragonwood: the place that knows its stores. */
export function DragonwoodPlay(text: WoodPlayText) {
  const kit = useMemo(() => kitOf(text), [text.locale]);
  const page = usePlayPage(kit, text);
  return <GameApp kit={kit} page={page} text={text} />;
}
