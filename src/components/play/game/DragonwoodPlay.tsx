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
  type PlayerCount,
} from '#engine/dragonwood/index.ts';
import { createDragonwoodBots } from '#stores/play/dragonwood-bots.ts';
import { browserSaves } from './browser.ts';
import { createSaves } from '#stores/play/saves.ts';
import { GameApp } from './GameApp.tsx';
import type { Choices } from './GameForm.tsx';
import { WoodChoices } from './WoodChoices.tsx';
import { woodFace, type WoodPlayText } from './wood-face.tsx';

// By name: of a whole namespace nothing could be left out.
const game = { apply, id, illegality, legalActions, newGame, notation, outcome, parsePosition, toAct, view, viewEvent };

const choicesIn = ({ words }: WoodPlayText): Choices<DragonwoodOptions> => ({
  counts: [2, 3, 4],
  initial: { players: 2, edition: 'tabletop', variants: [] },
  withPlayers: (options, players) => ({ ...options, players: players as PlayerCount }),
  draw: (options, onChange) => <WoodChoices options={options} words={words.form} onChange={onChange} />,
});

/** The page of Dragonwood. */
export const DragonwoodPlay = (text: WoodPlayText) => (
  <GameApp
    kit={{
      game,
      face: woodFace(text),
      choices: choicesIn(text),
      loadEnd: async () => {
        const { WoodEnd } = await import('./WoodEnd.tsx');
        const face = woodFace(text);
        return (props) => <WoodEnd {...props} face={face} text={text} />;
      },
      loadEditor: async () => {
        const { WoodEditor } = await import('./WoodEditor.tsx');
        return (props) => <WoodEditor {...props} text={text} />;
      },
      makeBots: createDragonwoodBots,
      makeSaves: () => createSaves(game, browserSaves()),
    }}
    text={text}
  />
);
