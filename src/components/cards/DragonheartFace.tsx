import './cards.css';
import './dragonheart.css';
import { Fragment } from 'preact';
import { type CardType, type Takeable, typeFacts } from '#engine/dragonheart/index.ts';
import type { CardFaceWords } from '#i18n/card-words.ts';
import { fill } from '#i18n/plural.ts';
import { Ruby } from './Ruby.tsx';
import { CardPicture } from './CardPicture.tsx';
import { titleRooms, titleSize } from './title-size.ts';
import { TypeEmblem } from './TypeEmblem.tsx';

interface Props {
  readonly type: CardType;
  /** What the card is worth; a Ship's 0 is not shown. */
  readonly value: number;
  /** Names of the types in the page's language. */
  readonly names: Readonly<Record<CardType, string>>;
  readonly words: CardFaceWords;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  readonly size: 'small' | 'wide';
  /** The name already stands beside the card: screen readers skip the title. */
  readonly isNamed?: boolean;
}

/** What a type's strip shows: the piles that it takes, else the types that take it. */
const strip = (type: CardType): { takesAt: number | null; piles: readonly Takeable[] } => {
  const facts = typeFacts.find((each) => each.type === type);
  if (facts && facts.takes.length > 0) return { takesAt: facts.takesAt, piles: facts.takes };
  return { takesAt: null, piles: typeFacts.filter(({ takes }) => takes.includes(type)).map((each) => each.type) };
};

/** The face of a Dragonheart card: its value in a ruby, its picture, its name, and a strip with what it takes. */
export const DragonheartFace = ({ type, value, names, words, base, size, isNamed = false }: Props) => {
  const { takesAt, piles } = strip(type);
  const named = piles
    .map((pile) => (pile === 'hold' ? words.dragonheart.hold : names[pile]))
    .join(` ${words.dragonheart.or} `);
  const sentence =
    takesAt === null
      ? fill(words.dragonheart.takenBy, { names: named })
      : fill(words.dragonheart[takesAt === 1 ? 'takes' : 'takesAt'], { n: takesAt, names: named });
  return (
    <span class={`card-face card-dragonheart card-${size}`}>
      <span class="card-inside">
        <CardPicture name={`dragonheart-${type}`} base={base} size={size} />
        <span
          class="card-title"
          style={{ '--title': titleSize(names[type], size === 'small' ? titleRooms.smallBand : titleRooms.wide) }}
          aria-hidden={isNamed}
        >
          {names[type]}
        </span>
        {value > 0 && <Ruby value={value} />}
        <span class="visually-hidden">, {sentence}</span>
        <span class={`card-strip${piles.length > 1 ? ' card-strip-choice' : ''}`} aria-hidden="true">
          {takesAt !== null && takesAt > 1 && <span class="card-count">{takesAt}×</span>}
          <svg
            class={takesAt === null ? 'card-arrow card-arrow-back' : 'card-arrow'}
            viewBox="0 0 34 28"
            aria-hidden="true"
          >
            <path d="M3 14h26M19 4l10 10-10 10" />
          </svg>
          {piles.map((pile, i) => (
            <Fragment key={pile}>
              {i > 0 && <span class="card-or">{size === 'small' ? '/' : words.dragonheart.or}</span>}
              <span class="card-round">
                <TypeEmblem type={pile} base={base} />
              </span>
            </Fragment>
          ))}
        </span>
      </span>
    </span>
  );
};
