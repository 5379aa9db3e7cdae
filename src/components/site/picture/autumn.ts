import type { Brush } from '#components/cards/picture/pieces/brush.ts';
import { fallingLeaves, mass } from './foliage.ts';
import { row } from './forest.ts';
import { hill, meadow } from './ground.ts';
import { dots, type Light, light, mist, rays, sky } from './heavens.ts';
import type { Half } from './stage.ts';
import { mushrooms } from './wildlife.ts';

/** Dragonwood's half of the banner: an autumn forest with the afternoon sun behind the old tree. */
export const autumn = (brush: Brush, half: Half): { behind: string; leaves: readonly string[] } => {
  const { width, scale, x, y } = half;
  const sun: Light = { x: x(285), y: y(0.235), radius: 60 * scale, colour: '#fff0b8' };
  const behind =
    sky(brush, half, ['#e3a44c', '#f1c877', '#f9e3ad', '#fdf1cf']) +
    light(brush, sun) +
    rays(brush, sun, width * 1.2) +
    hill(brush, half, y(0.5), 34 * scale, '#e6bf78') +
    row(brush, half, { kind: 'fir', y: y(0.56), colour: '#cfa75a', height: 120, spacing: 76 }) +
    mist(brush, half, y(0.58), 0.22, scale) +
    row(brush, half, { kind: 'oak', y: y(0.66), colour: '#c58a3a', height: 172, spacing: 136 }) +
    row(brush, half, { kind: 'oak', y: y(0.73), colour: '#a9542a', height: 150, spacing: 330 }) +
    row(brush, half, { kind: 'oak', y: y(0.76), colour: '#93803a', height: 140, spacing: 138 }) +
    row(brush, half, {
      kind: 'fir',
      y: y(0.83),
      colour: '#55703a',
      height: 250,
      at: [110, 190, 560, 690, 770, 905, 1010, 1130],
      lit: 'right',
      light: '#ffe9a0',
    }) +
    meadow(brush, half, y(0.87), '#46662f', { spacing: 100 }) +
    meadow(brush, half, y(0.93), '#314f23', { size: 1.15 }) +
    mushrooms(brush, half, [
      [596, 0.895, 1.15],
      [566, 0.9, 0.8],
      [150, 0.905, 0.85],
      [386, 0.9, 0.7],
      [830, 0.9, 1],
    ]) +
    dots(
      brush,
      { from: [0, y(0.3)], to: [width, y(0.9)] },
      { colour: '#fff0b8', count: 32 * scale + 10, sizes: [2.2, 3.6] },
    );
  const leaves = [
    mass(brush, half, { colour: '#a85a1f', count: 14, reach: 560, depth: 96, size: 56 }) +
      fallingLeaves(brush, half, {
        colours: ['#c9641f', '#e0922c', '#a8431c', '#d9b13a'],
        at: [
          [90, 150],
          [70, 240],
          [118, 330],
          [92, 430],
          [60, 500],
          [150, 100],
          [420, 88],
          [640, 120],
          [690, 210],
          [720, 350],
          [700, 440],
          [880, 180],
          [1010, 300],
          [820, 90],
        ],
      }),
    mass(brush, half, { colour: '#c9782a', count: 15, reach: 700, depth: 66, size: 46 }),
    mass(brush, half, { colour: '#e2a03a', count: 14, reach: 640, depth: 34, size: 40 }),
  ];
  return { behind, leaves };
};
