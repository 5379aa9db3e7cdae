import { type Takeable, typeFacts } from '#engine/dragonheart/index.ts';
import type { BoardCard } from '#components/cards/board/BoardTray.tsx';
import { placesOf } from '#components/cards/board/places.ts';
import type { Locale } from '#i18n/locales.ts';
import { fill, plural } from '#i18n/plural.ts';
import type { TableWords } from '#i18n/table-words.ts';

/** What cards are worth together. */
export const pointsOf = (cards: readonly BoardCard[]): number => cards.reduce((sum, { value }) => sum + value, 0);

interface Asked {
  readonly space: Takeable;
  readonly cards: readonly BoardCard[];
  readonly names: Readonly<Record<Takeable, string>>;
  readonly words: TableWords['board'];
  readonly locale: Locale;
  /** "take 9 points", where that stands on its tag. */
  readonly tag?: string;
}

/** The name of a space as a control: "Treasure: 4 cards, 9 points, taken by Fire Dragon or Sorceress". */
export const spaceName = ({ space, cards, names, words, locale, tag }: Asked): string => {
  const places = placesOf(space);
  const count = cards.length;
  const points = pointsOf(cards);
  const takers = typeFacts.filter(({ type, takes }) => type !== space && takes.includes(space));
  const lies =
    count === 0
      ? words.empty
      : places === undefined
        ? fill(plural(locale, count, words.cards), { n: count })
        : fill(words.of, { n: count, of: places });
  return fill(words.space, {
    name: names[space],
    what: [
      lies,
      points > 0 && fill(plural(locale, points, words.points), { n: points }),
      takers.length > 0 && fill(words.takenBy, { names: takers.map(({ type }) => names[type]).join(words.or) }),
      tag,
    ]
      .filter(Boolean)
      .join(', '),
  });
};
