import type { Brush } from '#components/cards/picture/pieces/brush.ts';
import { n, paper } from '#components/cards/picture/sheet.ts';

/**
 * The old tree between the worlds, drawn in a box of its own: its middle is x = 0, the ground is y = 0 and the
 * branches reach up to y = -600.
 */
const trunk =
  'M-128 24C-84 8-62-24-54-78C-46-140-44-196-50-258C-54-300-62-330-84-362C-116-408-168-440-262-462' +
  'C-292-470-318-486-336-508C-306-490-280-484-252-484C-206-478-168-470-138-452C-150-486-178-514-216-540' +
  'C-176-528-138-504-112-468C-98-450-84-434-68-424C-68-462-78-500-104-536C-120-560-130-580-132-610' +
  'C-110-572-84-548-64-520C-50-498-40-472-34-440C-26-428-14-428-8-440C-2-480-8-520-16-560C-20-580-18-600-10-620' +
  'C-6-590 8-560 16-524C22-496 24-470 30-444C36-432 46-434 54-444C70-466 86-490 116-516C140-538 158-566 166-610' +
  'C182-572 176-544 154-510C136-484 118-464 104-436C150-462 190-474 236-494C270-508 298-530 316-560' +
  'C316-524 296-500 262-480C214-452 160-428 118-386C84-352 64-318 56-270C48-206 48-142 58-84C66-30 92 6 142 24Z';

const bark =
  'M-34-60q4-70 2-130m-4-40q2-50-14-92M-16-20q6-60 6-110m2-250q-2-30-20-56M6-40q-2-80 4-140m2-130q6-40 24-74' +
  'M26-70q-4-60 0-110m2-40q4-56 30-104M40-30q-6-30-6-60M-46-20q8-16 10-34M-10-150q-2-34 2-60M-70-400q-40-34-104-52' +
  'M100-412q50-30 100-46M-30-330q-8-30-26-50M14-186q4-26 0-50M-78 14q22-18 30-44M84 14q-22-18-28-46';

const hollow = 'M-1-316C14-316 25-296 25-270C25-242 14-222 0-222C-15-222-25-244-25-270C-25-296-15-316-1-316Z';

/** Two round eyes that look out of the hollow, a little to the right. */
const eyes =
  '<g stroke-linecap="round"><path d="M-11-270h.1M12-270h.1" stroke="#ffe28a" stroke-width="18"/>' +
  '<path d="M-9-269h.1M14-269h.1" stroke="#1c120a" stroke-width="8"/><path d="M-11-272h.1M12-272h.1" stroke="#fff" stroke-width="3"/></g>';

/** The tree with its foot at (x, y). It is warm where the afternoon lights it and cool on the side of the dusk. */
export const oldTree = (
  brush: Brush,
  x: number,
  y: number,
  { across, along }: { readonly across: number; readonly along: number },
): string => {
  const side = brush.newId();
  const stop = (offset: number, colour: string, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return (
    `<defs><linearGradient id="${side}" gradientUnits="userSpaceOnUse" x1="-150" x2="170">` +
    `${stop(0, '#f0a850', 0.5)}${stop(0.42, '#d98f45', 0.22)}${stop(0.5, '#1a1420', 0.08)}${stop(1, '#161428', 0.66)}</linearGradient></defs>` +
    `<g transform="translate(${x} ${y})scale(${n(across, 2)} ${n(along, 2)})">` +
    paper(brush, trunk, '#65472c', { rim: false, digits: 0, lift: 2.4 }) +
    `<path d="${trunk}" fill="url(#${side})"/>` +
    `<path d="${bark}" fill="none" stroke="#1f140a" stroke-opacity=".42" stroke-width="3.4" stroke-linecap="round"/></g>` +
    // A tree that is stretched still has a face of the right shape.
    `<g transform="translate(${x} ${n(y - 270 * along, 0)})scale(${n((across + along) / 2, 2)})translate(0 270)">` +
    `<path d="${hollow}" fill="#1c120a" stroke="#2e1d0f" stroke-width="9"/>${eyes}</g>`
  );
};
