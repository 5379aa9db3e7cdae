import { describe, expect, test } from 'vitest';
import { cardTypes } from '#engine/dragonheart/index.ts';
import { adventurers, creatureIds, enhancementIds, eventIds } from '#engine/dragonwood/index.ts';
import { iconPath } from './icon.ts';
import { drawPicture, drawSmallPicture, pictureNames, smallPictureNames } from './index.ts';
import { sprites } from './sprite.ts';

const cards = [
  ...creatureIds,
  ...enhancementIds,
  ...eventIds,
  'ladybug',
  ...cardTypes.map((type) => `dragonheart-${type}`),
];
const adventurerNames = adventurers.map(({ id }) => `adventurer-${id}`);
const boards = ['board-wide', 'board-tall'];
const bytes = (text: string) => new TextEncoder().encode(text).length;
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');

test('every card and piece of the board has a picture', () => {
  const expected = [...cards, ...adventurerNames, 'greatDragon', 'hold', ...boards];
  expect([...pictureNames].sort()).toEqual(expected.sort());
});

test('every card that is not all field has a small drawing too', () => {
  expect([...smallPictureNames].sort()).toEqual(cards.toSorted());
});

test('an unknown name has no picture', () => {
  expect(() => drawPicture('no-such-card')).toThrow('no-such-card');
  expect(() => drawSmallPicture('no-such-card')).toThrow('no-such-card');
});

const wideLimit = (name: string) => (adventurerNames.includes(name) ? 6_000 : 30_000);

const drawings = [
  ...pictureNames.map((name) => ({ file: name, limit: wideLimit(name), draw: () => drawPicture(name) })),
  ...smallPictureNames.map((name) => ({ file: `small/${name}`, limit: 12_000, draw: () => drawSmallPicture(name) })),
];

describe.each(drawings)('the picture $file', ({ limit, draw }) => {
  const svg = draw();

  test(`has at most ${limit} bytes`, () => {
    expect(bytes(svg)).toBeLessThanOrEqual(limit);
  });

  test('is drawn with the same bytes every time', () => {
    expect(draw()).toBe(svg);
  });

  test('has a fixed size', () => {
    expect(svg).toMatch(/^<svg [^>]*width="\d+" height="\d+" viewBox="/);
  });

  test('has no filter, which would make scrolling slow', () => {
    expect(svg).not.toContain('filter');
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
  const ids = drawings.flatMap(({ draw }) => idsIn(draw()));
  expect(new Set(ids).size).toBe(ids.length);
});

const withoutIds = (svg: string) => svg.replace(/[a-z][a-z0-9]{3}-/g, '');

test('no two cards share a picture, and none is its wide one scaled', () => {
  const drawn = drawings.map(({ draw }) => withoutIds(draw()));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('no two Adventurers share a landscape, not even in other colours', () => {
  const shapes = adventurerNames.map((name) =>
    [...drawPicture(name).matchAll(/ (?:d|transform)="([^"]*)"/g)].map((match) => match[1]).join(),
  );
  expect(new Set(shapes).size).toBe(shapes.length);
});

test.each(smallPictureNames)('the small picture of %s is the lighter one', (name) => {
  expect(bytes(drawSmallPicture(name))).toBeLessThan(bytes(drawPicture(name)));
});

describe('icons', () => {
  test('a name that the set lacks is refused', () => {
    expect(() => iconPath('no-such-icon')).toThrow('no-such-icon');
  });

  test.each(Object.keys(sprites))('the sprite %s is small and draws its icons in the colour of the text', (name) => {
    const svg = sprites[name]?.() ?? '';
    expect(bytes(svg)).toBeLessThanOrEqual(18_000);
    const icons = svg.match(/<symbol id="(?!die-)/g);
    expect(icons?.length).toBe(svg.match(/fill="currentColor"/g)?.length);
    expect(new Set(idsIn(svg)).size).toBe(idsIn(svg).length);
  });
});
