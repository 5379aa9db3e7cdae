/** The lessons of the site as their tests read them: the written form, the words, and the game each is played with. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { allowsReroll, numbersOf, type DragonwoodAction } from '#engine/dragonwood/index.ts';
import { bots, captureChance, dragonheart, dragonwood, mostDice } from '#engine/index.ts';
import { alikeInDragonheart, alikeInDragonwood } from '#engine/scenario/index.ts';
import { scenarioSchema, scenarioTextSchema } from '#schemas/scenario.ts';
import { root } from './imports.ts';

const folder = path.join(root, 'src/content/scenarios');
const read = (file: string): unknown => parse(readFileSync(path.join(folder, file), 'utf8'));

/** All lessons, as `game/slug`, in the order of their folders. */
export const lessons = globSync('*/*/scenario.yaml', { cwd: folder })
  .map((file) => path.posix.dirname(file.replaceAll('\\', '/')))
  .sort()
  .map((place) => ({
    place,
    folder: path.posix.dirname(place),
    written: scenarioSchema.parse(read(`${place}/scenario.yaml`)),
    en: scenarioTextSchema.parse(read(`${place}/en.yaml`)),
    ru: scenarioTextSchema.parse(read(`${place}/ru.yaml`)),
  }));

/** The chance of an attack; null for another action, and for one with more or fewer cards than there are dice. */
export function chanceOf(action: DragonwoodAction) {
  if (action.type !== 'capture') return null;
  const numbers = numbersOf(action);
  const isRolled = numbers.dice >= 1 && numbers.dice <= mostDice;
  return isRolled ? captureChance({ ...numbers, reroll: allowsReroll(action) }) : null;
}

/** Dragonwood as its lessons are read and run with. */
export const woodLessons = { ...dragonwood, alike: alikeInDragonwood, chanceOf, bot: bots.dragonwood.easy };

/** Dragonheart as its lessons are read and run with. */
export const heartLessons = { ...dragonheart, alike: alikeInDragonheart, bot: bots.dragonheart.easy };
