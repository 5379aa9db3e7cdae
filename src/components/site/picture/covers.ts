import type { Colour } from '#components/cards/picture/colour.ts';
import type { Scene } from '#components/cards/picture/scene.ts';
import { toadstool } from './wildlife.ts';

/** What a storybook is bound in, and the scene in the window of its cover. */
export interface Cover {
  readonly cloth: Colour;
  readonly shade: Colour;
  readonly gilt: Colour;
  readonly ribbon: Colour;
  /** A small ornament for each corner, as path data in a square of 30 whose corner is (0, 0). */
  readonly ornament: string;
  readonly scene: Scene;
}

/** The green book: the orange dragon looks out of the autumn forest. */
const dragonwood: Cover = {
  cloth: '#3f6e35',
  shade: '#1e3b1a',
  gilt: '#e7cf8c',
  ribbon: '#b5432b',
  ornament: 'M2 2Q22 0 30 14Q14 20 2 2ZM2 2Q0 22 14 30Q20 14 2 2Z',
  scene: {
    sky: {
      colours: ['#7fa35a', '#dccb78', '#fbe9b0'],
      light: { x: 120, y: 116, radius: 56, colour: '#fff0b8', rays: true },
    },
    behind: [
      { piece: 'oaks', y: 190, colour: '#a3ad58', height: 84, count: 6 },
      { piece: 'pines', y: 216, colour: '#64863f', height: 92, count: 8 },
      { piece: 'pines', y: 272, colour: '#2f5527', height: 178, count: 7, frame: true },
      { piece: 'canopy', colour: '#1f4019', length: 92, at: [8, 44, 84, 158, 196, 232] },
    ],
    figures: [
      {
        icon: 'spiked-dragon-head',
        x: 116,
        y: 160,
        size: 158,
        colours: ['#f39a3a', '#a8400f'],
        hole: '#fff0b0',
        edgeWidth: 22,
      },
      { icon: 'rabbit', x: 64, y: 262, size: 56, colours: ['#fbf0dc', '#c9a987'], hole: '#6b4434', edge: '#2c4a22' },
    ],
    before: [
      { piece: 'ferns', colour: '#17331a', height: 74, at: [-8, 14, 36, 214, 246] },
      { piece: 'drawn', svg: `<g transform="translate(194 284)scale(1.7)">${toadstool}</g>` },
      { piece: 'drawn', svg: `<g transform="translate(165 288)scale(.95)">${toadstool}</g>` },
    ],
  },
};

/** The ruby book: the Great Dragon before the setting sun. */
const dragonheart: Cover = {
  cloth: '#931d37',
  shade: '#430a1b',
  gilt: '#f0c48a',
  ribbon: '#3c4657',
  ornament: 'M2 2Q24 2 30 12Q20 10 16 16Q10 20 12 30Q2 24 2 2Z',
  scene: {
    sky: {
      colours: ['#2c2438', '#9a2f35', '#f6a656'],
      light: { x: 120, y: 132, radius: 62, colour: '#ffd488' },
      stars: 26,
    },
    behind: [
      { piece: 'peaks', y: 232, colour: '#7a3c44', height: 84, width: 74 },
      { piece: 'castle', y: 238, colour: '#4f2c3a', x: 44, windows: '#ffc978', size: 0.8 },
      { piece: 'peaks', y: 268, colour: '#3f2733', height: 44, width: 60 },
      { piece: 'rocks', y: 278, colour: '#2a1c27', size: 24, count: 6 },
    ],
    figures: [
      {
        icon: 'wyvern',
        x: 122,
        y: 166,
        size: 184,
        colours: ['#e94a31', '#7a0f1d'],
        hole: '#5a0c18',
        edge: '#fff0d6',
        edgeWidth: 18,
      },
    ],
    before: [{ piece: 'motes', colour: '#ffc67a', count: 22, from: 60, to: 290 }],
  },
};

export const covers = { dragonwood, dragonheart };
