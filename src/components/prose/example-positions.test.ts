import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseReplay, startState } from '#engine/core/index.ts';
import * as dragonheart from '#engine/dragonheart/index.ts';
import * as dragonwood from '#engine/dragonwood/index.ts';
import { exampleLinks } from './example-positions.ts';

const docs = path.join(import.meta.dirname, '../../content/docs');
const pages = globSync('{dragonwood,dragonheart}/*.mdx', { cwd: docs })
  .map((page) => ({ page, links: exampleLinks(readFileSync(path.join(docs, page), 'utf8')) }))
  .filter(({ links }) => links.length > 0);

test('an attack is laid out as it stands in the example, with its dice to come', () => {
  expect(
    exampleLinks(
      '<Example target="wild-boar" method="strike" cards="R3 G4" use="silver-sword" dice="1 2" reroll="1 3" />',
    ),
  ).toEqual([
    'dragonwood.2:position:players_2;_hands_R3_G4_?2_/_?5;_landscape_wild-boar_spooky-spiders_grumpy-troll_hungry-bear_fire-ants;_enhancements_silver-sword_/_-;_dice_1_2_3;_seed_1::person,easy',
  ]);
});

describe.each(pages)('$page', ({ links }) => {
  test.each(links.map((link, at) => ({ at: at + 1, link })))('example $at can be played on', ({ link }) => {
    const state = link.startsWith('dragonwood') ? stateOf(dragonwood, link) : stateOf(dragonheart, link);
    expect(state).not.toHaveProperty('problem');
  });
});

function stateOf(game: typeof dragonwood | typeof dragonheart, link: string) {
  const { replay, problems } =
    game.id === 'dragonwood' ? parseReplay(dragonwood.notation, link) : parseReplay(dragonheart.notation, link);
  expect(problems).toEqual([]);
  if (replay?.start.kind !== 'position') throw new Error('no position');
  return game.id === 'dragonwood' ? startState(dragonwood, replay.start) : startState(dragonheart, replay.start);
}
