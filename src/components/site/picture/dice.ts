import type { Brush } from '#components/cards/picture/pieces/brush.ts';
import { downward, svgFile } from '#components/cards/picture/sheet.ts';
import { brushFor } from './stage.ts';

/** The faces of the games' dice. */
export type Face = 1 | 2 | 3 | 4;

const pips: Readonly<Record<Face, string>> = {
  1: 'M50 49h.1',
  2: 'M27 27h.1M73 72h.1',
  3: 'M27 27h.1M50 49h.1M73 72h.1',
  4: 'M27 27h.1M73 27h.1M27 72h.1M73 72h.1',
};

/** A die of bone in a box of 100 by 106, seen from the front and a little from above. */
export const die = ({ newId, shared }: Brush, face: Face): string => {
  const body = shared('die', (id) => {
    const bone = newId();
    return (
      downward(bone, ['#fffaf0', '#efe2c2', '#dcc897']) +
      `<g id="${id}"><rect x="5" y="10" width="94" height="94" rx="21" opacity=".22"/><rect x="3" y="7" width="94" height="96" rx="21" fill="#6b5530"/>` +
      `<rect x="3" y="3" width="94" height="94" rx="21" fill="#a98d57"/><rect x="5" y="4.5" width="90" height="90" rx="19" fill="url(#${bone})"/>` +
      `<path d="M14 33Q14 13 34 13H60" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/></g>`
    );
  });
  const dots = (dy: number, colour: string) =>
    `<path d="${pips[face]}" stroke="${colour}" stroke-width="19" stroke-linecap="round"${dy === 0 ? '' : ` transform="translate(0 ${dy})"`}/>`;
  return `${body.markup && `<defs>${body.markup}</defs>`}<use href="#${body.id}"/>${dots(2, '#fff')}${dots(0, '#33241a')}`;
};

/** The size of the file with three dice. */
const diceSize = { width: 232, height: 90 };

/** Three dice in a row, the last one a little tilted. */
export const threeDice = (name: string): string => {
  const brush = brushFor(name);
  const at = (x: number, y: number, turn: number, face: Face) =>
    `<g transform="translate(${x} ${y})rotate(${turn})scale(.68)">${die(brush, face)}</g>`;
  return svgFile(diceSize, at(2, 18, 0, 3) + at(78, 18, 0, 1) + at(152, 22, -9, 4));
};
