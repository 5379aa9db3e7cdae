/** Where the pips of a face are, on a grid of 100, as on real dice. */
const low = 30;
const high = 70;
const middle = 50;
const pips = {
  1: [[middle, middle]],
  2: [
    [low, low],
    [high, high],
  ],
  3: [
    [low, low],
    [middle, middle],
    [high, high],
  ],
  4: [
    [low, low],
    [high, low],
    [low, high],
    [high, high],
  ],
} as const;

/** The faces that dice have. */
export const drawnFaces = [1, 2, 3, 4] as const;

const bone =
  '<rect x="2" y="8" width="96" height="94" rx="22" fill="#6f5a33"/>' +
  '<rect x="4" y="3" width="92" height="92" rx="20" fill="#8a7546"/>' +
  '<rect x="7" y="5" width="86" height="86" rx="18" fill="#f6ebd0"/>' +
  '<path d="M16 30q0-16 16-16h34" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>';

/** A die of bone as a symbol, a hundred wide: `die-3`. */
export const dieSymbol = (face: (typeof drawnFaces)[number]): string =>
  `<symbol id="die-${face}" viewBox="0 0 100 104">${bone}${pips[face]
    .map(([x, y]) => `<circle cx="${x}" cy="${y - 2}" r="10.5" fill="#33241a"/>`)
    .join('')}</symbol>`;
