import type { Layer } from '../landscape.ts';
import type { Scene } from '../scene.ts';

const sky: Scene['sky']['colours'] = ['#4d5676', '#c98d74', '#f6cb8c'];

/** A bay in the lower left corner: foam, shallow water, and waves on it. */
const bay = (foam: string, water: string, crests: string): readonly Layer[] => [
  { piece: 'cut', path: foam, colour: '#e9e2cf' },
  { piece: 'cut', path: water, colour: '#4b7ea3', paper: { lift: 0.6 } },
  {
    piece: 'drawn',
    svg: `<path d="${crests}" fill="none" stroke="#cfe3ee" stroke-width="3" stroke-linecap="round" opacity=".45"/>`,
  },
];

const crest = (x: number, y: number) => `M${x} ${y}q9-7 18 0t18 0`;

/** The land on which Dragonheart's board is drawn, for wide and for narrow screens: mountains, meadows, a bay. */
export const boards = {
  'board-wide': {
    size: { width: 720, height: 590 },
    sky: { colours: sky, light: { x: 320, y: 96, radius: 52, colour: '#ffe0a0' } },
    behind: [
      { piece: 'clouds', y: 44, colour: '#d9a795', at: [70, 500, 660], size: 17 },
      { piece: 'peaks', y: 190, colour: '#9a8a94', height: 120, width: 150, snow: '#f3e6d8' },
      { piece: 'peaks', y: 210, colour: '#766f80', height: 80, width: 110 },
      { piece: 'pines', y: 216, colour: '#56685e', height: 44, count: 26 },
      { piece: 'hills', y: 236, colour: '#77846f', swell: 8 },
      { piece: 'oaks', y: 300, colour: '#8d9474', height: 34, count: 12, frame: true },
      { piece: 'pines', y: 378, colour: '#a0a27b', height: 36, count: 12, frame: true },
      { piece: 'grass', y: 440, colour: '#b0aa84', height: 9, count: 60 },
      ...bay(
        'M-6 420Q80 396 190 406T390 430Q440 452 436 500Q428 560 470 596H-6Z',
        'M-6 432Q80 408 190 418T382 441Q428 462 423 502Q416 560 456 596H-6Z',
        [crest(20, 452), crest(30, 560), crest(96, 576), crest(380, 476), crest(392, 566), crest(330, 582)].join(''),
      ),
    ],
    figures: [],
    before: [{ piece: 'rocks', y: 586, colour: '#7d7a72', size: 16, count: 9 }],
  },
  'board-tall': {
    size: { width: 340, height: 744 },
    sky: { colours: sky, light: { x: 234, y: 84, radius: 40, colour: '#ffe0a0' } },
    behind: [
      { piece: 'clouds', y: 30, colour: '#d9a795', at: [60, 300], size: 13 },
      { piece: 'peaks', y: 176, colour: '#9a8a94', height: 100, width: 120, snow: '#f3e6d8' },
      { piece: 'peaks', y: 196, colour: '#766f80', height: 60, width: 90 },
      { piece: 'pines', y: 200, colour: '#56685e', height: 40, count: 13 },
      { piece: 'hills', y: 214, colour: '#77846f', swell: 7 },
      { piece: 'oaks', y: 336, colour: '#8d9474', height: 30, count: 6, frame: true },
      { piece: 'pines', y: 456, colour: '#a0a27b', height: 32, count: 6, frame: true },
      { piece: 'grass', y: 540, colour: '#b0aa84', height: 9, count: 34 },
      ...bay(
        'M-6 566Q60 548 130 560T206 604Q214 650 196 690T212 750H-6Z',
        'M-6 578Q60 560 126 571T194 610Q200 650 183 690T198 750H-6Z',
        [crest(10, 716), crest(70, 730), crest(136, 722)].join(''),
      ),
    ],
    figures: [],
    before: [{ piece: 'rocks', y: 742, colour: '#7d7a72', size: 14, count: 5 }],
  },
} satisfies Record<string, Scene>;
