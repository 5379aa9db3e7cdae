import type { Brush } from '#components/cards/picture/pieces/brush.ts';
import { fallingLeaves, mass } from './foliage.ts';
import { row } from './forest.ts';
import { hill, meadow } from './ground.ts';
import { dots, type Light, light, mist, sky } from './heavens.ts';
import { castle, chain } from './mountains.ts';
import type { Half } from './stage.ts';
import { farDragon } from './wildlife.ts';

/** Dragonheart's half of the banner: mountains at dusk. */
export const dusk = (brush: Brush, half: Half): { behind: string; leaves: readonly string[] } => {
  const { width, scale, x, y } = half;
  const sunAt = 330;
  const sun: Light = { x: x(sunAt), y: y(0.29), radius: 56 * scale, colour: '#ffd890' };
  const behind =
    sky(brush, half, ['#343d5a', '#6f5570', '#c27c66', '#f0b06c']) +
    dots(brush, { from: [0, 0], to: [width, y(0.24)] }, { colour: '#fff3d4', count: 38 * scale, sizes: [1.6, 2.6] }) +
    light(brush, sun) +
    farDragon(half, [474, 0.185, 0.6], '#43304a') +
    chain(brush, half, {
      foot: y(0.62),
      light: sunAt,
      colour: '#8d6f7c',
      snow: '#f3c9a8',
      mountains: [
        { at: 60, top: y(0.36), half: 190 },
        { at: 214, top: y(0.22), half: 210 },
        { at: 452, top: y(0.25), half: 190 },
        { at: 700, top: y(0.17), half: 260 },
        { at: 930, top: y(0.27), half: 220 },
        { at: 1130, top: y(0.2), half: 240 },
      ],
    }) +
    mist(brush, half, y(0.55), 0.14, scale) +
    chain(brush, half, {
      foot: y(0.72),
      light: sunAt,
      colour: '#665f78',
      mountains: [
        { at: 110, top: y(0.43), half: 170 },
        { at: 330, top: y(0.42), half: 190 },
        { at: 590, top: y(0.22), half: 170 },
        { at: 830, top: y(0.43), half: 210 },
        { at: 1060, top: y(0.4), half: 230 },
      ],
    }) +
    castle(half, { at: 588, foot: y(0.22) + 44 * scale, size: 0.7, colour: '#4a4560', windows: '#ffd27a' }) +
    hill(brush, half, y(0.69), 22 * scale, '#555972') +
    row(brush, half, { kind: 'fir', y: y(0.75), colour: '#474d63', height: 120, spacing: 88 }) +
    row(brush, half, {
      kind: 'fir',
      y: y(0.85),
      colour: '#343b4d',
      height: 210,
      at: [96, 170, 300, 370, 650, 720, 790, 910, 990, 1120],
      lit: 'left',
      light: '#ffb98a',
    }) +
    meadow(brush, half, y(0.91), '#262c39', { spacing: 100 }) +
    dots(
      brush,
      { from: [0, y(0.45)], to: [width, y(0.9)] },
      { colour: '#ffb766', count: 24 * scale + 8, sizes: [2.2, 3.4] },
    );
  const leaves = [
    mass(brush, half, { colour: '#3b2b3c', count: 14, reach: 560, depth: 96, size: 56 }) +
      fallingLeaves(brush, half, {
        colours: ['#8c4a55', '#6d3a4a', '#a8605a'],
        at: [
          [84, 180],
          [110, 300],
          [70, 400],
          [150, 110],
          [420, 96],
          [680, 140],
          [740, 300],
        ],
      }),
    mass(brush, half, { colour: '#50343f', count: 15, reach: 690, depth: 66, size: 46 }),
    mass(brush, half, { colour: '#6a4149', count: 14, reach: 620, depth: 32, size: 40 }),
  ];
  return { behind, leaves };
};
