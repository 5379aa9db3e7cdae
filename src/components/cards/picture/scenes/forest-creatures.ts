import type { CreatureId } from '#engine/dragonwood/index.ts';
import type { Scene } from '../scene.ts';
import { rosettes } from './handmade.ts';

/** The creatures worth three points. */
export const forestCreatures = {
  'hungry-bear': {
    sky: {
      colours: ['#88b5c0', '#efd9a6', '#faeed2'],
      light: { x: 150, y: 62, radius: 30, colour: '#fff0c8' },
    },
    behind: [
      { piece: 'peaks', y: 196, colour: '#93b3a6', height: 90, width: 130, snow: '#f6f4ea' },
      { piece: 'pines', y: 214, colour: '#6b937d', height: 70, count: 7 },
      { piece: 'pines', y: 242, colour: '#47705c', height: 96, count: 6, frame: true },
    ],
    figures: [
      {
        icon: 'bear-head',
        x: 74,
        y: 148,
        size: 156,
        colours: ['#9a6238', '#4a2711'],
        hole: '#f6d9a4',
        parts: { 1: '#1f130b' },
      },
    ],
    before: [
      { piece: 'bushes', y: 226, colour: '#2f5542', size: 18, count: 8 },
      { piece: 'ferns', colour: '#1f3a2c', height: 62 },
    ],
  },
  'pack-of-wolves': {
    sky: {
      colours: ['#1e2c4a', '#587297', '#cbd6da'],
      light: { x: 60, y: 58, radius: 34, colour: '#f1f0dc', moon: true },
      stars: 28,
    },
    behind: [
      { piece: 'peaks', y: 200, colour: '#8299b1', height: 74, width: 110, snow: '#f2f6f7' },
      { piece: 'pines', y: 222, colour: '#4c6480', height: 76, count: 8 },
    ],
    figures: [
      { icon: 'wolf-head', x: 122, y: 92, size: 74, colours: ['#8b98a8', '#46525f'], hole: '#ffe28a' },
      { icon: 'wolf-head', x: 46, y: 124, size: 86, colours: ['#8b98a8', '#46525f'], hole: '#ffe28a' },
      { icon: 'wolf-head', x: 96, y: 176, size: 126, colours: ['#64717f', '#2a323e'], hole: '#ffe28a' },
    ],
    before: [
      { piece: 'hills', y: 232, colour: '#e3eaee', swell: 9 },
      { piece: 'pines', y: 284, colour: '#22344b', height: 74, count: 7, frame: true },
    ],
  },
  'fierce-jaguar': {
    sky: {
      colours: ['#2c6a50', '#8dba64', '#ece28f'],
      light: { x: 58, y: 56, radius: 28, colour: '#fff2a8', rays: true },
    },
    behind: [
      { piece: 'oaks', y: 190, colour: '#7fae5b', height: 104, count: 5 },
      { piece: 'trunks', colour: '#4d6b3f', marks: '#36522c', at: [22, 206], width: 17 },
      { piece: 'hills', y: 222, colour: '#4c8147' },
      { piece: 'canopy', colour: '#1f4a2d', length: 84 },
    ],
    figures: [
      {
        icon: 'feline',
        x: 86,
        y: 150,
        size: 152,
        colours: ['#f5b848', '#c87c1e'],
        hole: '#fff0c0',
        pattern: rosettes,
        fatten: 16,
        edgeWidth: 28,
      },
    ],
    before: [
      { piece: 'grass', y: 232, colour: '#2f6134', height: 24, count: 30 },
      { piece: 'ferns', colour: '#14331f', height: 74 },
    ],
  },
  'wild-boar': {
    sky: {
      colours: ['#dc9450', '#f2cc88', '#faeac4'],
      light: { x: 182, y: 52, radius: 26, colour: '#fff0c0', rays: true },
    },
    behind: [
      { piece: 'oaks', y: 196, colour: '#d58a3c', height: 92, count: 6 },
      { piece: 'trunks', colour: '#f1e6cf', marks: '#5d4a38', at: [26, 62, 138, 214], width: 11 },
      { piece: 'hills', y: 224, colour: '#a4632f' },
      { piece: 'motes', colour: '#e8772b', count: 18, to: 220 },
    ],
    figures: [{ icon: 'boar', x: 86, y: 160, size: 146, colours: ['#8a5738', '#3f2113'], hole: '#ffe3b0' }],
    before: [
      { piece: 'grass', y: 236, colour: '#7a4820', height: 24, count: 34 },
      { piece: 'ferns', colour: '#4a2a13', height: 56 },
    ],
  },
} satisfies Partial<Record<CreatureId, Scene>>;
