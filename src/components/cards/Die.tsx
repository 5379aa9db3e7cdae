import './die.css';

interface Props {
  /** How many pips: a face of the real dice has 1 to 4. */
  readonly face: number;
  /**
   * Its place in a throw, from 0 (the sixth and last is 5): the die tumbles once when it is drawn first, so give it
   * another `key` for each throw. Without a place it lies still.
   */
  readonly inThrow?: number;
}

const low = 30;
const high = 70;
const middle = 50;

/** Where the pips are, as on real dice. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
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
};

/** A die of bone, by default in the text's size. Decoration: the number stands in words beside it. */
export const Die = ({ face, inThrow }: Props) => (
  <svg
    class={inThrow === undefined ? 'bone-die' : 'bone-die bone-die-thrown'}
    style={inThrow === undefined ? undefined : { '--in-throw': inThrow }}
    viewBox="0 0 100 104"
    width="1em"
    height="1.04em"
    aria-hidden="true"
  >
    <rect x="2" y="8" width="96" height="94" rx="22" fill="#6f5a33" />
    <rect x="4" y="3" width="92" height="92" rx="20" fill="#8a7546" />
    <rect x="7" y="5" width="86" height="86" rx="18" fill="#f6ebd0" />
    <path d="M16 30q0-16 16-16h34" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" />
    {(pips[face] ?? []).map(([x, y]) => (
      <circle key={`${x}-${y}`} cx={x} cy={y - 2} r="10.5" fill="#33241a" />
    ))}
  </svg>
);
