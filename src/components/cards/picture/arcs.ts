import type { Point, Step } from './path-data.ts';

/**
 * An SVG arc as cubic curves of at most a quarter turn each.
 * The centre follows the appendix on arcs of the SVG specification (implementation notes, section B.2.4).
 */
export const arcToCurves = (
  from: Point,
  to: Point,
  radii: Point,
  turnDegrees: number,
  isLarge: boolean,
  isClockwise: boolean,
): Step[] => {
  if (from.x === to.x && from.y === to.y) return [];
  let rx = Math.abs(radii.x);
  let ry = Math.abs(radii.y);
  if (rx === 0 || ry === 0) return [[to]];
  const turn = (turnDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];

  // Half the chord, in the ellipse's own axes.
  const halfX = (cos * (from.x - to.x) + sin * (from.y - to.y)) / 2;
  const halfY = (-sin * (from.x - to.x) + cos * (from.y - to.y)) / 2;
  const tooSmall = (halfX / rx) ** 2 + (halfY / ry) ** 2;
  if (tooSmall > 1) {
    rx *= Math.sqrt(tooSmall);
    ry *= Math.sqrt(tooSmall);
  }
  const chord = rx ** 2 * halfY ** 2 + ry ** 2 * halfX ** 2;
  const distance = Math.sqrt(Math.max(0, (rx ** 2 * ry ** 2 - chord) / chord)) * (isLarge === isClockwise ? -1 : 1);
  const ownX = (distance * rx * halfY) / ry;
  const ownY = (-distance * ry * halfX) / rx;
  const centre = {
    x: cos * ownX - sin * ownY + (from.x + to.x) / 2,
    y: sin * ownX + cos * ownY + (from.y + to.y) / 2,
  };

  const startAngle = Math.atan2((halfY - ownY) / ry, (halfX - ownX) / rx);
  let sweep = Math.atan2((-halfY - ownY) / ry, (-halfX - ownX) / rx) - startAngle;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;

  const parts = Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-6);
  const part = sweep / parts;
  const reach = (4 / 3) * Math.tan(part / 4);
  const at = (angle: number, along: number): Point => {
    const x = rx * (Math.cos(angle) - along * Math.sin(angle));
    const y = ry * (Math.sin(angle) + along * Math.cos(angle));
    return { x: centre.x + cos * x - sin * y, y: centre.y + sin * x + cos * y };
  };
  return Array.from({ length: parts }, (_, i): Step => {
    const angle = startAngle + i * part;
    const end = i === parts - 1 ? to : at(angle + part, 0);
    return [at(angle, reach), at(angle + part, -reach), end];
  });
};
