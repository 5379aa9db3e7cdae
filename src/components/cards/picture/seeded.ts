import { uniformFloat32 } from 'pure-rand/distribution/uniformFloat32';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Repeatable chance for drawing: the same seed draws the same picture. */
export interface Chance {
  /** A number from 0 up to, not including, 1. */
  unit(): number;
  /** A number between two bounds. */
  between(low: number, high: number): number;
  /** A number at most `spread` away from `middle`. */
  around(middle: number, spread: number): number;
}

/** FNV-1a over the characters: unlike ids give unlike seeds. */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
};

/** Chance seeded by a card's id. */
export const seeded = (seed: string): Chance => {
  const generator = xoroshiro128plus(seedOf(seed));
  const unit = () => uniformFloat32(generator);
  const between = (low: number, high: number) => low + (high - low) * unit();
  return { unit, between, around: (middle, spread) => between(middle - spread, middle + spread) };
};
