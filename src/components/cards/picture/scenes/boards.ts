import type { Layer } from '../landscape.ts';
import type { Scene } from '../scene.ts';

const sky: Scene['sky']['colours'] = ['#54496b', '#cf7f62', '#ffc27e'];

const drawn = (svg: string): Layer => ({ piece: 'drawn', svg });

/** Strokes or patches in one colour on the land. */
const strokes = (path: string, colour: string, width: number, opacity = 1): Layer =>
  drawn(
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`,
  );
const patch = (path: string, colour: string, opacity = 1): Layer =>
  drawn(`<path d="${path}" fill="${colour}" opacity="${opacity}"/>`);

/** A volcano: a glow that fades into the dusk, sparks, a crater full of lava; its feet stand at `foot`. */
const volcano = (x: number, top: number, foot: number, half: number): readonly Layer[] => {
  const lip = half * 0.26;
  const deep = lip * 0.3;
  const glow = `volcano-${x}`;
  const round = (value: number) => Math.round(value * 10) / 10;
  const sparks = [-0.9, -0.5, -0.2, 0.15, 0.45, 0.85]
    .map((at, i) => `M${round(x + at * lip * 1.3)} ${round(top - deep - half * (0.05 + 0.05 * ((i * 3) % 4)))}h0`)
    .join('');
  return [
    drawn(
      `<defs><radialGradient id="${glow}"><stop stop-color="#ffb04a" stop-opacity=".95"/><stop offset=".3" stop-color="#ff8a3c" stop-opacity=".55"/>` +
        `<stop offset="1" stop-color="#ff7a30" stop-opacity="0"/></radialGradient></defs>` +
        `<circle cx="${x}" cy="${top}" r="${round(half * 0.72)}" fill="url(#${glow})"/>`,
    ),
    strokes(sparks, '#ffd98a', round(Math.max(2, half * 0.018))),
    {
      piece: 'cut',
      path: `M${x - half} ${foot}Q${round(x - half * 0.5)} ${round(top + (foot - top) * 0.6)} ${round(x - lip)} ${top}Q${x} ${round(top + deep * 1.4)} ${round(x + lip)} ${top}Q${round(x + half * 0.5)} ${round(top + (foot - top) * 0.6)} ${x + half} ${foot}Z`,
      colour: '#6a5560',
    },
    patch(
      `M${round(x + lip * 0.3)} ${round(top + deep)}L${round(x + lip)} ${top}Q${round(x + half * 0.5)} ${round(top + (foot - top) * 0.6)} ${x + half} ${foot}H${round(x + half * 0.2)}Z`,
      '#3c2c38',
      0.4,
    ),
    drawn(
      `<ellipse cx="${x}" cy="${top}" rx="${round(lip)}" ry="${round(deep)}" fill="#ff8a2a"/>` +
        `<ellipse cx="${x}" cy="${round(top + deep * 0.2)}" rx="${round(lip * 0.7)}" ry="${round(deep * 0.6)}" fill="#ffc95c"/>`,
    ),
  ];
};

/** Water in the lower left corner: foam, shallow water, a deeper middle, and waves on it. */
const lake = (foam: string, water: string, deep: string, crests: string): readonly Layer[] => [
  { piece: 'cut', path: foam, colour: '#e9e2cf' },
  { piece: 'cut', path: water, colour: '#5a8fb0', paper: { lift: 0.6 } },
  patch(deep, '#3a6c94', 0.75),
  strokes(crests, '#d8eaf3', 3, 0.55),
];

const crest = (x: number, y: number) => `M${x} ${y}q9-7 18 0t18 0`;

/** The way into the dwarves' mountain: a dark arch with beams and a light in it. */
const mine = (x: number, y: number, scale: number): Layer =>
  drawn(
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-26 0V-30Q-26-54 0-54T26-30V0Z" fill="#2b2527"/>` +
      '<circle cx="2" cy="-22" r="17" fill="#ffb357" opacity=".35"/><circle cx="2" cy="-22" r="6" fill="#ffd58c"/>' +
      '<path d="M-28 0V-32M28 0V-32M-34-36H34" stroke="#6b4526" stroke-width="8" stroke-linecap="round"/></g>',
  );

/** The furrows of a field between two slanted edges. */
const furrows = (x: number, y: number, width: number, height: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    return `M${Math.round(x + width * share)} ${y}l${Math.round((share - 0.5) * width * 0.45)} ${height}`;
  }).join('');

/** The land on which Dragonheart's board is drawn, for wide and for narrow screens: a volcano, a castle, fields, a lake. */
export const boards = {
  'board-wide': {
    size: { width: 1072, height: 740 },
    sky: { colours: sky, light: { x: 500, y: 150, radius: 92, colour: '#ffe0a0' } },
    behind: [
      { piece: 'clouds', y: 60, colour: '#d9a795', at: [290, 720, 1000], size: 22 },
      { piece: 'peaks', y: 268, colour: '#a18f97', height: 190, width: 250, snow: '#f6e8d8' },
      ...volcano(138, 34, 310, 190),
      { piece: 'peaks', y: 282, colour: '#7d7282', height: 96, width: 150 },
      { piece: 'castle', y: 258, x: 732, colour: '#4f4a5e', windows: '#ffd98a', size: 1.5 },
      { piece: 'pines', y: 288, colour: '#566a60', height: 44, count: 15 },
      { piece: 'hills', y: 302, colour: '#6f8068', swell: 8 },
      patch('M196 320Q262 306 304 322L322 398Q250 412 190 398Z', '#8f9a62', 0.8),
      strokes(furrows(206, 324, 92, 66, 8), '#5f6d45', 2.5, 0.6),
      patch('M724 316Q770 306 806 320L798 396Q752 410 712 396Z', '#b09a5c', 0.75),
      strokes(furrows(732, 322, 64, 66, 7), '#7c6a3b', 2.5, 0.6),
      { piece: 'oaks', y: 352, colour: '#5f7458', height: 40, count: 5, frame: true },
      { piece: 'hills', y: 404, colour: '#8d9a6d', swell: 10 },
      { piece: 'pines', y: 438, colour: '#6c8362', height: 50, count: 8, frame: true },
      { piece: 'hills', y: 470, colour: '#a5aa79', swell: 9 },
      strokes(
        'M506 306Q462 336 494 372T484 452Q462 500 500 560H544Q500 500 514 452T524 372Q478 336 510 306Z',
        '#e9e2cf',
        6,
      ),
      patch('M506 306Q462 336 494 372T484 452Q462 500 500 560H544Q500 500 514 452T524 372Q478 336 510 306Z', '#5a8fb0'),
      strokes('M503 338q-8 12-1 22M510 398q4 16-6 28M497 476q-6 16 0 30', '#d8eaf3', 2.5, 0.6),
      strokes('M1080 420Q960 436 880 470T720 520Q690 560 742 640', '#d9c59a', 13, 0.9),
      { piece: 'oaks', y: 532, colour: '#7b8a58', height: 34, count: 4, frame: true },
      { piece: 'grass', y: 540, colour: '#8b9362', height: 10, count: 16 },
      ...lake(
        'M-6 536Q90 500 240 520T520 536Q640 540 664 604Q684 676 640 746H-6Z',
        'M-6 550Q90 514 240 534T514 550Q624 554 648 608Q664 676 622 746H-6Z',
        'M-6 640Q120 600 280 618T560 660Q592 700 566 746H-6Z',
        [
          crest(24, 566),
          crest(560, 592),
          crest(586, 664),
          crest(236, 724),
          crest(540, 716),
          crest(90, 548),
          crest(440, 728),
          crest(560, 632),
        ].join(''),
      ),
      {
        piece: 'cut',
        path: 'M676 746L716 664L752 676L786 590L826 612L868 556L920 592L966 540L1012 584L1042 560L1078 578V746Z',
        colour: '#77757a',
      },
      patch(
        'M786 590L826 612L812 746H756ZM868 556L920 592L930 746H872ZM966 540L1012 584L1030 746H978Z',
        '#47454f',
        0.35,
      ),
      mine(1018, 722, 0.9),
    ],
    figures: [],
    before: [{ piece: 'rocks', y: 738, colour: '#5f6066', size: 18, count: 7 }],
  },
  'board-tall': {
    size: { width: 390, height: 560 },
    sky: { colours: sky, light: { x: 190, y: 92, radius: 52, colour: '#ffe0a0' } },
    behind: [
      { piece: 'clouds', y: 30, colour: '#d9a795', at: [110, 280], size: 12 },
      { piece: 'peaks', y: 176, colour: '#a18f97', height: 110, width: 130, snow: '#f6e8d8' },
      ...volcano(49, 34, 210, 86),
      { piece: 'peaks', y: 190, colour: '#7d7282', height: 56, width: 84 },
      { piece: 'castle', y: 184, x: 288, colour: '#4f4a5e', windows: '#ffd98a', size: 0.6 },
      { piece: 'pines', y: 196, colour: '#566a60', height: 30, count: 16 },
      { piece: 'hills', y: 204, colour: '#6f8068', swell: 5 },
      { piece: 'oaks', y: 262, colour: '#5f7458', height: 26, count: 9, frame: true },
      { piece: 'hills', y: 296, colour: '#8d9a6d', swell: 6 },
      { piece: 'pines', y: 330, colour: '#6c8362', height: 34, count: 9, frame: true },
      { piece: 'hills', y: 346, colour: '#a5aa79', swell: 6 },
      strokes(
        'M197 206Q180 240 193 270T190 334Q184 372 196 412H212Q196 372 202 334T205 270Q190 240 199 206Z',
        '#e9e2cf',
        4,
      ),
      patch('M197 206Q180 240 193 270T190 334Q184 372 196 412H212Q196 372 202 334T205 270Q190 240 199 206Z', '#5a8fb0'),
      strokes('M396 320Q340 340 300 356T258 420', '#d9c59a', 7, 0.9),
      { piece: 'grass', y: 372, colour: '#8b9362', height: 7, count: 30 },
      ...lake(
        'M-6 404Q40 388 90 396T196 402Q246 412 250 462Q252 520 234 566H-6Z',
        'M-6 413Q40 397 90 405T194 411Q238 420 241 462Q243 520 226 566H-6Z',
        'M-6 470Q60 452 110 462T208 500Q214 540 202 566H-6Z',
        [crest(6, 440), crest(14, 508), crest(196, 530), crest(206, 446), crest(120, 550)].join(''),
      ),
      {
        piece: 'cut',
        path: 'M246 566L262 494L276 500L290 440L306 452L326 410L346 438L364 404L380 426L396 414V566Z',
        colour: '#77757a',
      },
      patch('M290 440L306 452L302 566H280ZM326 410L346 438L350 566H328ZM364 404L380 426L384 566H366Z', '#47454f', 0.35),
      mine(368, 552, 0.55),
    ],
    figures: [],
    before: [{ piece: 'rocks', y: 558, colour: '#5f6066', size: 9, count: 5 }],
  },
} satisfies Record<string, Scene>;
