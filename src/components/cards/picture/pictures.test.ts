import { describe, expect, test } from 'vitest';
import { cardTypes } from '#engine/dragonheart/index.ts';
import { creatureIds, enhancementIds, eventIds, suits } from '#engine/dragonwood/index.ts';
import { iconPath } from './icon.ts';
import { drawPicture, pictureNames } from './index.ts';
import { sprites } from './sprite.ts';

const cards = [
  ...creatureIds,
  ...enhancementIds,
  ...eventIds,
  'ladybug',
  ...cardTypes.map((type) => `dragonheart-${type}`),
];
const boards = ['board-wide', 'board-tall'];
const bytes = (text: string) => new TextEncoder().encode(text).length;
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');

test('every card, suit and piece of the board has a picture', () => {
  const expected = [...cards, ...suits.map((suit) => `suit-${suit}`), 'greatDragon', 'hold', ...boards];
  expect([...pictureNames].sort()).toEqual(expected.sort());
});

test('an unknown name has no picture', () => {
  expect(() => drawPicture('no-such-card')).toThrow('no-such-card');
});

describe.each(pictureNames)('the picture of %s', (name) => {
  const svg = drawPicture(name);

  test('is a small file: 12 kB for a card, 30 kB for a board', () => {
    expect(bytes(svg)).toBeLessThanOrEqual(boards.includes(name) ? 30_000 : 12_000);
  });

  test('is drawn with the same bytes every time', () => {
    expect(drawPicture(name)).toBe(svg);
  });

  test('holds no letters, scripts or references to other files', () => {
    const elements = new Set([...svg.matchAll(/<(\w+)/g)].map((match) => match[1]));
    for (const element of ['text', 'tspan', 'textPath', 'title', 'desc', 'style', 'script', 'image', 'a']) {
      expect(elements).not.toContain(element);
    }
    expect(svg).not.toMatch(/>[^<]*[^<\s][^<]*</);
    for (const [, href] of svg.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^#/);
  });

  test('defines every id once and uses none that it lacks', () => {
    const ids = idsIn(svg);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id);
  });

  test('has no broken number', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test('no two pictures share an id, so that both may stand in one document', () => {
  const ids = pictureNames.flatMap((name) => idsIn(drawPicture(name)));
  expect(new Set(ids).size).toBe(ids.length);
});

test('no two cards share a picture', () => {
  const drawn = pictureNames.map((name) => drawPicture(name).replace(/[a-z][a-z0-9]{3}-/g, ''));
  expect(new Set(drawn).size).toBe(drawn.length);
});

describe('icons', () => {
  test('a name that the set lacks is refused', () => {
    expect(() => iconPath('no-such-icon')).toThrow('no-such-icon');
  });

  test.each(Object.keys(sprites))('the sprite %s is small and draws in the colour of the text', (name) => {
    const svg = sprites[name]?.() ?? '';
    expect(bytes(svg)).toBeLessThanOrEqual(16_000);
    expect(svg.match(/<symbol /g)?.length).toBe(svg.match(/fill="currentColor"/g)?.length);
    expect(new Set(idsIn(svg)).size).toBe(idsIn(svg).length);
  });
});
