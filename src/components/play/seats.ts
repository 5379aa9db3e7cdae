import type { Seat } from '#engine/core/index.ts';

/** The other seats in the order of play, the one after the reader's first. */
export const othersOf = ({ seat, handSizes }: { readonly seat: Seat; readonly handSizes: readonly number[] }) =>
  handSizes.slice(1).map((_, at) => (seat + at + 1) % handSizes.length);
