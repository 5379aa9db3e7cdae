/** Cards of Dragonheart as controls of a table. */
import { cardById } from '#engine/dragonheart/index.ts';
import type { CardState } from '#components/cards/card-name.ts';
import { DragonheartFace } from '#components/cards/DragonheartFace.tsx';
import { fill, plural } from '#i18n/plural.ts';
import type { RowCard } from '../CardRow.tsx';
import type { HeldCard } from './draft.ts';
import type { HeartText } from './text.ts';

/** A card of the hand. */
export function heartCard({ key, card }: HeldCard, state: CardState, text: HeartText): RowCard {
  const { locale, table, typeNames, face, base } = text;
  const { type, value } = cardById(card);
  const name = typeNames[type];
  return {
    id: key,
    name: fill(value === 0 ? table.card.titled : plural(locale, value, table.card.valued), { name, value }),
    state,
    face: <DragonheartFace type={type} value={value} names={typeNames} words={face} base={base} size="small" />,
  };
}
