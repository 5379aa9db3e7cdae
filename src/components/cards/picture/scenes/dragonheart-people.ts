import type { CardType } from '#engine/dragonheart/index.ts';
import type { Scene } from '../scene.ts';
import { huntressDress } from './handmade.ts';

/** Dragonheart's people and their ship. The cards show the upper three quarters of a sheet: the figures stand in its middle. */
export const dragonheartPeople = {
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
        own: [
          { path: 'M256 40C250 -30 310 -70 400 -52C470 -38 500 20 486 96C460 40 400 14 330 30Z', colour: '#b3202e' },
        ],
      },
    ],
    before: [{ piece: 'wall', y: 226, colour: '#535e70' }],
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
        parts: {
          0: '#f0c14d',
          1: '#f0c14d',
          2: '#f0c14d',
          3: '#f0c14d',
          4: '#eec0a2',
          5: '#eec0a2',
          8: '#f4ceb2',
          9: '#2a1440',
          10: '#2a1440',
          17: '#f0c14d',
        },
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
        own: [
          {
            path: 'M168 112H204Q196 172 204 240H168Q160 176 168 112ZM256 112H292Q286 172 292 240H256Q248 176 256 112Z',
            colour: '#c4403a',
            inFront: true,
          },
        ],
      },
    ],
    before: [{ piece: 'waves', y: 186, colour: '#2f5e8a', rows: 5 }],
  },
} satisfies Partial<Record<CardType, Scene>>;
