import type { CardType } from '#engine/dragonheart/index.ts';
import type { Scene } from '../scene.ts';
import { cracks, dragonHorns } from './handmade.ts';

/** Dragonheart's beasts and the treasure. The cards show the upper three quarters of a sheet. */
export const dragonheartBeasts = {
  fireDragon: {
    sky: {
      colours: ['#350c18', '#b53122', '#ffb754'],
      light: { x: 150, y: 96, radius: 54, colour: '#ffd37a' },
    },
    behind: [
      { piece: 'peaks', y: 214, colour: '#8a2f24', height: 130, width: 120 },
      { piece: 'peaks', y: 226, colour: '#5b1f1e', height: 80, width: 80 },
      { piece: 'flames', y: 222, colour: '#d94f1a', height: 60 },
    ],
    figures: [
      {
        icon: 'dragon-head',
        x: 116,
        y: 122,
        size: 190,
        colours: ['#ee5230', '#801410'],
        hole: '#ffe08a',
        parts: { 0: '#f3dfb2', 1: '#f3dfb2' },
      },
    ],
    before: [
      { piece: 'flames', y: 232, colour: '#f07f27', height: 46 },
      { piece: 'flames', y: 262, colour: '#ffb638', height: 40 },
      { piece: 'motes', colour: '#ffd98a', count: 26, to: 220 },
    ],
  },
  treasure: {
    sky: {
      colours: ['#272530', '#5f4b3e', '#d39b52'],
      light: { x: 120, y: 100, radius: 56, colour: '#ffd97a', glowOnly: true },
    },
    behind: [
      {
        piece: 'cut',
        path: 'M-6-6H246V306H214Q224 200 206 120Q190 40 120 34Q50 40 34 120Q16 200 26 306H-6Z',
        colour: '#4a4148',
        paper: { hangs: true },
      },
      {
        piece: 'cut',
        path: 'M-6-6H246V40L214 12L196 46L178 8L150 30L128 6L104 34L84 8L58 44L40 10L-6 60Z',
        colour: '#332d35',
        paper: { hangs: true },
      },
      { piece: 'hills', y: 204, colour: '#8a683e', swell: 5 },
    ],
    figures: [
      {
        icon: 'open-treasure-chest',
        x: 120,
        y: 126,
        size: 176,
        colours: ['#ad6c2d', '#5b2d0f'],
        hole: '#3a1d08',
        parts: {
          3: '#e8b13a',
          9: '#f6c945',
          10: '#fff0a8',
          11: '#f6c945',
          12: '#f6c945',
          13: '#f6c945',
          7: '#fff0a8',
          2: '#7d8792',
          0: '#8a531f',
          8: '#7e451a',
        },
        seam: '#2b1507',
      },
    ],
    before: [
      { piece: 'motes', colour: '#ffe9a3', count: 30, to: 230 },
      { piece: 'rocks', y: 238, colour: '#2b262e', size: 26, count: 8 },
    ],
  },
  troll: {
    sky: {
      colours: ['#3c4a4b', '#87938c', '#d8d4bd'],
      light: { x: 60, y: 70, radius: 30, colour: '#f1ecd4' },
    },
    behind: [
      { piece: 'peaks', y: 190, colour: '#7f8b86', height: 96, width: 120, snow: '#eeeee4' },
      { piece: 'castle', y: 190, x: 196, colour: '#626e6b', size: 0.9 },
      { piece: 'rocks', y: 214, colour: '#56625d', size: 34, count: 6 },
    ],
    figures: [
      {
        icon: 'bully-minion',
        x: 118,
        y: 124,
        size: 186,
        colours: ['#93ab6e', '#43552f'],
        hole: '#fff0c0',
        parts: { 2: '#7a5636' },
      },
    ],
    before: [{ piece: 'rocks', y: 236, colour: '#262e2d', size: 26, count: 8 }],
  },
  petrifiedDragon: {
    sky: {
      colours: ['#434d5a', '#8b939b', '#d5d3c8'],
      light: { x: 150, y: 74, radius: 36, colour: '#eceadd' },
    },
    behind: [
      { piece: 'peaks', y: 196, colour: '#858e95', height: 110, width: 130 },
      { piece: 'mist', y: 180, opacity: 0.26 },
      { piece: 'rocks', y: 216, colour: '#5d666d', size: 36, count: 6 },
    ],
    figures: [
      {
        icon: 'drakkar-dragon',
        x: 118,
        y: 124,
        size: 184,
        colours: ['#b9bec1', '#646b72'],
        hole: '#f0efe6',
        parts: { 0: null },
        own: dragonHorns,
        pattern: cracks,
        seam: '#2b3036',
      },
    ],
    before: [
      { piece: 'rocks', y: 236, colour: '#363d44', size: 28, count: 8 },
      { piece: 'grass', y: 280, colour: '#3f4d33', height: 22, count: 26 },
    ],
  },
} satisfies Partial<Record<CardType, Scene>>;
