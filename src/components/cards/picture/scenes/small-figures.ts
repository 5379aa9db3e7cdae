import type { SmallFigures } from '../small.ts';

/** What small drawings keep of groups: packs are fewer, and stand where neither shield nor tab covers them. */
export const smallFigures: Readonly<Record<string, SmallFigures>> = {
  'spooky-spiders': {
    keep: [
      [0, { y: 80, size: 46 }],
      [2, { y: 146, size: 124 }],
    ],
    x: 92,
    y: 142,
    size: 144,
  },
  'crazy-bats': {
    keep: [
      [0, { x: 122, y: 84, size: 62 }],
      [1, { x: 40, y: 74 }],
      [3, { y: 150 }],
    ],
    x: 84,
    y: 146,
    size: 146,
  },
  'fire-ants': { keep: [[0, { x: 134, y: 222, size: 52 }], 2] },
  'wasps-nest': { keep: [0, [1, { x: 126, y: 216 }]], x: 86, y: 150, size: 146 },
  'pack-of-wolves': { keep: [[1, { x: 56, y: 108, size: 92 }], 2], x: 88, y: 158, size: 154 },
  'secret-shadow': { keep: [0], x: 86, y: 146, size: 146 },
  'angry-ogre': { y: 140, size: 160 },
  'bucket-of-spinach': { keep: [0, 1, 2, 3], x: 86, y: 112, size: 168 },
  'cloak-of-darkness': { keep: [0], x: 86, y: 122, size: 142 },
};
