// @ts-nocheck
import * as game from '#engine/dragonheart/index.ts';
import { easy, normal, hard } from '#engine/bots/dragonheart/index.ts';
import { createPlay } from '#stores/play/stub.ts';
import { GameApp } from './GameApp.tsx';
import { HeartChoices } from './HeartChoices.tsx';
import { heartFace } from './heart-face.tsx';
export function DragonheartPlay(text) {
  const face = heartFace(text);
  return <GameApp face={face} text={text} counts={[2]} create={(match) => createPlay(game, {easy, normal, hard}, match)} choices={{ initial: {}, withPlayers: (o) => o, draw: (options, onChange) => <HeartChoices options={options} words={text.words.form} onChange={onChange} /> }} />;
}
