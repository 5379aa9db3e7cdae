import type { EnhancementId } from '#engine/dragonwood/index.ts';
import type { Scene } from '../scene.ts';
import { cloakBody } from './handmade.ts';

/** Enhancements that are things. Their figures stand high, for a note lies across the foot of the card. */
export const enhancementThings = {
  'silver-sword': {
    sky: {
      colours: ['#55549a', '#b0a2d4', '#f5e6d6'],
      light: { x: 86, y: 96, radius: 46, colour: '#fff8e0', rays: true },
    },
    behind: [
      { piece: 'peaks', y: 170, colour: '#9d95c4', height: 80, width: 120, snow: '#f5f1fa' },
      { piece: 'pines', y: 188, colour: '#6c659c', height: 62, count: 8 },
    ],
    figures: [
      {
        icon: 'broadsword',
        x: 86,
        y: 116,
        size: 142,
        turn: 135,
        colours: ['#f6f9fb', '#8a98a9'],
        holes: { 0: '#e3b04a', 1: '#c42f3c' },
        seam: '#34305c',
        seamWidth: 12,
      },
    ],
    before: [
      {
        piece: 'cut',
        colour: '#6a668f',
        path: 'M-6 226L30 214L44 186L70 172L104 176L130 196L146 220L246 228V306H-6Z',
      },
      {
        piece: 'drawn',
        svg: '<path d="M44 186L70 172L82 196L60 212ZM104 176L130 196L118 214L96 200Z" fill="#fff" opacity=".16"/><path d="M78 174q8 5 17 1" stroke="#2a2647" stroke-width="3" fill="none"/>',
      },
      { piece: 'ferns', colour: '#2a2449', height: 72 },
    ],
  },
  'bucket-of-spinach': {
    sky: {
      colours: ['#9cc3e2', '#e0dfd8', '#f8eed4'],
      light: { x: 180, y: 52, radius: 24, colour: '#fff6d6', rays: true },
    },
    behind: [
      { piece: 'hills', y: 150, colour: '#b4b1ce', swell: 14 },
      { piece: 'oaks', y: 174, colour: '#8cab70', height: 60, count: 7 },
      { piece: 'hills', y: 186, colour: '#a78453', swell: 5 },
    ],
    figures: [
      { icon: 'three-leaves', x: 58, y: 84, size: 74, turn: -30, colours: ['#63b03f', '#2c6a1e'] },
      { icon: 'three-leaves', x: 114, y: 84, size: 74, turn: 30, colours: ['#63b03f', '#2c6a1e'] },
      { icon: 'three-leaves', x: 86, y: 68, size: 82, colours: ['#63b03f', '#2c6a1e'] },
      {
        icon: 'full-wood-bucket',
        x: 86,
        y: 142,
        size: 118,
        colours: ['#b97a3a', '#66391a'],
        hole: '#e7c07d',
        parts: { 0: '#8796a3', 1: '#3f7a2c', 2: '#8796a3', 10: '#8796a3' },
        own: [{ path: 'M112 150L140 470H372L400 150C300 120 212 120 112 150Z', colour: '#4a2a12' }],
      },
    ],
    before: [
      { piece: 'grass', y: 194, colour: '#6d8a48', height: 18, count: 26 },
      { piece: 'ferns', colour: '#3f5a2c', height: 64 },
    ],
  },
  'cloak-of-darkness': {
    sky: {
      colours: ['#141030', '#43356f', '#9a7ab2'],
      light: { x: 86, y: 88, radius: 50, colour: '#e8d6f2', moon: true },
      stars: 40,
    },
    behind: [
      { piece: 'pines', y: 190, colour: '#4a3a7a', height: 92, count: 8 },
      { piece: 'mist', y: 196, opacity: 0.22 },
    ],
    figures: [
      {
        icon: 'hood',
        x: 86,
        y: 108,
        size: 96,
        colours: ['#7c5cb8', '#38245f'],
        parts: { 1: '#e7c9ff', 2: '#e7c9ff' },
        own: cloakBody,
        edge: '#e6d8f4',
      },
    ],
    before: [{ piece: 'pines', y: 280, colour: '#16112d', height: 100, count: 7, frame: true }],
  },
  'lightning-bolt': {
    sky: {
      colours: ['#1b1942', '#4b498d', '#a79acb'],
      light: { x: 86, y: 120, radius: 44, colour: '#cfc4ff', glowOnly: true },
    },
    behind: [
      { piece: 'clouds', y: 56, colour: '#6a66a4', at: [20, 96, 190], size: 30 },
      { piece: 'clouds', y: 74, colour: '#8d88c0', at: [50, 140, 230], size: 20 },
      { piece: 'pines', y: 210, colour: '#3d3872', height: 70, count: 8 },
      { piece: 'rain' },
    ],
    figures: [
      {
        icon: 'power-lightning',
        x: 86,
        y: 118,
        size: 138,
        colours: ['#ffe873', '#f29a12'],
        edge: '#fffbe8',
        seam: '#a4560a',
      },
    ],
    before: [{ piece: 'pines', y: 280, colour: '#17142f', height: 86, count: 8, frame: true }],
  },
  'charmed-potion': {
    sky: {
      colours: ['#33245a', '#86589a', '#eabca9'],
      light: { x: 82, y: 126, radius: 46, colour: '#ffc9e0', glowOnly: true },
    },
    behind: [
      { piece: 'cut', path: 'M-6 60H246V72H-6Z', colour: '#4c2f57' },
      {
        piece: 'drawn',
        svg: '<g fill="#3c2450"><path d="M14 60V28h14v32zM30 60V20h18v40zM50 60V34h10v26zM186 60V40q-8-4-8-12h30q0 8-8 12v20zM214 60a13 13 0 1 1 20 0z"/></g><g fill="#fff" opacity=".14"><path d="M18 32h6v24h-6zM34 26h10v8h-10z"/></g>',
      },
      { piece: 'cut', path: 'M-6 176H246V306H-6Z', colour: '#6d4336' },
      {
        piece: 'drawn',
        svg: '<path d="M-6 206H246M-6 236H246M-6 272H246" stroke="#3a1f1c" stroke-width="2" opacity=".5"/>',
      },
    ],
    figures: [
      {
        icon: 'round-potion',
        x: 82,
        y: 116,
        size: 146,
        turn: -34,
        colours: ['#e258a9', '#8a2180'],
        hole: '#ffe9f4',
        parts: { 0: '#b98a58', 1: '#b98a58' },
        seam: '#3d0f3f',
      },
    ],
    before: [{ piece: 'motes', colour: '#ffd6ee', count: 26, from: 20, to: 180 }],
  },
} satisfies Partial<Record<EnhancementId, Scene>>;
