import { arcToCurves } from './arcs.ts';

/** A point on a drawing's grid. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One step of a contour: a line, a quadratic or a cubic curve, given by its points; the last one is where it ends. */
export type Step = readonly [Point] | readonly [Point, Point] | readonly [Point, Point, Point];

/** One closed or open line of a path, from `start` along its steps, in absolute points. */
export interface Contour {
  readonly start: Point;
  readonly steps: readonly Step[];
  readonly closed: boolean;
}

/** Reads numbers and flags one after the other from path data, which may leave out every separator. */
const reader = (data: string) => {
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(data);
    if (!found) return undefined;
    at = pattern.lastIndex;
    return found[1];
  };
  const need = (pattern: RegExp): string => {
    const text = take(pattern);
    if (text === undefined) throw new Error(`Path data cannot be read at ${at}: ${data.slice(at, at + 20)}`);
    return text;
  };
  return {
    command: () => take(/[\s,]*([a-zA-Z])/y),
    number: () => Number(need(/[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y)),
    flag: () => need(/[\s,]*([01])/y) === '1',
    isAtEnd: () => /^[\s,]*$/.test(data.slice(at)),
  };
};

const mirrored = (control: Point, centre: Point): Point => ({
  x: 2 * centre.x - control.x,
  y: 2 * centre.y - control.y,
});

/** Reads SVG path data into contours: every command made absolute, every arc made of curves. */
export const readPath = (data: string): Contour[] => {
  const read = reader(data);
  const contours: Contour[] = [];
  let steps: Step[] = [];
  let start: Point = { x: 0, y: 0 };
  let here = start;
  /** The last control point of a curve, which a smooth curve after it mirrors. */
  const last: { control: Point | null } = { control: null };
  let command = '';

  const finish = (closed: boolean) => {
    if (steps.length > 0) contours.push({ start, steps, closed });
    steps = [];
  };
  const add = (step: Step, control: Point | null = null) => {
    steps.push(step);
    here = step.at(-1) as Point;
    last.control = control;
  };

  while (!read.isAtEnd()) {
    command = read.command() ?? command;
    const isRelative = command === command.toLowerCase();
    const origin = isRelative ? here : { x: 0, y: 0 };
    const point = (): Point => ({ x: origin.x + read.number(), y: origin.y + read.number() });
    switch (command.toUpperCase()) {
      case 'M':
        finish(false);
        start = here = point();
        last.control = null;
        command = isRelative ? 'l' : 'L';
        break;
      case 'Z':
        finish(true);
        here = start;
        last.control = null;
        break;
      case 'L':
        add([point()]);
        break;
      case 'H':
        add([{ x: origin.x + read.number(), y: here.y }]);
        break;
      case 'V':
        add([{ x: here.x, y: origin.y + read.number() }]);
        break;
      case 'Q': {
        const first = point();
        add([first, point()], first);
        break;
      }
      case 'T': {
        const first: Point = last.control ? mirrored(last.control, here) : here;
        add([first, point()], first);
        break;
      }
      case 'C': {
        const first = point();
        const second = point();
        add([first, second, point()], second);
        break;
      }
      case 'S': {
        const first: Point = last.control ? mirrored(last.control, here) : here;
        const second = point();
        add([first, second, point()], second);
        break;
      }
      case 'A': {
        const radii = { x: read.number(), y: read.number() };
        const turn = read.number();
        const isLarge = read.flag();
        const isClockwise = read.flag();
        const end = point();
        for (const step of arcToCurves(here, end, radii, turn, isLarge, isClockwise)) add(step);
        break;
      }
      default:
        throw new Error(`Path data has an unknown command ${command}`);
    }
  }
  finish(false);
  return contours;
};

const text = (value: number, digits: number): string => {
  const number = Number(value.toFixed(digits));
  return String(number === 0 ? 0 : number).replace(/^(-?)0\./, '$1.');
};

/** Joins numbers with as few characters as path data allows. */
const packed = (values: readonly number[], digits: number): string =>
  values
    .map((value) => text(value, digits))
    .reduce((line, number) => line + (line === '' || number.startsWith('-') ? '' : ' ') + number, '');

/** Writes contours as short path data with the given number of decimals; rounding errors don't add up. */
export const writePath = (contours: readonly Contour[], digits: number): string => {
  const rounded = (value: number) => Number(value.toFixed(digits));
  return contours
    .map(({ start, steps, closed }) => {
      let pen = { x: rounded(start.x), y: rounded(start.y) };
      const from = (point: Point) => [rounded(point.x) - pen.x, rounded(point.y) - pen.y];
      let data = `M${packed([pen.x, pen.y], digits)}`;
      let last = 'M';
      for (const step of steps) {
        const letter = ['l', 'q', 'c'][step.length - 1] ?? 'l';
        const numbers = packed(step.flatMap(from), digits);
        const continues = letter === last;
        data += (continues ? (numbers.startsWith('-') ? '' : ' ') : letter) + numbers;
        last = letter;
        const end = step.at(-1) as Point;
        pen = { x: rounded(end.x), y: rounded(end.y) };
      }
      return closed ? `${data}z` : data;
    })
    .join('');
};

/** The same path in fewer characters. */
export const shortPath = (data: string, digits = 1): string => writePath(readPath(data), digits);
