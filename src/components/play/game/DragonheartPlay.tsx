import {
  apply,
  defaultEndTrigger,
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
  type DragonheartOptions,
} from '#engine/dragonheart/index.ts';
import { createDragonheartBots } from '#stores/play/dragonheart-bots.ts';
import { browserSaves } from './browser.ts';
import { createSaves } from '#stores/play/saves.ts';
import { GameApp } from './GameApp.tsx';
import type { Choices } from './GameForm.tsx';
import { HeartChoices } from './HeartChoices.tsx';
import { heartFace, type HeartPlayText } from './heart-face.tsx';

// By name: of a whole namespace nothing could be left out.
const game = { apply, id, illegality, legalActions, newGame, notation, outcome, parsePosition, toAct, view, viewEvent };

const choicesIn = ({ words }: HeartPlayText): Choices<DragonheartOptions> => ({
  counts: [2],
  initial: { endTrigger: defaultEndTrigger.value },
  withPlayers: (options) => options,
  draw: (options, onChange) => <HeartChoices options={options} words={words.form} onChange={onChange} />,
});

/** The page of Dragonheart. */
export const DragonheartPlay = (text: HeartPlayText) => (
  <GameApp
    kit={{
      game,
      face: heartFace(text),
      choices: choicesIn(text),
      loadEnd: async () => {
        const { HeartEnd } = await import('./HeartEnd.tsx');
        const face = heartFace(text);
        return (props) => <HeartEnd {...props} face={face} text={text} />;
      },
      loadEditor: async () => {
        const { HeartEditor } = await import('./HeartEditor.tsx');
        return (props) => <HeartEditor {...props} text={text} />;
      },
      makeBots: createDragonheartBots,
      makeSaves: () => createSaves(game, browserSaves()),
    }}
    text={text}
  />
);
