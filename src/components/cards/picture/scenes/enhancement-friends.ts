import type { EnhancementId } from '#engine/dragonwood/index.ts';
import type { Scene } from '../scene.ts';

/** Enhancements that live. Their figures stand high, for a note lies across the foot of the card. */
export const enhancementFriends = {
  'friendly-bunny': {
    sky: {
      colours: ['#aed7f0', '#f1e7e6', '#fdf3d6'],
      light: { x: 50, y: 50, radius: 26, colour: '#fff6cf' },
    },
    behind: [
      { piece: 'clouds', y: 62, colour: '#ffffff', at: [122, 212], size: 14 },
      { piece: 'hills', y: 146, colour: '#bcb1d6', swell: 14 },
      { piece: 'hills', y: 170, colour: '#a3c47c' },
    ],
    figures: [
      {
        icon: 'rabbit',
        x: 88,
        y: 120,
        size: 136,
        colours: ['#f8ecda', '#bb9675'],
        hole: '#4a2a20',
        parts: { 2: '#ffffff', 3: '#e79a94' },
        seam: '#5c3f33',
      },
    ],
    before: [
      { piece: 'grass', y: 184, colour: '#7cab56', height: 20, count: 32 },
      { piece: 'motes', colour: '#ffffff', count: 20, from: 190, to: 280 },
      { piece: 'grass', y: 262, colour: '#54813f', height: 26, count: 30 },
    ],
  },
  'magical-unicorn': {
    sky: {
      colours: ['#5f83d0', '#d3b4e3', '#fde4d4'],
      light: { x: 138, y: 70, radius: 36, colour: '#fff4dc' },
      stars: 22,
    },
    behind: [
      { piece: 'clouds', y: 106, colour: '#f9f0f9', at: [10, 196], size: 18 },
      { piece: 'peaks', y: 190, colour: '#b9a0d8', height: 70, width: 120, snow: '#fdf6ff' },
      { piece: 'hills', y: 204, colour: '#8b74b3' },
    ],
    figures: [
      {
        icon: 'unicorn',
        x: 84,
        y: 118,
        size: 142,
        colours: ['#ffffff', '#cdbfe6'],
        hole: '#4b2f7c',
        parts: { 0: '#f2c14e', 2: '#e07fb4', 3: '#b874cf', 4: '#8f6fd6', 5: '#6f86d9' },
        seam: '#573a86',
      },
    ],
    before: [
      { piece: 'bushes', y: 186, colour: '#6b5596', size: 14, count: 9 },
      { piece: 'motes', colour: '#fff3b8', count: 22, from: 20, to: 280 },
      { piece: 'ferns', colour: '#412e69', height: 72 },
    ],
  },
  'ghost-disguise': {
    sky: {
      colours: ['#231e4a', '#6659a0', '#cdbbdc'],
      light: { x: 172, y: 58, radius: 30, colour: '#f3ecd8', moon: true },
      stars: 26,
    },
    behind: [
      { piece: 'castle', y: 178, x: 44, colour: '#5b4f8a', windows: '#ffe2a0' },
      { piece: 'hills', y: 196, colour: '#453b73' },
      { piece: 'mist', y: 186, opacity: 0.28 },
      { piece: 'bareTrees', y: 224, colour: '#2c2552', height: 170, at: [212] },
    ],
    figures: [
      {
        icon: 'ghost',
        x: 84,
        y: 116,
        size: 136,
        colours: ['#fbf9f4', '#bab4d4'],
        hole: '#2a2350',
        seam: '#4b3f7c',
      },
    ],
    before: [
      { piece: 'mist', y: 220, opacity: 0.3 },
      { piece: 'ferns', colour: '#1a1536', height: 66 },
    ],
  },
  'lucky-mushroom': {
    sky: {
      colours: ['#a9bfe4', '#e6d8ee', '#fbeedb'],
      light: { x: 52, y: 50, radius: 26, colour: '#fff6d6', rays: true },
    },
    behind: [
      { piece: 'oaks', y: 164, colour: '#a79ac6', height: 78, count: 6 },
      { piece: 'hills', y: 176, colour: '#93a86c' },
      { piece: 'canopy', colour: '#8376a8', length: 56, at: [-8, 196, 224, 252] },
    ],
    figures: [
      {
        icon: 'super-mushroom',
        x: 86,
        y: 116,
        size: 132,
        colours: ['#fffaf0', '#e0cca6'],
        hole: '#cf352c',
        seam: '#571312',
      },
    ],
    before: [
      { piece: 'grass', y: 178, colour: '#6f8f4c', height: 18, count: 30 },
      { piece: 'mushrooms', y: 214, colour: '#a9556a', size: 20, at: [22, 112, 136] },
      { piece: 'ferns', colour: '#3f5a34', height: 70 },
    ],
  },
} satisfies Partial<Record<EnhancementId, Scene>>;
