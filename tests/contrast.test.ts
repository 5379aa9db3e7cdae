import { describe, expect, test } from 'vitest';
import { barColours } from '#components/site/bar-colours.ts';
import { contrast, sourceOf } from './contrast.ts';

const css = sourceOf('styles/tokens.css');

/** The custom properties of every block whose selector list holds `selector`, later blocks winning. */
function tokensOf(...selectors: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, heads, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = (heads ?? '').split(/,(?![^(]*\))/).map((name) => name.trim());
    if (!selectors.some((selector) => names.includes(selector))) continue;
    for (const [, name, value] of (body ?? '').matchAll(/--dg-([\w-]+):\s*([^;]+);/g))
      found.set(name ?? '', value ?? '');
  }
  return found;
}

const looks = {
  'Dragonwood, light': tokensOf(':root', "[data-world='dragonwood']"),
  'Dragonwood, dark': tokensOf(':root', "[data-theme='dark']", "[data-theme='dark'] [data-world='dragonwood']"),
  'Dragonheart, light': tokensOf(':root', "[data-world='dragonheart']"),
  'Dragonheart, dark': tokensOf(':root', "[data-theme='dark']", "[data-theme='dark'] [data-world='dragonheart']"),
};

const grounds = ['bg', 'paper', 'raised', 'sunken'] as const;
/** What is written on what, and how strongly it must stand out: text 4.5, edges of controls 3. */
const pairs: readonly (readonly [string, string, number])[] = [
  ...grounds.flatMap((ground) => [['ink', ground, 4.5] as const, ['ink2', ground, 4.5] as const]),
  ...(['bg', 'paper', 'raised'] as const).flatMap((ground) => [
    ['line', ground, 3] as const,
    ['accent', ground, 4.5] as const,
    ['warm', ground, 4.5] as const,
    ['bad', ground, 4.5] as const,
    ['good', ground, 4.5] as const,
    ['focus', ground, 3] as const,
    ['enhancement', ground, 3] as const,
  ]),
  ['on', 'accent', 4.5],
  ['tray-ink', 'tray-top', 4.5],
  ['tray-ink', 'tray-foot', 4.5],
  ['accent', 'soft', 4.5],
  ['ink', 'soft', 4.5],
  ['ink', 'enhancement-soft', 4.5],
  ['ink2', 'enhancement-soft', 4.5],
  ['enhancement', 'enhancement-soft', 4.5],
  ...(['rulebook', 'online', 'cards', 'ruling'] as const).flatMap((source) => [
    [source, `${source}-soft`, 4.5] as const,
    [`${source}-line`, 'bg', 3] as const,
  ]),
  ['ruling', 'ruling-paper', 4.5],
  ['ink', 'ruling-paper', 4.5],
];

describe.each(Object.entries(looks))('%s', (_, tokens) => {
  test.each(pairs)('%s on %s stands out at least %f : 1', (text, ground, least) => {
    const [front, back] = [tokens.get(text), tokens.get(ground)];
    expect(front, text).toMatch(/^#[\da-f]{6}$/);
    expect(back, ground).toMatch(/^#[\da-f]{6}$/);
    expect(contrast(front ?? '', back ?? '')).toBeGreaterThanOrEqual(least);
  });
});

test("the browser's bar has the colour of the page's paper", () => {
  const paper = (look: keyof typeof looks) => looks[look].get('paper');
  expect(barColours).toEqual({
    dragonwood: { light: paper('Dragonwood, light'), dark: paper('Dragonwood, dark') },
    dragonheart: { light: paper('Dragonheart, light'), dark: paper('Dragonheart, dark') },
  });
});

test('the measure itself is right: black on white is 21 : 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
