import { useMemo } from 'preact/hooks';
import {
  apply,
  defaultEndTrigger,
  id,
  illegality,
  legalActions,
  newGame,
  notation,
  outcome,
  toAct,
  view,
  viewEvent,
  type DragonheartOptions,
  type DragonheartState,
  type DragonheartView,
} from '#engine/dragonheart/index.ts';
import { createDragonheartBots } from '#stores/play/dragonheart-bots.ts';
import { browserSaves } from './browser.ts';
import { playablePosition } from '#stores/play/heart-position.ts';
import { createSaves } from '#stores/play/saves.ts';
import type { DragonheartReview } from '#stores/play/dragonheart-review.ts';
import type { EndProps } from './EndPanel.tsx';
import type { EditorProps } from './PositionEditor.tsx';
import { GameApp } from './GameApp.tsx';
import { usePlayPage } from './use-play-page.ts';
import type { Choices } from './GameForm.tsx';
import { HeartChoices } from './HeartChoices.tsx';
import { heartFace, type HeartPlayText } from './HeartFace.tsx';

// By name: of a whole namespace nothing could be left out.
const game = {
  apply,
  id,
  illegality,
  legalActions,
  newGame,
  notation,
  outcome,
  parsePosition: playablePosition,
  toAct,
  view,
  viewEvent,
};

const choicesIn = ({ words }: HeartPlayText): Choices<DragonheartOptions> => ({
  counts: [2],
  initial: { endTrigger: defaultEndTrigger.value },
  withPlayers: (options) => options,
  draw: (options, onChange) => <HeartChoices options={options} words={words.form} onChange={onChange} />,
});

const kitOf = (text: HeartPlayText) => ({
  game,
  face: heartFace(text),
  choices: choicesIn(text),
  loadEnd: async () => {
    const { HeartEnd } = await import('./HeartEnd.tsx');
    const face = heartFace(text);
    return (props: EndProps<DragonheartState, DragonheartReview>) => <HeartEnd {...props} face={face} text={text} />;
  },
  loadEditor: async () => {
    const { HeartEditor } = await import('./HeartEditor.tsx');
    return (props: EditorProps<DragonheartView>) => <HeartEditor {...props} text={text} />;
  },
  makeBots: createDragonheartBots,
  makeSaves: () => createSaves(game, browserSaves()),
});

/** The page of Dragonheart: the place that knows its stores. */
export function DragonheartPlay(text: HeartPlayText) {
  const kit = useMemo(() => kitOf(text), [text.locale]);
  const page = usePlayPage(kit, text);
  return <GameApp kit={kit} page={page} text={text} />;
}
