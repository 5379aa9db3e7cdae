import { icons } from '@iconify-json/game-icons';
import { type Contour, type Point, readPath, writePath } from './path-data.ts';

/** An icon of the set is drawn on a grid of 512 by 512. */
export const iconGrid = 512;

/** A cut of an icon's paper: solid, or a hole in the solid below it. Painted in order they give the icon, with holes that can have a colour. */
export interface Cut {
  readonly kind: 'solid' | 'hole';
  readonly contours: readonly string[];
}

const read = new Set<string>();

/** The names of all icons read so far: when every picture is drawn, those that the site shows and so must credit. */
export const iconsRead = (): readonly string[] => [...read].sort();

/**
 * The path data of an icon of the game-icons set, as the set gives it. Throws when the set has no such icon. Nothing else
 * reads the set, so no icon comes into a picture without a note of its name.
 */
export const iconPath = (name: string): string => {
  const parent = icons.aliases?.[name]?.parent;
  const icon = icons.icons[name] ?? (parent === undefined ? undefined : icons.icons[parent]);
  if (!icon) throw new Error(`The icon set has no ${name}`);
  const data = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (data.length === 0) throw new Error(`The icon ${name} has no path`);
  read.add(name);
  return data.join('');
};

const curveParts = 6;

/** A contour as the corners of a polygon, good enough to tell what lies inside. */
const corners = ({ start, steps }: Contour): Point[] => {
  const points = [start];
  for (const step of steps) {
    const from = points.at(-1) as Point;
    const line = [from, ...step];
    const count = step.length === 1 ? 1 : curveParts;
    for (let i = 1; i <= count; i++) points.push(onCurve(line, i / count));
  }
  return points;
};

/** De Casteljau: the point at share `t` of a curve given by its two to four points. */
const onCurve = (points: readonly Point[], t: number): Point => {
  if (points.length === 1) return points[0] as Point;
  const between = points.slice(1).map((point, i) => {
    const before = points[i] as Point;
    return { x: before.x + (point.x - before.x) * t, y: before.y + (point.y - before.y) * t };
  });
  return onCurve(between, t);
};

/** How often, and which way round, a polygon winds around a point. */
const winding = (polygon: readonly Point[], { x, y }: Point): number =>
  polygon.reduce((sum, a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point;
    const side = (b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y);
    if (a.y <= y && b.y > y && side > 0) return sum + 1;
    if (a.y > y && b.y <= y && side < 0) return sum - 1;
    return sum;
  }, 0);

const turn = (polygon: readonly Point[]): number => {
  const area = polygon.reduce((sum, a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return Math.sign(area);
};

/** Splits an icon into cuts, outermost first; each contour stands in exactly one of them. */
export const iconCuts = (name: string, digits = 0): Cut[] => {
  const contours = readPath(iconPath(name)).map((contour) => ({ contour, polygon: corners(contour) }));
  const cuts: { kind: Cut['kind']; contours: string[] }[] = [];
  for (const { contour, polygon } of contours) {
    const probe = polygon[Math.floor(polygon.length / 3)] as Point;
    const around = contours
      .filter((other) => other.polygon !== polygon)
      .map((other) => winding(other.polygon, probe))
      .filter((count) => count !== 0);
    const windings = around.reduce((sum, count) => sum + count, 0);
    const isHole = windings !== 0 && windings + turn(polygon) === 0;
    // A solid in a solid of the same turn lies at its level: it changes nothing, like in the icon.
    const depth = around.length - (around.length % 2 === (isHole ? 1 : 0) ? 0 : 1);
    for (let i = cuts.length; i <= depth; i++) cuts.push({ kind: i % 2 === 0 ? 'solid' : 'hole', contours: [] });
    cuts[depth]?.contours.push(writePath([{ ...contour, closed: true }], digits));
  }
  return cuts.filter(({ contours }) => contours.length > 0);
};
