import {
  type Adventurer,
  adventurers,
  type Creature,
  creatures,
  type Enhancement,
  enhancements,
  methods,
} from '#engine/dragonwood/index.ts';
import { AdventurerFace } from '#components/cards/AdventurerFace.tsx';
import { CardFace } from '#components/cards/CardFace.tsx';
import type { CardState } from '#components/cards/card-name.ts';
import { DragonheartFace } from '#components/cards/DragonheartFace.tsx';
import type { RowCard } from '#components/play/CardRow.tsx';
import { BothSizes } from '#components/play/Landscape.tsx';
import { fill, plural } from '#i18n/plural.ts';
import type { CardType } from '#engine/dragonheart/index.ts';
import type { SpecimenText } from './words.ts';

const known = <Card,>(card: Card | undefined): Card => {
  if (card === undefined) throw new Error('No such card');
  return card;
};

/** The sample hand, by suit's letter and rank. */
export const sampleHand: readonly Adventurer[] = ['R2', 'B3', 'B7', 'G7', 'O7', 'R8', 'P9', 'G10'].map((id) =>
  known(adventurers.find((card) => card.id === id)),
);

/** The sample landscape. */
export const sampleLandscape: readonly (Creature | Enhancement)[] = [
  'fire-ants',
  'friendly-bunny',
  'grumpy-troll',
  'spooky-spiders',
  'orange-dragon',
].map((id) => known([...creatures, ...enhancements].find((card) => card.id === id)));

/** The sample enhancements in front of the player. */
export const sampleEnhancements: readonly Enhancement[] = (['silver-sword', 'charmed-potion'] as const).map((id) =>
  known(enhancements.find((card) => card.id === id)),
);

/** The sample hand of Dragonheart: types and values. */
export const sampleTypes: readonly (readonly [CardType, number])[] = [
  ['fireDragon', 3],
  ['dwarf', 1],
  ['petrifiedDragon', 2],
  ['knight', 1],
  ['ship', 0],
];

export const adventurerCard = (card: Adventurer, state: CardState, { face, base }: SpecimenText): RowCard => ({
  id: card.id,
  name: `${face.suits[card.suit]} ${card.rank}`,
  state,
  face: <AdventurerFace card={card} words={face} base={base} size="small" />,
});

export const landscapeCard = (card: Creature | Enhancement, state: CardState, text: SpecimenText): RowCard => {
  const { face, base, locale, table, cardNames } = text;
  const name = cardNames[card.id] ?? card.id;
  const look = { card, name, words: face, locale, base };
  return {
    id: card.id,
    name: fill(table.card.titled, { name }),
    facts: methods.map((method) => `${face.methods[method]} ${card.needs[method]}`).join(', '),
    state,
    face: <BothSizes small={<CardFace {...look} size="small" />} wide={<CardFace {...look} size="wide" />} />,
  };
};

export const enhancementCard = (card: Enhancement, state: CardState, text: SpecimenText): RowCard => {
  const { face, base, locale, table, cardNames } = text;
  const name = cardNames[card.id] ?? card.id;
  return {
    id: card.id,
    name: fill(table.card.titled, { name }),
    facts: face.effects[card.id],
    state,
    face: <CardFace card={card} name={name} words={face} locale={locale} base={base} size="small" />,
  };
};

export const dragonheartCard = (type: CardType, value: number, state: CardState, text: SpecimenText): RowCard => {
  const { face, base, locale, table, typeNames } = text;
  const name = typeNames[type];
  return {
    id: `${type}-${value}`,
    name: fill(value === 0 ? table.card.titled : plural(locale, value, table.card.valued), { name, value }),
    state,
    face: <DragonheartFace type={type} value={value} names={typeNames} words={face} base={base} size="small" />,
  };
};
