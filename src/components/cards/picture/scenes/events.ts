import type { EventId } from '#engine/dragonwood/index.ts';
import type { Scene } from '../scene.ts';
import { ladybugBody } from './handmade.ts';

/** The events and the Ladybug: nothing lies at the right of these, their figures stand in the middle. */
export const events = {
  'sunny-day': {
    sky: {
      colours: ['#3f9bd6', '#b9e0e4', '#fdf2c0'],
      light: { x: 120, y: 106, radius: 60, colour: '#fff3b0', glowOnly: true },
    },
    behind: [
      { piece: 'clouds', y: 54, colour: '#ffffff', at: [26, 216], size: 15 },
      { piece: 'hills', y: 186, colour: '#b3d08f', swell: 12 },
    ],
    figures: [
      {
        icon: 'sun',
        x: 120,
        y: 106,
        size: 168,
        colours: ['#ffd94c', '#f28d1f'],
        seam: '#a3560c',
        own: [
          { path: 'M256 160a96 96 0 1 0 .1 0Z', colour: '#ffcf45', inFront: true },
          {
            path: 'M218 232a14 18 0 1 0 .1 0ZM294 232a14 18 0 1 0 .1 0ZM206 292Q256 344 306 292Q256 316 206 292Z',
            colour: '#7a3d0a',
            inFront: true,
          },
        ],
      },
    ],
    before: [
      { piece: 'oaks', y: 218, colour: '#79ab5e', height: 44, count: 8 },
      { piece: 'hills', y: 238, colour: '#e3bd4f', swell: 8 },
      { piece: 'grass', y: 262, colour: '#4d8443', height: 22, count: 34 },
    ],
  },
  'thunder-storm': {
    sky: {
      colours: ['#263244', '#5b6d7e', '#bcc1b2'],
      light: { x: 120, y: 140, radius: 50, colour: '#e8eef2', glowOnly: true },
    },
    behind: [
      { piece: 'clouds', y: 40, colour: '#556472', at: [20, 96, 176, 236], size: 32 },
      { piece: 'hills', y: 196, colour: '#5f7072' },
      { piece: 'rain', count: 46 },
    ],
    figures: [
      {
        icon: 'lightning-storm',
        x: 120,
        y: 114,
        size: 156,
        colours: ['#ffe05a', '#ef9515'],
        parts: { 0: '#8d9ba8' },
        edge: '#fdf6e0',
        seam: '#6b3f08',
      },
    ],
    before: [
      { piece: 'clouds', y: 66, colour: '#93a1ad', at: [30, 130, 214], size: 24 },
      { piece: 'pines', y: 240, colour: '#3a4b4c', height: 62, count: 8 },
      { piece: 'pines', y: 282, colour: '#192523', height: 74, count: 8, frame: true },
    ],
  },
  quicksand: {
    sky: {
      colours: ['#e3bd7c', '#f3deae', '#fdf3d8'],
      light: { x: 178, y: 50, radius: 28, colour: '#fff4cc', rays: true },
    },
    behind: [
      { piece: 'hills', y: 110, colour: '#e2bb7e', swell: 14 },
      { piece: 'hills', y: 138, colour: '#d2a263', swell: 12 },
      { piece: 'hills', y: 164, colour: '#bd8848', swell: 6 },
      {
        piece: 'drawn',
        svg: '<g opacity=".8"><ellipse cx="120" cy="196" rx="122" ry="42" fill="#a8743a"/><ellipse cx="120" cy="196" rx="94" ry="31" fill="#936029"/></g>',
      },
    ],
    figures: [
      {
        icon: 'quicksand',
        x: 120,
        y: 122,
        size: 172,
        colours: ['#96602c', '#522e10'],
        hole: '#e9c384',
        parts: { 0: '#6d4420' },
        holes: { 0: '#fff6dc', 1: '#fff6dc' },
      },
    ],
    before: [{ piece: 'grass', y: 280, colour: '#6f4a22', height: 44, count: 18 }],
  },
  'wind-storm': {
    sky: {
      colours: ['#64868f', '#b6c6b9', '#f1e4bf'],
      light: { x: 58, y: 60, radius: 26, colour: '#fdf4d0' },
    },
    behind: [
      { piece: 'clouds', y: 52, colour: '#aebdbe', at: [130, 212], size: 24 },
      { piece: 'hills', y: 186, colour: '#97ab9f' },
      { piece: 'oaks', y: 204, colour: '#7b9167', height: 52, count: 8 },
    ],
    figures: [
      { icon: 'tornado', x: 120, y: 118, size: 172, colours: ['#8d9fa7', '#3d4c54'], hole: '#f2f4ea', seam: '#2b383f' },
    ],
    before: [
      { piece: 'motes', colour: '#dd7f2c', count: 26, from: 60, to: 250 },
      { piece: 'hills', y: 214, colour: '#6b8050', swell: 6 },
      { piece: 'grass', y: 254, colour: '#3b4c30', height: 38, count: 44 },
    ],
  },
  ladybug: {
    sky: {
      colours: ['#92cbe2', '#e2ecc4', '#fdf5d0'],
      light: { x: 186, y: 50, radius: 26, colour: '#fff6cf', rays: true },
    },
    behind: [
      { piece: 'oaks', y: 146, colour: '#b0d188', height: 62, count: 7 },
      { piece: 'hills', y: 166, colour: '#8cbd66' },
      { piece: 'cut', path: 'M-6 262Q60 128 252 132Q210 250 -6 278Z', colour: '#5f9f40' },
      {
        piece: 'drawn',
        svg: '<path d="M-6 268Q110 190 246 136M60 224Q70 190 96 166M110 196Q128 168 156 148M96 204Q140 206 176 194M150 172Q184 172 210 164" stroke="#d4ec9f" stroke-width="2" fill="none" opacity=".6"/>',
      },
    ],
    figures: [
      {
        icon: 'ladybug',
        x: 120,
        y: 128,
        size: 152,
        turn: 24,
        colours: ['#e8372a', '#95120f'],
        hole: '#231a16',
        parts: {
          0: '#2a211d',
          1: '#2a211d',
          2: '#2a211d',
          3: '#2a211d',
          4: '#2a211d',
          7: '#2a211d',
          8: '#2a211d',
          9: '#2a211d',
          10: '#2a211d',
        },
        own: ladybugBody,
      },
    ],
    before: [
      { piece: 'grass', y: 252, colour: '#3f7a35', height: 30, count: 34 },
      { piece: 'ferns', colour: '#2c5a2a', height: 54 },
    ],
  },
} satisfies Record<EventId | 'ladybug', Scene>;
