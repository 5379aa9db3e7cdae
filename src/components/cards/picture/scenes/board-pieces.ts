import type { Scene } from '../scene.ts';

/** The figure and the hold of Dragonheart's board. */
export const boardPieces = {
  greatDragon: {
    sky: {
      colours: ['#2b1420', '#7d2634', '#e88a4c'],
      light: { x: 120, y: 116, radius: 62, colour: '#ffd08a' },
      stars: 20,
    },
    behind: [{ piece: 'peaks', y: 236, colour: '#5d2430', height: 100, width: 110 }],
    figures: [
      {
        icon: 'wyvern',
        x: 120,
        y: 124,
        size: 190,
        colours: ['#dd4438', '#7e1016'],
        hole: '#f0a04c',
        holes: { 0: '#ffe9a8' },
      },
    ],
    before: [
      { piece: 'cut', path: 'M36 250Q36 224 120 224T204 250V306H36Z', colour: '#4c5666' },
      {
        piece: 'drawn',
        svg: '<ellipse cx="120" cy="240" rx="84" ry="15" fill="#6d7a8d"/><ellipse cx="120" cy="238" rx="68" ry="10" fill="#3b4452"/>',
      },
      { piece: 'rocks', y: 284, colour: '#24161c', size: 24, count: 8 },
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
