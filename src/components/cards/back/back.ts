import { type Colour, mix } from '../picture/colour.ts';
import { iconCuts, iconGrid } from '../picture/icon.ts';
import { frond } from './frond.ts';

/** What distinguishes the back of one deck. */
interface Back {
  readonly icon: string;
  readonly iconSize: number;
  /** The ground from its middle outwards. */
  readonly ground: readonly [Colour, Colour, Colour];
  readonly leaf: Colour;
  readonly ring: Colour;
  /** The figure, top and foot, and the paper in its holes. */
  readonly figure: readonly [Colour, Colour];
  readonly hole: Colour;
}

const backs: Readonly<Record<string, Back>> = {
  dragonwood: {
    icon: 'wyvern',
    iconSize: 100,
    ground: ['#7ea35a', '#3f6b34', '#20401d'],
    leaf: '#16301a',
    ring: '#e9d79a',
    figure: ['#f3e3b0', '#b99a4a'],
    hole: '#1f3d1c',
  },
  adventurers: {
    icon: 'walking-boot',
    iconSize: 84,
    ground: ['#d97a54', '#a5312a', '#64130f'],
    leaf: '#4f100c',
    ring: '#f2d9a0',
    figure: ['#f8e5b8', '#c79a55'],
    hole: '#6d1712',
  },
  ruby: {
    icon: 'wyvern',
    iconSize: 100,
    ground: ['#d0566a', '#8f1d35', '#3f0916'],
    leaf: '#31060f',
    ring: '#f0c48a',
    figure: ['#ffd9a0', '#d0843f'],
    hole: '#5c1022',
  },
  slate: {
    icon: 'wyvern',
    iconSize: 100,
    ground: ['#8fa3b8', '#4a5c72', '#222d3b'],
    leaf: '#18212c',
    ring: '#cfdae3',
    figure: ['#e6edf2', '#93a6b8'],
    hole: '#2c3947',
  },
};

/** The names of all backs, one for each deck. */
export const backNames: readonly string[] = Object.keys(backs);

const middle = { x: 120, y: 168 };
const ferns = 12;

const wreath = (): string =>
  Array.from({ length: ferns }, (_, i) => {
    const angle = (i / ferns) * 2 * Math.PI;
    const root = { x: middle.x + Math.cos(angle) * 64, y: middle.y + Math.sin(angle) * 64 };
    return frond(root, 84, angle + 0.25, 0.4);
  }).join('');

/** Two ferns in each corner. */
const corners = (): string =>
  [
    { x: 10, y: 10, angle: 0.78 },
    { x: 230, y: 10, angle: 2.36 },
    { x: 10, y: 326, angle: -0.78 },
    { x: 230, y: 326, angle: -2.36 },
  ]
    .flatMap(({ x, y, angle }) => [frond({ x, y }, 92, angle - 0.3, 0.35), frond({ x, y }, 92, angle + 0.3, -0.35)])
    .join('');

const figure = ({ icon, iconSize, leaf, hole }: Back): string => {
  const path = iconCuts(icon)
    .flatMap(({ contours }) => contours)
    .join('');
  const scale = iconSize / iconGrid;
  const at = `translate(${middle.x - iconSize / 2} ${middle.y - iconSize / 2}) scale(${scale.toFixed(4)})`;
  return (
    `<g transform="${at}">` +
    `<path d="${path}" transform="translate(9 17)" opacity=".35"/>` +
    `<path d="${path}" fill="${hole}" stroke="${leaf}" stroke-width="18" stroke-linejoin="round"/>` +
    `<path d="${path}" fill="url(#f)" fill-rule="evenodd"/></g>`
  );
};

/** The back of a deck as an SVG document: an emblem in a ring of ferns. The same bytes every time; throws on an unknown name. */
export const drawBack = (name: string): string => {
  const back = backs[name];
  if (!back) throw new Error(`No deck is called ${name}`);
  const { ground, leaf, ring, figure: tones } = back;
  const circle = (radius: number, rest: string) => `<circle cx="${middle.x}" cy="${middle.y}" r="${radius}" ${rest}/>`;
  const line = (inset: number, rest: string) =>
    `<rect x="${inset}" y="${inset}" width="${240 - 2 * inset}" height="${336 - 2 * inset}" fill="none" stroke="${ring}" ${rest}/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 336" width="240" height="336"><defs>' +
    `<radialGradient id="g" cy=".48" r=".75"><stop stop-color="${ground[0]}"/><stop offset=".45" stop-color="${ground[1]}"/><stop offset="1" stop-color="${ground[2]}"/></radialGradient>` +
    `<linearGradient id="f" x2="0" y2="1"><stop stop-color="${tones[0]}"/><stop offset="1" stop-color="${tones[1]}"/></linearGradient></defs>` +
    `<path fill="url(#g)" d="M0 0h240v336H0z"/>` +
    `<path d="${corners()}" fill="${mix(leaf, ground[1], 0.25)}"/>` +
    `<path id="w" d="${wreath()}" fill="${leaf}"/>` +
    `<circle cx="121.5" cy="171" r="70" opacity=".35"/>` +
    circle(69, `fill="${ring}"`) +
    circle(64, `fill="${ground[2]}"`) +
    circle(58, `fill="url(#g)" stroke="${ring}" stroke-width="1.2"`) +
    figure(back) +
    line(17, 'rx="6" stroke-opacity=".75" stroke-width="1.6"') +
    line(22, 'rx="4" stroke-opacity=".4"') +
    '</svg>'
  );
};
