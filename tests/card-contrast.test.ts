/** Cards are printed things with colours of their own; what is on them stands out in every theme. */
import { describe, expect, test } from 'vitest';
import { suits } from '#engine/dragonwood/index.ts';
import { coloursIn, contrast, declared, sourceOf } from './contrast.ts';

const sheet = (name: string) => sourceOf(`components/cards/${name}.css`);
const [cards, adventurer, dragonheart, playing] = [
  sheet('cards'),
  sheet('adventurer'),
  sheet('dragonheart'),
  sheet('playing-card'),
];
const chip = sourceOf('components/prose/adventurer-chip.css');
const tokens = sourceOf('styles/tokens.css');

/** The one colour in a declaration, which must be there. */
function colour(css: string, selector: string, property: string): string {
  const [found, ...others] = coloursIn(declared(css, selector, property) ?? '');
  if (found === undefined || others.length > 0) throw new Error(`${selector} has no single colour as ${property}`);
  return found;
}

/** The colours that fill a drawing in a style sheet, in their order. */
const fills = (css: string, selector: string): string[] =>
  [...(declared(css, selector, 'background') ?? '').matchAll(/fill='%23([\da-f]{6})'/g)].map(([, hex]) => `#${hex}`);

const suitColour = (suit: string, deep = '') => colour(tokens, ':root', `--dg-suit-${suit}${deep}`);

const text = 4.5;
const sign = 3;
type Pair = readonly [what: string, front: string, back: string, least: number];

const paper = colour(cards, '.card-face', '--card-paper');
const slatePaper = colour(dragonheart, '.card-dragonheart', '--card-paper');
const strip = colour(dragonheart, '.card-strip', 'background');

const titles: Pair[] = [
  ...['creature', 'enhancement', 'event', 'ladybug'].map((kind): Pair => [
    `title of ${kind}`,
    colour(cards, `.card-${kind}`, '--title-ink'),
    paper,
    text,
  ]),
  ['title of Dragonheart', colour(dragonheart, '.card-dragonheart', '--title-ink'), slatePaper, text],
  ['note and numbers', colour(cards, '.card-face', '--card-ink'), paper, text],
  ...['creature', 'enhancement'].map((kind): Pair => [
    `icons of ${kind}`,
    colour(cards, `.card-${kind}`, '--tab-ink'),
    paper,
    sign,
  ]),
];

const labels: Pair[] = [
  ...(
    [
      ['ribbon', cards, '.card-ribbon'],
      ['mark', cards, '.card-mark'],
      ['sign of a selected card', playing, '.playing-card-sign'],
      ['sign of a card to add', playing, '.playing-card-addable .playing-card-sign'],
      ['tag of a target', playing, '.playing-card-tag'],
      ['disc', dragonheart, '.card-round'],
      ['strip', dragonheart, '.card-strip'],
    ] as const
  ).map(([what, css, selector]): Pair => [
    what,
    colour(css, selector, 'color'),
    colour(css, selector, 'background'),
    text,
  ]),
  ['count on the strip', colour(dragonheart, '.card-count', 'color'), strip, text],
  ['arrow', colour(dragonheart, '.card-arrow', 'stroke'), strip, sign],
  ['arrow back', colour(dragonheart, '.card-arrow-back', 'stroke'), strip, sign],
];

// The first fill of both is the rim, on which no number stands.
const numbers: Pair[] = (['shield', 'ruby'] as const).flatMap((name) =>
  fills(sheet(name), `.${name}`)
    .slice(1)
    .map((ground, i): Pair => [
      `number on the ${name}, part ${i + 1}`,
      colour(sheet(name), `.${name}`, 'color'),
      ground,
      text,
    ]),
);

const adventurers: Pair[] = suits.flatMap((suit): Pair[] => [
  ...['', '-deep'].flatMap((deep): Pair[] => [
    [`rank on ${suit}${deep}`, colour(adventurer, '.card-rank', 'color'), suitColour(suit, deep), text],
    [`emblem on ${suit}${deep}`, colour(adventurer, '.card-emblem', 'color'), suitColour(suit, deep), sign],
    [`rank on a chip, ${suit}${deep}`, colour(chip, '.chip', 'color'), suitColour(suit, deep), text],
  ]),
  [`letter of ${suit}`, suitColour(suit, '-deep'), paper, text],
  [`small emblem of ${suit}`, suitColour(suit), paper, sign],
  [`letter on a chip, ${suit}`, suitColour(suit, '-deep'), colour(chip, '.chip-suit', 'background'), text],
]);

const die = sourceOf('components/cards/picture/die.ts');
const faceOfDie = [...die.matchAll(/<rect[^>]*fill="(#[\da-f]{6})"/g)].at(-1)?.[1] ?? '';
const pip = /<circle[^>]*fill="(#[\da-f]{6})"/.exec(die)?.[1] ?? '';

describe('on a card stands out', () => {
  test.each<Pair>([...titles, ...labels, ...numbers, ...adventurers, ['pips of a die', pip, faceOfDie, sign]])(
    '%s: %s on %s, at least %f : 1',
    (_, front, back, least) => {
      expect([front, back].join()).toMatch(/^#[\da-f]{6},#[\da-f]{6}$/);
      expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
    },
  );

  test('the number on every part of a shield and of a ruby', () => {
    expect(numbers).toHaveLength(5);
  });
});

test('a faint colour is found out', () => {
  const css = sourceOf('components/cards/ruby.css').replace('#fff4e2', '#d0607a');
  expect(contrast(colour(css, '.ruby', 'color'), '#a8253d')).toBeLessThan(text);
});
