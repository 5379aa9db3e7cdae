import type { Rule, Text } from './registry.ts';

/** Rules that stand together under one title. */
export interface RuleSection {
  /** Its permanent id, which is its anchor: `dw-turn`. */
  readonly id: string;
  /** Its place among the sections: `3`. */
  readonly number: string;
  readonly title: Text;
  readonly inside: readonly Rule[];
}

/** Rules of one game, in their order, by section. */
export const sectionsOf = (rules: readonly Rule[]): RuleSection[] =>
  [...Map.groupBy(rules, ({ section }) => section)].flatMap(([id, inside]) => {
    const [first] = inside;
    return first ? [{ id, number: first.number.split('.')[0] ?? '', title: first.sectionTitle, inside }] : [];
  });
