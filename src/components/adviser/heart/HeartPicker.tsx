import { useState } from 'preact/hooks';
import { TypeEmblem } from '#components/cards/TypeEmblem.tsx';
import { moveInGrid } from '#components/odds/move-in-grid.ts';
import type { HeartQuestion } from '#engine/adviser/dragonheart/index.ts';
import { cardById, cardIds, type CardId } from '#engine/dragonheart/index.ts';
import { fill } from '#i18n/plural.ts';
import { boardCards, heartFields, type HeartField } from '#stores/heart-address.ts';
import { TypedCards } from './TypedCards.tsx';
import { cardText, printText, type HeartAdviserText } from './text.ts';
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

/** The cards of the table: choose a place and an owner, tap cards in; each that lies there can be taken away. */
export function HeartPicker({ question, onAdd, onRemove, onType, text }: Props) {
  const { words, base } = text;
  const [field, setField] = useState<HeartField>('hand');
  const [owner, setOwner] = useState(0);
  const of = field === 'hand' ? 0 : owner;
  const prints = cardIds.filter((id) => cardById(id).owner === of);
  const [stop, setStop] = useState(0);
  return (
    <section class="heart-picker" aria-labelledby="heart-table">
      <h2 id="heart-table">{words.table}</h2>
      <fieldset class="radio-buttons heart-choice">
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
            <span>{words.places[one]}</span>
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
      <div class="heart-grid" role="group" aria-label={words.cards} onKeyDown={moveInGrid}>
        {prints.map((id, place) => (
          <button
            key={place}
            type="button"
            tabIndex={place === stop ? 0 : -1}
            onFocus={() => {
              setStop(place);
            }}
            onClick={() => {
              onAdd(field, id);
            }}
          >
            <TypeEmblem type={cardById(id).type} base={base} />
            {printText(id, text)}
          </button>
        ))}
      </div>
      <TypedCards
        key={field}
        cards={cardsOf(question, field)}
        place={words.places[field]}
        onType={(typed) => {
          onType(field, typed);
        }}
        text={text}
      />
      {heartFields.map((one) => (
        <div key={one} class="heart-lying">
          <h3>{words.places[one]}</h3>
          {cardsOf(question, one).length === 0 && <p>{words.empty}</p>}
          <ul role="list">
            {cardsOf(question, one).map((id, place) => (
              <li key={`${id} ${place}`}>
                <button
                  type="button"
                  aria-label={fill(words.remove, { card: cardText(id, text) })}
                  data-owner={cardById(id).owner}
                  onClick={() => {
                    onRemove(one, id);
                  }}
                >
                  <TypeEmblem type={cardById(id).type} base={base} />
                  {printText(id, text)}
                  {cardById(id).owner === 1 && '′'} ×
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
