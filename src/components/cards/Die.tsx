import './die.css';

interface Props {
  /** How many pips: a face of the real dice has 1 to 4. */
  readonly face: number;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  /**
   * Its place in a throw, from 0 (the sixth and last is 5): the die tumbles once when it is drawn first, so give it
   * another `key` for each throw. Without a place it lies still.
   */
  readonly inThrow?: number;
}

/** A die of bone, by default in the text's size. Decoration: the number stands in words beside it. */
export const Die = ({ face, base, inThrow }: Props) => (
  <svg
    class={inThrow === undefined ? 'bone-die' : 'bone-die bone-die-thrown'}
    style={inThrow === undefined ? undefined : { '--in-throw': inThrow }}
    width="1em"
    height="1.04em"
    aria-hidden="true"
  >
    <use href={`${base}pictures/icons.svg#die-${face}`} />
  </svg>
);
