/** From a lesson's last table to the sandbox. Loaded when a lesson ends. */
import { formatReplay, type Notation, type Player } from '#engine/core/index.ts';

/** The fragment of the sandbox's address that plays on from a position: the learner and bots that take it easy. */
export function playOnHash<Options, Action>(
  notation: Notation<Options, Action>,
  position: string,
  seats: number,
): string {
  const players = Array.from({ length: seats }, (_, seat): Player => ({
    kind: seat === 0 ? 'person' : 'easy',
    name: '',
  }));
  return `#play=${formatReplay(notation, { start: { kind: 'position', position }, players, moves: [] })}`;
}
