import { type Colour, darker } from '#components/cards/picture/colour.ts';
import { shortPath } from '#components/cards/picture/path-data.ts';
import type { Brush } from '#components/cards/picture/pieces/brush.ts';
import { n } from '#components/cards/picture/sheet.ts';
import { sheet } from './ground.ts';
import type { Half } from './stage.ts';

/** One mountain: the distance of its top from the seam, the height of the top, and half its width at the foot. */
interface Mountain {
  readonly at: number;
  readonly top: number;
  readonly half: number;
}

/** A chain of folded-paper mountains, lit from one side. */
interface Chain {
  readonly foot: number;
  readonly mountains: readonly Mountain[];
  readonly colour: Colour;
  readonly snow?: Colour;
  /** Where the light stands, counted from the seam: the sides turned to it are the bright ones. */
  readonly light: number;
}

const between = (a: number, b: number, share: number) => a + (b - a) * share;

/** A mountain's outline, the side that lies in shade, and its cap of snow. */
const facets = ({ chance }: Brush, x: number, top: number, half: number, foot: number, shadeSide: 1 | -1) => {
  const high = foot - top;
  // Each slope breaks twice; `along` is a point on it, pushed in or out a little.
  const breaks = [0.28, 0.62].map((share) => ({ share, push: chance.around(0, 0.07) }));
  const slope = (side: 1 | -1) =>
    breaks.map(({ share, push }) => ({
      x: x + side * half * (share + push * side),
      y: top + high * share * (1 - push),
    }));
  const right = slope(1);
  const left = slope(-1);
  const points = (list: readonly { x: number; y: number }[]) => list.map((p) => `L${n(p.x)} ${n(p.y)}`).join('');
  const outline = `M${n(x - half)} ${foot}${points(left.toReversed())}L${n(x)} ${top}${points(right)}L${n(x + half)} ${foot}Z`;
  const shaded = shadeSide === 1 ? right : left;
  // The fold runs down from the top in a zigzag, a little towards the shaded side.
  const fold = [0.84, 0.66, 0.46, 0.26].map((share, i) => ({
    x: x + shadeSide * half * (share * 0.3 + (i % 2 === 0 ? 0.09 : -0.05)),
    y: top + high * share,
  }));
  const shade = `M${n(x)} ${top}${points(shaded)}L${n(x + shadeSide * half)} ${foot}L${n(x + shadeSide * half * 0.3)} ${foot}${points(fold)}Z`;
  const capRight = right[0] ?? { x, y: top };
  const capLeft = left[0] ?? { x, y: top };
  const cap =
    `M${n(x)} ${top}L${n(between(x, capRight.x, 0.9))} ${n(between(top, capRight.y, 0.9))}` +
    `L${n(x + half * 0.13)} ${n(top + high * 0.18)}L${n(x + half * 0.04)} ${n(top + high * 0.29)}L${n(x - half * 0.06)} ${n(top + high * 0.17)}` +
    `L${n(x - half * 0.14)} ${n(top + high * 0.24)}L${n(between(x, capLeft.x, 0.85))} ${n(between(top, capLeft.y, 0.85))}Z`;
  return { outline, shade, cap };
};

/** Draws a chain of mountains, the last one in front. */
export const chain = (brush: Brush, half: Half, { foot, mountains, colour, snow, light }: Chain): string => {
  const { scale, height } = half;
  const drawn = mountains.map(({ at, top, half: width }) =>
    facets(brush, half.x(at), top, width * scale, foot, half.x(at) < half.x(light) ? -1 : 1),
  );
  const join = (key: 'outline' | 'shade' | 'cap') => drawn.map((parts) => parts[key]).join('');
  const base = `M-8 ${foot - 2}H${half.width + 8}V${height + 8}H-8Z`;
  return (
    sheet(brush, half, join('outline') + base, colour) +
    `<path d="${shortPath(join('shade'), 0)}" fill="${darker(colour, 0.5)}" opacity=".3"/>` +
    (snow ? `<path d="${shortPath(join('cap'), 0)}" fill="${snow}" opacity=".8"/>` : '')
  );
};

/** A castle's towers: where each stands, its width and its height, and whether it has a roof. */
const towers: readonly (readonly [number, number, number, boolean])[] = [
  [-40, 18, 46, false],
  [-24, 22, 78, true],
  [-4, 24, 52, false],
  [18, 17, 96, true],
  [34, 16, 40, false],
];

const tower = ([at, width, high, hasRoof]: (typeof towers)[number]): string => {
  const head = hasRoof
    ? `h-3L${at + width / 2} ${-high - width * 1.7}L${at + width + 3} ${-high}h-3`
    : `h-2v-8h${width * 0.3}v4h${width * 0.25}v-4h${width * 0.25}v4h${width * 0.2 + 4 - width * 0.3}v-4h${width * 0.3}v8h-2`;
  return `M${at} 12V${-high}${head}V12Z`;
};

/** A castle on a crag, some windows lit. `at` is the crag's distance from the seam. */
export const castle = (
  half: Half,
  { at, foot, size, colour, windows }: { at: number; foot: number; size: number; colour: Colour; windows: Colour },
): string => {
  const lights = towers.filter((_, i) => i !== 2).map(([x, width, high]) => `M${x + width / 2} ${-high + 14}v7`);
  const body = shortPath(towers.map(tower).join(''));
  const s = n(size * half.scale, 2);
  return (
    `<g transform="matrix(${s} 0 0 ${s} ${n(half.x(at), 0)} ${foot})"><path d="${body}" fill="${colour}"/>` +
    `<path d="${lights.join('')}" stroke="${windows}" stroke-width="4" stroke-linecap="round"/></g>`
  );
};
