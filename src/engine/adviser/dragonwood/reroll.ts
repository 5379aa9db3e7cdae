/** The Lucky Mushroom: which die of a roll to throw again. */
import { dieFaces, type DieFace, type Ratio } from '../../odds/index.ts';

/** A roll that lies on the table. */
export interface Rolled {
  /** One to six faces, in the order thrown. */
  readonly rolled: readonly DieFace[];
  readonly bonus: number;
  readonly need: number;
}

/** What becomes of a roll with the Mushroom. */
export interface RerollAdvice {
  /** Dice and bonus together. */
  readonly total: number;
  /** The roll hits as it lies: keep it. */
  readonly isHit: boolean;
  /** For each die: how many of the six faces hit when it is thrown again. */
  readonly dice: readonly Ratio[];
  /** The place of the die to throw again, from 0: the best one, the first of equals; null when no throw is worth it. */
  readonly best: number | null;
}

/** What to do with the roll. No dice at all throw a RangeError. */
export function adviseReroll({ rolled, bonus, need }: Rolled): RerollAdvice {
  if (rolled.length === 0) throw new RangeError('a roll has one die at least');
  const total = rolled.reduce((sum: number, face) => sum + face, bonus);
  const isHit = total >= need;
  const dice = rolled.map((lifted) => ({
    num: dieFaces.filter((face) => total - lifted + face >= need).length,
    den: dieFaces.length,
  }));
  const most = Math.max(...dice.map(({ num }) => num));
  return { total, isHit, dice, best: isHit || most === 0 ? null : dice.findIndex(({ num }) => num === most) };
}
