import type { CardType } from '#engine/dragonheart/index.ts';
import type { Scene } from '../scene.ts';
import { cracks, dragonHorns, huntressDress } from './handmade.ts';

/** The Dragonheart cards show the upper three quarters of their sheet: the figures stand in its middle. */
export const dragonheart = {
  dwarf: {
    sky: {
      colours: ['#333a48', '#7b6b60', '#e0ab70'],
      light: { x: 120, y: 106, radius: 60, colour: '#ffcf86' },
    },
    behind: [
      { piece: 'peaks', y: 190, colour: '#6a625f', height: 110, width: 130, snow: '#efe6d6' },
      { piece: 'wall', y: 188, colour: '#5b5250' },
    ],
    figures: [
      {
        icon: 'dwarf-face',
        x: 120,
        y: 122,
        size: 176,
        colours: ['#c2673a', '#70301a'],
        hole: '#5c1b12',
        parts: { 0: '#f0e2c0', 1: '#f0e2c0', 2: '#8b98a6', 3: '#8b98a6', 4: '#8b98a6', 5: '#ecb98c' },
      },
    ],
    before: [{ piece: 'rocks', y: 232, colour: '#34313a', size: 30, count: 8 }],
  },
  huntress: {
    sky: {
      colours: ['#284c58', '#7ea08f', '#f0dbab'],
      light: { x: 72, y: 76, radius: 36, colour: '#fff0c4' },
    },
    behind: [
      { piece: 'peaks', y: 190, colour: '#7d9f95', height: 84, width: 120, snow: '#f3f1e4' },
      { piece: 'pines', y: 200, colour: '#4c7670', height: 96, count: 5 },
      { piece: 'pines', y: 226, colour: '#2f5654', height: 120, count: 4, frame: true },
    ],
    figures: [
      {
        icon: 'archer',
        x: 116,
        y: 126,
        size: 182,
        colours: ['#4f9d7c', '#1d5646'],
        parts: { 0: '#8a5a2c', 9: '#8a5a2c', 2: '#f0c49a', 6: '#f0c49a', 3: '#dfe5ea' },
        own: huntressDress,
      },
    ],
    before: [
      { piece: 'grass', y: 214, colour: '#234642', height: 20, count: 24 },
      { piece: 'ferns', colour: '#15302f', height: 70, at: [-6, 30, 214, 246] },
    ],
  },
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
      { icon: 'dragon-head', x: 116, y: 122, size: 190, colours: ['#ee5230', '#801410'], hole: '#ffe08a', parts: { 0: '#f3dfb2', 1: '#f3dfb2' } },
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
        parts: { 3: '#e8b13a', 9: '#f6c945', 10: '#fff0a8', 11: '#f6c945', 12: '#f6c945', 13: '#f6c945', 7: '#fff0a8', 2: '#7d8792', 0: '#8a531f', 8: '#7e451a' },
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
  knight: {
    sky: {
      colours: ['#2f4a7a', '#8aa7c8', '#f6e2bc'],
      light: { x: 178, y: 64, radius: 32, colour: '#fff2cc' },
    },
    behind: [
      { piece: 'peaks', y: 180, colour: '#94a9c2', height: 70, width: 120, snow: '#f6f6f2' },
      { piece: 'castle', y: 186, x: 48, colour: '#63789a', windows: '#ffe7a8' },
      { piece: 'hills', y: 206, colour: '#6f8a72' },
    ],
    figures: [
      {
        icon: 'visored-helm',
        x: 120,
        y: 124,
        size: 170,
        colours: ['#dfe6ed', '#66768a'],
        hole: '#16202d',
        parts: { 1: '#b3c0cd', 5: '#8494a6' },
        own: [{ path: 'M256 40C250 -30 310 -70 400 -52C470 -38 500 20 486 96C460 40 400 14 330 30Z', colour: '#b3202e' }],
      },
    ],
    before: [{ piece: 'wall', y: 226, colour: '#535e70' }],
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
  sorceress: {
    sky: {
      colours: ['#251c4a', '#7c5192', '#eba9a6'],
      light: { x: 120, y: 104, radius: 66, colour: '#ffd0dc', moon: true },
      stars: 36,
    },
    behind: [
      { piece: 'castle', y: 196, x: 206, colour: '#5c4282', windows: '#ffe2a0' },
      { piece: 'hills', y: 212, colour: '#463368' },
    ],
    figures: [
      {
        icon: 'woman-elf-face',
        x: 120,
        y: 122,
        size: 182,
        colours: ['#a04ba0', '#54205e'],
        hole: '#c3273c',
        parts: { 0: '#f0c14d', 1: '#f0c14d', 2: '#f0c14d', 3: '#f0c14d', 4: '#eec0a2', 5: '#eec0a2', 8: '#f4ceb2', 9: '#2a1440', 10: '#2a1440', 17: '#f0c14d' },
        seam: '#2d1038',
      },
    ],
    before: [
      { piece: 'motes', colour: '#ffe9b0', count: 26, to: 240 },
      { piece: 'bushes', y: 236, colour: '#2c1e47', size: 16, count: 9 },
      { piece: 'ferns', colour: '#1c1230', height: 60 },
    ],
  },
  ship: {
    sky: {
      colours: ['#344766', '#b08aa0', '#fbd09a'],
      light: { x: 74, y: 100, radius: 42, colour: '#ffe2a0' },
    },
    behind: [
      { piece: 'clouds', y: 50, colour: '#dcb6ae', at: [40, 190], size: 16 },
      { piece: 'peaks', y: 176, colour: '#8184a0', height: 60, width: 110 },
      { piece: 'waves', y: 172, colour: '#4f7ba3', rows: 1 },
    ],
    figures: [
      {
        icon: 'drakkar',
        x: 120,
        y: 116,
        size: 178,
        colours: ['#b5642f', '#5c2811'],
        parts: { 0: '#c22f33', 1: '#f3e6c8', 5: '#d99a2b', 6: '#c22f33', 7: '#d99a2b', 8: '#c22f33' },
        own: [{ path: 'M168 112H204Q196 172 204 240H168Q160 176 168 112ZM256 112H292Q286 172 292 240H256Q248 176 256 112Z', colour: '#c4403a', inFront: true }],
      },
    ],
    before: [{ piece: 'waves', y: 186, colour: '#2f5e8a', rows: 5 }],
  },
} satisfies Record<CardType, Scene>;
