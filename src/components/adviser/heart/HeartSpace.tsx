import { CardPicture } from '#components/cards/CardPicture.tsx';
import { Ruby } from '#components/cards/Ruby.tsx';
import { TypeEmblem } from '#components/cards/TypeEmblem.tsx';
import { cardById, type CardId, type CardType } from '#engine/dragonheart/index.ts';
import { fill } from '#i18n/plural.ts';
import { cardText, printText, type HeartAdviserText } from './text.ts';

interface Props {
  readonly type: CardType;
  /** The cards of this type that can be laid there. */
  readonly prints: readonly CardId[];
  /** What lies there. */
  readonly cards: readonly CardId[];
  /** The key of the one button in the tab order: a print's id, or a lying card's id and place. */
  readonly tabStop: string | undefined;
  readonly onStop: (key: string) => void;
  readonly onAdd: (card: CardId) => void;
  readonly onRemove: (card: CardId) => void;
  readonly text: HeartAdviserText;
}

/** One space of the board: its picture, what lies there, and its cards to be tapped in. */
export const HeartSpace = ({ type, prints, cards, tabStop, onStop, onAdd, onRemove, text }: Props) => {
  const { words, names, base } = text;
  const stopOf = (key: string) => ({
    tabIndex: key === tabStop ? 0 : -1,
    onFocus: () => {
      onStop(key);
    },
  });
  return (
    <div class="heart-space" data-type={type}>
      <p class="heart-name" aria-hidden="true">
        <CardPicture name={`dragonheart-${type}`} base={base} size="small" />
        <span>{names[type]}</span>
      </p>
      <div class="heart-values">
        {prints.map((id) => (
          <button
            key={id}
            type="button"
            class="heart-value"
            aria-label={printText(id, text)}
            {...stopOf(id)}
            onClick={() => {
              onAdd(id);
            }}
          >
            {cardById(id).value === 0 ? <TypeEmblem type={type} base={base} /> : cardById(id).value}
          </button>
        ))}
      </div>
      {cards.length > 0 && (
        <ul class="heart-lying" role="list">
          {cards.map((id, place) => (
            <li key={`${id} ${place}`}>
              <button
                type="button"
                aria-label={fill(words.remove, { card: cardText(id, text) })}
                data-owner={cardById(id).owner}
                {...stopOf(`${id} ${place}`)}
                onClick={() => {
                  onRemove(id);
                }}
              >
                {cardById(id).value === 0 ? (
                  <TypeEmblem type={type} base={base} />
                ) : (
                  <Ruby value={cardById(id).value} />
                )}
                {cardById(id).owner === 1 && '′'}
                <span class="heart-remove">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
