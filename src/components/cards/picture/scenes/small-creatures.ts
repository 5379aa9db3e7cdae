import type { CreatureId } from '#engine/dragonwood/index.ts';
import type { Scene } from '../scene.ts';

const thread = (x: number, to: number) => `<path d="M${x}-6V${to}" stroke="#f6f2e0" stroke-width="1.5" opacity=".9"/>`;

/** The creatures worth one and two points. */
export const smallCreatures = {
  'spooky-spiders': {
    sky: {
      colours: ['#1c2f3a', '#3f6d68', '#a9c095'],
      light: { x: 176, y: 60, radius: 30, colour: '#ece8bb', moon: true },
    },
    behind: [
      { piece: 'bareTrees', y: 236, colour: '#3c645f', height: 190, at: [128, 222] },
      { piece: 'mist', y: 214, opacity: 0.2 },
      { piece: 'bareTrees', y: 250, colour: '#1f3c3b', height: 240, at: [8] },
      { piece: 'drawn', svg: thread(84, 90) + thread(142, 60) },
      { piece: 'drawn', svg: thread(31, 172), wideOnly: true },
    ],
    figures: [
      { icon: 'hanging-spider', x: 142, y: 78, size: 50, colours: ['#7a5266', '#2c1a27'], hole: '#ffe28a' },
      { icon: 'hanging-spider', x: 31, y: 194, size: 54, colours: ['#7a5266', '#2c1a27'], hole: '#ffe28a' },
      { icon: 'hanging-spider', x: 84, y: 140, size: 128, colours: ['#7a5266', '#2c1a27'], hole: '#ffe28a' },
    ],
    before: [{ piece: 'ferns', colour: '#122522', height: 74 }],
  },
  'crazy-bats': {
    sky: {
      colours: ['#251e48', '#6a4a86', '#e59f70'],
      light: { x: 92, y: 118, radius: 54, colour: '#ffe2a0', moon: true },
      stars: 26,
    },
    behind: [
      { piece: 'peaks', y: 232, colour: '#6c4d80', height: 44, width: 90 },
      { piece: 'pines', y: 246, colour: '#463365', height: 62, count: 9 },
    ],
    figures: [
      { icon: 'bat', x: 158, y: 60, size: 56, turn: 14, colours: ['#684a8d', '#241838'] },
      { icon: 'bat', x: 34, y: 70, size: 62, turn: -18, colours: ['#684a8d', '#241838'] },
      { icon: 'bat', x: 126, y: 206, size: 66, turn: 9, colours: ['#684a8d', '#241838'] },
      { icon: 'bat', x: 84, y: 142, size: 146, turn: -6, colours: ['#684a8d', '#241838'] },
    ],
    before: [{ piece: 'pines', y: 282, colour: '#1d1733', height: 100, count: 8, frame: true }],
  },
  'giggling-goblin': {
    sky: {
      colours: ['#a9cf98', '#e3e6a5', '#f9f0c8'],
      light: { x: 190, y: 46, radius: 24, colour: '#fff3c0', rays: true },
    },
    behind: [
      { piece: 'oaks', y: 196, colour: '#9dba72', height: 82, count: 6 },
      { piece: 'oaks', y: 232, colour: '#6d9650', height: 96, count: 5 },
      { piece: 'canopy', colour: '#3d6a31', length: 74 },
    ],
    figures: [
      {
        icon: 'goblin',
        x: 86,
        y: 148,
        size: 152,
        colours: ['#86b944', '#3f7023'],
        hole: '#fff4cf',
        holes: { 1: '#e59a8a', 2: '#e59a8a' },
      },
    ],
    before: [
      { piece: 'bushes', y: 210, colour: '#2f6130', size: 20, count: 7 },
      { piece: 'hills', y: 256, colour: '#4f7f3a', swell: 5 },
      { piece: 'mushrooms', y: 262, colour: '#b8452f', size: 22, at: [94, 122, 148] },
      { piece: 'ferns', colour: '#2b4d26', height: 62 },
    ],
  },
  'fire-ants': {
    sky: {
      colours: ['#eda24b', '#f6cf82', '#fcecc0'],
      light: { x: 172, y: 58, radius: 32, colour: '#fff0b5', rays: true },
    },
    behind: [
      { piece: 'peaks', y: 170, colour: '#dba262', height: 40, width: 110 },
      {
        piece: 'cut',
        colour: '#bd6a38',
        path: 'M-6 232Q40 222 62 160Q78 112 100 112Q122 112 136 162Q156 224 246 236V306H-6Z',
      },
      { piece: 'drawn', svg: '<ellipse cx="100" cy="121" rx="13" ry="5" fill="#4a1c0c"/>' },
      { piece: 'hills', y: 242, colour: '#a5562c', swell: 6 },
    ],
    figures: [
      { icon: 'ant', x: 138, y: 234, size: 56, turn: 58, colours: ['#e04a24', '#86190b'], hole: '#ffd27a' },
      { icon: 'ant', x: 32, y: 202, size: 52, turn: -48, colours: ['#e04a24', '#86190b'], hole: '#ffd27a' },
      { icon: 'ant', x: 88, y: 146, size: 148, turn: 16, colours: ['#e04a24', '#86190b'], hole: '#ffd27a' },
    ],
    before: [{ piece: 'grass', y: 284, colour: '#60391b', height: 32, count: 36 }],
  },
  'wasps-nest': {
    sky: {
      colours: ['#86bcae', '#dce3a6', '#fbe8aa'],
      light: { x: 36, y: 52, radius: 24, colour: '#fff3bf', rays: true },
    },
    behind: [
      { piece: 'oaks', y: 206, colour: '#9cba74', height: 84, count: 6 },
      { piece: 'hills', y: 232, colour: '#6f9650' },
      {
        piece: 'cut',
        colour: '#5b3a22',
        path: 'M-6 62Q80 64 140 40Q190 22 246 30V18Q186 10 132 28Q70 48 -6 44Z',
        paper: { hangs: true },
      },
      { piece: 'canopy', colour: '#3a6330', length: 62, at: [-8, 40, 190, 216, 250] },
      { piece: 'drawn', svg: '<path d="M86 50V92" stroke="#4a2f1a" stroke-width="7" stroke-linecap="round"/>' },
    ],
    figures: [
      { icon: 'tree-beehive', x: 86, y: 146, size: 132, colours: ['#e9ac35', '#9a5a10'], hole: '#5b2f0c' },
      { icon: 'wasp-sting', x: 136, y: 210, size: 62, colours: ['#43301a', '#20160a'], hole: '#f7c93c' },
      { icon: 'wasp-sting', x: 30, y: 198, size: 52, flip: true, colours: ['#43301a', '#20160a'], hole: '#f7c93c' },
    ],
    before: [{ piece: 'ferns', colour: '#2c4824', height: 64 }],
  },
} satisfies Partial<Record<CreatureId, Scene>>;
