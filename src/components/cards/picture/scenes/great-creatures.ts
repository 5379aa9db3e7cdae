import type { CreatureId } from '#engine/dragonwood/index.ts';
import type { Scene } from '../scene.ts';
import { bands, ogreBody, shadowBody, trollHair } from './handmade.ts';

/** The creatures worth four points and more. */
export const greatCreatures = {
  'grumpy-troll': {
    sky: {
      colours: ['#84a5a0', '#c9d2b1', '#ece6c6'],
      light: { x: 176, y: 54, radius: 26, colour: '#f7f2cf' },
    },
    behind: [
      { piece: 'oaks', y: 170, colour: '#9fb394', height: 74, count: 6 },
      { piece: 'hills', y: 196, colour: '#7d9778' },
      { piece: 'canopy', colour: '#4b6446', length: 62 },
    ],
    figures: [
      {
        icon: 'troll',
        x: 86,
        y: 150,
        size: 158,
        colours: ['#a9c471', '#587a3c'],
        hole: '#fff1c4',
        parts: { 0: null, 1: null, 2: null, 4: null },
        own: trollHair,
      },
    ],
    before: [
      { piece: 'wall', y: 216, colour: '#8b8f83' },
      { piece: 'ferns', colour: '#2e4632', height: 58 },
    ],
  },
  'gigantic-python': {
    sky: {
      colours: ['#1c4c44', '#5d9a64', '#d8df90'],
      light: { x: 178, y: 54, radius: 26, colour: '#f6f3a8', rays: true },
    },
    behind: [
      { piece: 'oaks', y: 180, colour: '#5f9b5f', height: 100, count: 5 },
      { piece: 'trunks', colour: '#3b5c40', marks: '#27452e', at: [18, 132, 220], width: 18 },
      { piece: 'hills', y: 220, colour: '#336a48' },
      { piece: 'canopy', colour: '#14402c', length: 88 },
    ],
    figures: [
      {
        icon: 'snake-tongue',
        x: 84,
        y: 144,
        size: 160,
        colours: ['#b9ca52', '#5a781f'],
        hole: '#fff0a8',
        parts: { 1: '#c8322b' },
        pattern: bands,
      },
    ],
    before: [
      { piece: 'bushes', y: 228, colour: '#1f4f35', size: 16, count: 9 },
      { piece: 'ferns', colour: '#0f2f20', height: 74 },
    ],
  },
  'secret-shadow': {
    sky: {
      colours: ['#37414e', '#7c8a90', '#d4d5c5'],
      light: { x: 86, y: 92, radius: 46, colour: '#eceadb', moon: true },
    },
    behind: [
      { piece: 'bareTrees', y: 226, colour: '#5d6b72', height: 190, at: [176, 226] },
      { piece: 'mist', y: 190, opacity: 0.3 },
      { piece: 'bareTrees', y: 244, colour: '#2f3a40', height: 230, at: [6] },
    ],
    figures: [
      {
        icon: 'evil-eyes',
        x: 86,
        y: 138,
        size: 92,
        colours: ['#fff2a0', '#ffb52e'],
        hole: '#2a1206',
        own: shadowBody,
        edge: '#c3ccd0',
        edgeWidth: 14,
        seam: '#0b0f15',
        seamWidth: 8,
      },
      {
        icon: 'shadow-grasp',
        x: 146,
        y: 196,
        size: 60,
        turn: -14,
        colours: ['#2c3641', '#141a22'],
        edge: '#c3ccd0',
        edgeWidth: 14,
        seamWidth: 0,
        fatten: 36,
      },
      {
        icon: 'shadow-grasp',
        x: 26,
        y: 196,
        size: 60,
        turn: 14,
        flip: true,
        colours: ['#2c3641', '#141a22'],
        edge: '#c3ccd0',
        edgeWidth: 14,
        seamWidth: 0,
        fatten: 36,
      },
    ],
    before: [
      { piece: 'mist', y: 232, opacity: 0.4 },
      { piece: 'grass', y: 258, colour: '#242d33', height: 30, count: 30 },
      { piece: 'ferns', colour: '#0f1519', height: 62 },
    ],
  },
  'angry-ogre': {
    sky: {
      colours: ['#7f281f', '#d8733a', '#f8cd86'],
      light: { x: 86, y: 84, radius: 50, colour: '#ffd98a' },
    },
    behind: [
      { piece: 'peaks', y: 200, colour: '#b3552f', height: 90, width: 120 },
      { piece: 'castle', y: 196, x: 192, colour: '#8c3f25', windows: '#ffd27a', size: 0.8 },
      { piece: 'bareTrees', y: 232, colour: '#6d2f1d', height: 150, at: [14] },
    ],
    figures: [
      { icon: 'ogre', x: 86, y: 150, size: 142, colours: ['#dba560', '#935524'], hole: '#3f1c0b', own: ogreBody },
    ],
    before: [
      { piece: 'rocks', y: 226, colour: '#5c2a1a', size: 24, count: 8 },
      { piece: 'rocks', y: 274, colour: '#2f130c', size: 26, count: 6 },
    ],
  },
  'gooey-glob': {
    sky: {
      colours: ['#395434', '#8ba145', '#e6dd80'],
      light: { x: 178, y: 58, radius: 26, colour: '#f6f2a0' },
    },
    behind: [
      { piece: 'bareTrees', y: 206, colour: '#6b7f3b', height: 170, at: [138, 226] },
      { piece: 'mist', y: 186 },
      { piece: 'bareTrees', y: 224, colour: '#46592a', height: 200, at: [10] },
      { piece: 'cut', path: 'M-6 236Q60 218 120 224T246 232V306H-6Z', colour: '#3b5222' },
      {
        piece: 'drawn',
        svg: '<ellipse cx="92" cy="240" rx="112" ry="19" fill="#9fbd38"/><ellipse cx="80" cy="236" rx="70" ry="9" fill="#cfe36a" opacity=".8"/>',
      },
    ],
    figures: [
      { icon: 'slime', x: 86, y: 154, size: 158, colours: ['#b7dd44', '#55931f'], hole: '#fff6c2', edge: '#f8f9de' },
    ],
    before: [{ piece: 'grass', y: 272, colour: '#263a19', height: 38, count: 26 }],
  },
  'blue-dragon': {
    sky: {
      colours: ['#1f4d86', '#7eb0d8', '#ecf2f1'],
      light: { x: 176, y: 58, radius: 28, colour: '#fffbe0' },
    },
    behind: [
      { piece: 'clouds', y: 74, colour: '#e8f1f6', at: [30, 120] },
      { piece: 'peaks', y: 204, colour: '#8fb4d2', height: 104, width: 120, snow: '#f7fafb' },
      { piece: 'peaks', y: 216, colour: '#5d8cb5', height: 60, width: 90 },
      { piece: 'waves', y: 214, colour: '#3a78aa', rows: 1 },
    ],
    figures: [{ icon: 'sea-dragon', x: 86, y: 150, size: 156, colours: ['#4f9bdc', '#12406f'], hole: '#ffe9a8' }],
    before: [{ piece: 'waves', y: 214, colour: '#2d6a9c', rows: 4 }],
  },
  'orange-dragon': {
    sky: {
      colours: ['#541a2b', '#d5522b', '#ffcb6e'],
      light: { x: 96, y: 104, radius: 52, colour: '#ffdf8a' },
    },
    behind: [
      { piece: 'clouds', y: 46, colour: '#9c3a34', at: [30, 200], size: 15 },
      { piece: 'peaks', y: 216, colour: '#b64c2b', height: 110, width: 120 },
      { piece: 'peaks', y: 236, colour: '#7c2b23', height: 70, width: 80 },
      { piece: 'flames', y: 236, colour: '#e2611f', height: 50 },
    ],
    figures: [
      {
        icon: 'spiked-dragon-head',
        x: 86,
        y: 148,
        size: 162,
        colours: ['#fb9a2f', '#ab350c'],
        hole: '#fff0b0',
        parts: { 0: '#f6d27e', 2: '#f6c05e', 3: '#f6c05e', 4: '#f6c05e', 5: '#f6c05e', 6: '#f6c05e', 7: '#f6c05e' },
      },
    ],
    before: [
      { piece: 'flames', y: 246, colour: '#f28a2b', height: 44 },
      { piece: 'flames', y: 276, colour: '#ffc04a', height: 36 },
      { piece: 'motes', colour: '#ffe1a0', count: 20, to: 230 },
    ],
  },
} satisfies Partial<Record<CreatureId, Scene>>;
