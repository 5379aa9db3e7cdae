import { type Adventurer, adventurers, type Rank, type Suit, suits } from '#engine/dragonwood/index.ts';
import { type Colour, lighter, mix } from '../colour.ts';
import type { Layer } from '../landscape.ts';
import type { Scene } from '../scene.ts';

/** The field of a suit and its deep tone: the same as in tokens.css. */
const fields: Readonly<Record<Suit, readonly [Colour, Colour]>> = {
  red: ['#a8231f', '#7a1512'],
  orange: ['#b4520a', '#833806'],
  green: ['#2f6b2c', '#1d4a1b'],
  purple: ['#6a3d9a', '#472470'],
  blue: ['#1f5c9e', '#123c6d'],
};

/** The whole inside of a card: nothing but a rank, a tag and the emblem stands on it. */
const size = { width: 222, height: 318 };

/** The tones of one landscape, from the farthest to the nearest. */
interface Tones {
  readonly far: Colour;
  readonly middle: Colour;
  readonly near: Colour;
  readonly foot: Colour;
}

const leavesAbove = (colour: Colour): Layer => ({ piece: 'canopy', colour, length: 62, at: [128, 172, 216] });

/** Twelve landscapes; every rank of a suit has another one. */
const lands: readonly ((tones: Tones) => readonly Layer[])[] = [
  ({ far, middle, near, foot }) => [
    { piece: 'pines', y: 214, colour: far, height: 46, count: 4 },
    { piece: 'hills', y: 230, colour: middle },
    { piece: 'hills', y: 268, colour: near, swell: 7 },
    leavesAbove(foot),
  ],
  ({ far, middle, near, foot }) => [
    { piece: 'peaks', y: 218, colour: far, height: 92, width: 120 },
    { piece: 'hills', y: 236, colour: middle },
    { piece: 'ferns', colour: near, height: 60, at: [-4, 34, 186, 226] },
    { piece: 'clouds', y: 50, colour: foot, at: [150, 204], size: 14 },
  ],
  ({ far, middle, near, foot }) => [
    { piece: 'oaks', y: 216, colour: far, height: 58, count: 4 },
    { piece: 'hills', y: 232, colour: middle, swell: 6 },
    { piece: 'hills', y: 270, colour: near, swell: 9 },
    leavesAbove(foot),
  ],
  ({ far, middle, near, foot }) => [
    { piece: 'castle', y: 222, x: 172, colour: far },
    { piece: 'hills', y: 238, colour: middle },
    { piece: 'hills', y: 274, colour: near, swell: 6 },
    { piece: 'clouds', y: 44, colour: foot, at: [118, 196], size: 13 },
  ],
  ({ far, middle, near }) => [
    { piece: 'peaks', y: 216, colour: far, height: 54, width: 130 },
    { piece: 'waves', y: 220, colour: middle, rows: 2 },
    { piece: 'rocks', y: 292, colour: near, size: 24, count: 4 },
  ],
  ({ far, middle, near, foot }) => [
    { piece: 'hills', y: 210, colour: far, swell: 14 },
    { piece: 'hills', y: 236, colour: middle, swell: 12 },
    { piece: 'hills', y: 262, colour: near, swell: 10 },
    { piece: 'ferns', colour: foot, height: 40, at: [2, 22] },
    { piece: 'clouds', y: 48, colour: foot, at: [190], size: 16 },
  ],
  ({ far, middle, near }) => [
    { piece: 'trunks', colour: far, marks: middle, at: [26, 104, 196], width: 13 },
    { piece: 'hills', y: 240, colour: middle },
    { piece: 'bushes', y: 284, colour: near, size: 18, count: 6 },
  ],
  ({ far, middle, near, foot }) => [
    { piece: 'hills', y: 206, colour: far },
    { piece: 'bushes', y: 242, colour: middle, size: 24, count: 5 },
    { piece: 'ferns', colour: near, height: 66, at: [-4, 30, 96, 190, 224] },
    { piece: 'clouds', y: 56, colour: foot, at: [168], size: 19 },
  ],
  ({ far, middle, near, foot }) => [
    { piece: 'oaks', y: 206, colour: far, height: 84, count: 3 },
    { piece: 'hills', y: 236, colour: middle, swell: 5 },
    { piece: 'rocks', y: 286, colour: near, size: 26, count: 5 },
    leavesAbove(foot),
  ],
  ({ far, middle, near }) => [
    { piece: 'pines', y: 222, colour: far, height: 96, count: 3, frame: true },
    { piece: 'hills', y: 240, colour: middle, swell: 14 },
    { piece: 'ferns', colour: near, height: 56, at: [-4, 28, 60] },
  ],
  ({ far, middle, near, foot }) => [
    { piece: 'peaks', y: 226, colour: far, height: 130, width: 170 },
    { piece: 'peaks', y: 250, colour: middle, height: 60, width: 90 },
    { piece: 'hills', y: 272, colour: near, swell: 6 },
    { piece: 'clouds', y: 48, colour: foot, at: [140, 210], size: 11 },
  ],
  ({ far, middle, near, foot }) => [
    { piece: 'hills', y: 212, colour: far, swell: 8 },
    { piece: 'waves', y: 236, colour: middle, rows: 1 },
    { piece: 'pines', y: 290, colour: near, height: 70, count: 4, frame: true },
    leavesAbove(foot),
  ],
];

/** How many lands further each suit begins, so that cards of one rank don't look alike either. */
const suitStep = 5;

const landOf = (suit: Suit, rank: Rank) => lands[(rank - 1 + suits.indexOf(suit) * suitStep) % lands.length];

const sceneOf = ({ suit, rank }: Adventurer): Scene => {
  const [field, deep] = fields[suit];
  const tones: Tones = {
    far: lighter(field, 0.16),
    middle: lighter(field, 0.08),
    near: mix(field, deep, 0.55),
    foot: deep,
  };
  return {
    size,
    sky: { colours: [mix(field, deep, 0.6), field, lighter(field, 0.1)] },
    behind: [
      {
        piece: 'drawn',
        svg: '<g fill="#fff" opacity=".09"><circle cx="132" cy="168" r="88"/><circle cx="132" cy="168" r="68"/></g>',
      },
      ...(landOf(suit, rank)?.(tones) ?? []),
    ],
    figures: [],
  };
};

/** The fields of the 60 Adventurers: each its own landscape in the colour of its suit, calm enough for what stands on it. */
export const adventurerFields: Readonly<Record<string, Scene>> = Object.fromEntries(
  adventurers.map((card) => [`adventurer-${card.id}`, sceneOf(card)]),
);
