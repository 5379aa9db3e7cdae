import * as game from '#engine/dragonwood/index.ts';
import { GameApp } from './GameApp.tsx';
import { WoodChoices } from './WoodChoices.tsx';
import { woodFace, type WoodPlayText } from './wood-face.tsx';
export function DragonwoodPlay(text: WoodPlayText) {
  return null;
}
