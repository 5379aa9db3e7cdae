import { atom, type ReadableAtom } from 'nanostores';
import type { EnhancementId } from '#engine/dragonwood/index.ts';
import { formatCharts, parseCharts, plainCharts, type ChartsChoice, type ChartsProblem } from './charts-address.ts';

/** What the charts show, what the address said wrongly, and the ways to change it. */
export interface ChartsStore {
  readonly $choice: ReadableAtom<ChartsChoice>;
  readonly $problems: ReadableAtom<readonly ChartsProblem[]>;
  /** Takes the choice from an address's search part. */
  readonly open: (search: string) => void;
  readonly change: (part: Partial<ChartsChoice>) => void;
  readonly toggle: (enhancement: EnhancementId) => void;
  /** Lets go of what the address said wrongly. */
  readonly dismissProblems: () => void;
  readonly reset: () => void;
  /** The search part that leads back to the choice. */
  readonly address: () => string;
}

/** A new store, showing what the page starts with. */
export function createChartsStore(): ChartsStore {
  const $choice = atom<ChartsChoice>(plainCharts);
  const $problems = atom<readonly ChartsProblem[]>([]);
  const change = (part: Partial<ChartsChoice>) => {
    $choice.set({ ...$choice.get(), ...part });
  };
  return {
    $choice,
    $problems,
    open(search) {
      const { choice, problems } = parseCharts(search);
      $choice.set(choice);
      $problems.set(problems);
    },
    change,
    toggle(enhancement) {
      const { enhancements } = $choice.get();
      const held = enhancements.includes(enhancement);
      change({
        enhancements: held ? enhancements.filter((id) => id !== enhancement) : [...enhancements, enhancement],
      });
    },
    dismissProblems: () => {
      $problems.set([]);
    },
    reset() {
      $choice.set(plainCharts);
      $problems.set([]);
    },
    address: () => formatCharts($choice.get()),
  };
}
