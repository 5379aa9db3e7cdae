/** Cards of Dragonwood as controls of a table. */
import { adventurerById, enhancementById, methods, targetById } from '#engine/dragonwood/index.ts';
import type { AdventurerId, EnhancementId, TargetId } from '#engine/dragonwood/index.ts';
import { AdventurerFace } from '#components/cards/AdventurerFace.tsx';
import { CardFace } from '#components/cards/CardFace.tsx';
import type { CardState } from '#components/cards/card-name.ts';
import type { RowCard } from '#components/play/CardRow.tsx';
import { BothSizes } from '#components/play/Landscape.tsx';
import { fill } from '#i18n/plural.ts';
import type { WoodText } from './text.ts';

type Look = Pick<WoodText, 'face' | 'base' | 'locale' | 'table' | 'cardNames'>;

/** "Blue 7". */
export function adventurerName(id: AdventurerId, { face }: Pick<Look, 'face'>): string {
  const { suit, rank } = adventurerById(id);
  return `${face.suits[suit]} ${rank}`;
}

/** A card of the hand. */
export const adventurerCard = (id: AdventurerId, state: CardState, text: Look): RowCard => ({
  id,
  name: adventurerName(id, text),
  state,
  face: <AdventurerFace card={adventurerById(id)} words={text.face} base={text.base} size="small" />,
});

/** A card of the landscape; copies of one title may lie there, so its place tells which. */
export function landscapeCard(id: TargetId, place: number, state: CardState, text: Look): RowCard {
  const { face, base, locale, table, cardNames } = text;
  const card = targetById(id);
  const name = cardNames[id];
  const look = { card, name, words: face, locale, base };
  return {
    id: `${id}.${place}`,
    name: fill(table.card.titled, { name }),
    facts: methods.map((method) => `${face.methods[method]} ${card.needs[method]}`).join(', '),
    state,
    face: <BothSizes small={<CardFace {...look} size="small" />} wide={<CardFace {...look} size="wide" />} />,
  };
}

/** An enhancement before the player. */
export function enhancementCard(id: EnhancementId, state: CardState, text: Look): RowCard {
  const { face, base, locale, table, cardNames } = text;
  const name = cardNames[id];
  return {
    id,
    name: fill(table.card.titled, { name }),
    facts: face.effects[id],
    state,
    face: <CardFace card={enhancementById(id)} name={name} words={face} locale={locale} base={base} size="small" />,
  };
}
