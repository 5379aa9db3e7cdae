import type { Scene } from '../scene.ts';

const clear = '#0000';

/** The figure and the hold of Dragonheart's board. */
export const boardPieces = {
  // A figure that stands on other drawings: without a ground of its own.
  greatDragon: {
    size: { width: 240, height: 240 },
    sky: { colours: [clear, clear, clear] },
    behind: [],
    figures: [
      {
        icon: 'wyvern',
        x: 120,
        y: 116,
        size: 216,
        colours: ['#ec4a3a', '#7a0c18'],
        hole: '#ffb05a',
        holes: { 0: '#ffe9a8' },
        edge: '#fdeedb',
        edgeWidth: 30,
      },
    ],
  },
  hold: {
    sky: { colours: ['#3d2a1c', '#5d3f28', '#7b5535'] },
    behind: [
      {
        piece: 'drawn',
        svg: '<path d="M-6 52H246M-6 104H246M-6 156H246M-6 208H246" stroke="#2a1b10" stroke-width="3" opacity=".55"/><path d="M40-6V306M200-6V306" stroke="#2f1f13" stroke-width="20"/>',
      },
    ],
    figures: [
      {
        icon: 'barrel',
        x: 166,
        y: 132,
        size: 112,
        colours: ['#b07a42', '#623815'],
        hole: '#2b1808',
        parts: { 5: '#7d8792', 10: '#7d8792' },
      },
      {
        icon: 'barrel',
        x: 88,
        y: 148,
        size: 140,
        colours: ['#b07a42', '#623815'],
        hole: '#2b1808',
        parts: { 5: '#7d8792', 10: '#7d8792' },
      },
    ],
    before: [{ piece: 'cut', path: 'M-6 214H246V306H-6Z', colour: '#6b4526' }],
  },
} satisfies Record<string, Scene>;
