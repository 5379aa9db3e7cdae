import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * What is chosen at a desk. Another moment empties it at once; a `move` that is given is laid out as `lay` says, null for one
 * that has nothing to lay out; another object lays it out again.
 */
export function useChosen<Chosen, Move>(
  empty: Chosen,
  moment: string,
  move: Move | null,
  lay: (move: Move) => Chosen | null,
): readonly [Chosen, (chosen: Chosen) => void] {
  const [kept, setKept] = useState({ moment, chosen: empty });
  const setChosen = (chosen: Chosen) => {
    setKept({ moment, chosen });
  };
  useLayoutEffect(() => {
    const laid = move && lay(move);
    if (laid) setChosen(laid);
  }, [move]);
  return [kept.moment === moment ? kept.chosen : empty, setChosen];
}
