import { useRef, useState } from 'preact/hooks';
import { boardRows } from '#components/cards/board/layout.ts';
import { moveInGrid } from '#components/odds/move-in-grid.ts';
import type { HeartQuestion } from '#engine/adviser/dragonheart/index.ts';
import { cardById, cardIds, type CardId, type CardType, type Takeable } from '#engine/dragonheart/index.ts';
import { boardCards, heartFields, holdTypes, type HeartField } from '#stores/heart-address.ts';
import { HeartSpace } from './HeartSpace.tsx';
import { TypedCards } from './TypedCards.tsx';
import { cardText, type HeartAdviserText } from './text.ts';
import './heart-picker.css';

interface Props {
  readonly question: HeartQuestion;
  readonly onAdd: (field: HeartField, card: CardId) => void;
  readonly onRemove: (field: HeartField, card: CardId) => void;
  /** Takes all cards of a part from what is typed, in notation. */
  readonly onType: (field: HeartField, typed: string) => void;
  readonly text: HeartAdviserText;
}

const cardsOf = (question: HeartQuestion, field: HeartField): readonly CardId[] =>
  field === 'board' ? boardCards(question.board) : question[field];

const isType = (space: Takeable): space is CardType => space !== 'hold';

/** The nine types in the order of the board's spaces. */
const boardTypes = boardRows.flat().filter(isType);

/** The nine spaces of the board: choose a place and an owner, tap cards in and out. One tab stop for all. */
export function HeartPicker({ question, onAdd, onRemove, onType, text }: Props) {
  const { words } = text;
  const [field, setField] = useState<HeartField>('hand');
  const [owner, setOwner] = useState(0);
  const [stop, setStop] = useState('');
  const grid = useRef<HTMLDivElement>(null);
  const of = field === 'hand' ? 0 : owner;
  const lying = cardsOf(question, field);
  const types = field === 'hold' ? boardTypes.filter((type) => holdTypes.includes(type)) : boardTypes;
  const spaces = types.map((type) => ({
    type,
    prints: cardIds.filter((id) => cardById(id).owner === of && cardById(id).type === type),
    cards: lying.filter((id) => cardById(id).type === type),
  }));
  const keys = spaces.flatMap(({ prints, cards }) => [...prints, ...cards.map((id, place) => `${id} ${place}`)]);
  const tabStop = keys.includes(stop) ? stop : keys[0];
  return (
    <section class="heart-picker" aria-labelledby="heart-table">
      <h2 id="heart-table" tabIndex={-1}>
        {words.table}
      </h2>
      <fieldset class="radio-buttons heart-choice heart-places">
        <legend>{words.place}</legend>
        {heartFields.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="place"
              checked={field === one}
              onChange={() => {
                setField(one);
              }}
            />
            <span>
              {words.places[one]} <b class="heart-count">{cardsOf(question, one).length}</b>
            </span>
          </label>
        ))}
      </fieldset>
      {field !== 'hand' && (
        <fieldset class="radio-buttons heart-choice">
          <legend>{words.whose}</legend>
          {words.owners.map((name, place) => (
            <label key={name}>
              <input
                type="radio"
                name="owner"
                checked={owner === place}
                onChange={() => {
                  setOwner(place);
                }}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div ref={grid} class="heart-grid" role="group" aria-label={words.cards} onKeyDown={moveInGrid}>
        {spaces.map((space) => (
          <HeartSpace
            key={space.type}
            {...space}
            tabStop={tabStop}
            onStop={setStop}
            onAdd={(id) => {
              onAdd(field, id);
            }}
            onRemove={(id) => {
              onRemove(field, id);
              // Its button goes with the card: the focus stays on that space.
              grid.current?.querySelector<HTMLElement>(`[data-type="${space.type}"] .heart-value`)?.focus();
            }}
            text={text}
          />
        ))}
      </div>
      <dl class="heart-summary">
        {heartFields
          .map((one) => ({ one, cards: cardsOf(question, one) }))
          .filter(({ cards }) => cards.length > 0)
          .map(({ one, cards }) => (
            <div key={one}>
              <dt>{words.places[one]}</dt>
              <dd>{cards.map((id) => cardText(id, text)).join('; ')}</dd>
            </div>
          ))}
      </dl>
      <TypedCards
        key={field}
        cards={lying}
        place={words.places[field]}
        onType={(typed) => {
          onType(field, typed);
        }}
        text={text}
      />
    </section>
  );
}
