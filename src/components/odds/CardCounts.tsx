import { type Method, methods, mostAdventurers } from '#engine/dragonwood/index.ts';
import { fill, plural } from '#i18n/plural.ts';
import { MethodIcon } from '#components/cards/MethodIcon.tsx';
import { type Question, sharedCount } from '#stores/odds-link.ts';
import type { OddsText } from './words.ts';
import './card-counts.css';

interface Props {
  readonly question: Question;
  readonly onCount: (method: Method, cards: number) => void;
  readonly onAll: (cards: number) => void;
  readonly text: OddsText;
}

const counts = Array.from({ length: Math.max(...Object.values(mostAdventurers)) }, (_, index) => index + 1);

/** How many cards could be played: one choice for all methods, and a stepper for each. */
export function CardCounts({ question, onCount, onAll, text }: Props) {
  const { words, base, locale, face } = text;
  const shared = sharedCount(question);
  const countText = (cards: number) => fill(plural(locale, cards, words.cards.count), { n: cards });

  return (
    <section class="counts" aria-labelledby="odds-cards">
      <h2 id="odds-cards">{words.cards.heading}</h2>
      <fieldset class="radio-buttons counts-all">
        <legend>{words.cards.all}</legend>
        {counts.map((cards) => (
          <label key={cards}>
            <input
              type="radio"
              name="all-cards"
              value={cards}
              checked={shared === cards}
              onChange={() => {
                onAll(cards);
              }}
              aria-label={countText(cards)}
            />
            <span aria-hidden="true">{cards}</span>
          </label>
        ))}
      </fieldset>
      <div class="counts-each">
        {methods.map((method) => {
          const cards = question.cards[method];
          const name = face.methods[method];
          const step = (by: 1 | -1, label: string, sign: string, isEnd: boolean) => (
            <button
              type="button"
              aria-label={fill(label, { method: name })}
              aria-disabled={isEnd}
              onClick={() => {
                if (!isEnd) onCount(method, cards + by);
              }}
            >
              {sign}
            </button>
          );
          return (
            <div key={method} class="stepper" role="group" aria-label={`${name}: ${countText(cards)}`}>
              <p class="stepper-name">
                <MethodIcon method={method} base={base} />
                {name}
              </p>
              {step(-1, words.cards.fewer, '−', cards === 1)}
              <span class="stepper-count" data-testid={`cards-${method}`}>
                {cards}
              </span>
              {step(1, words.cards.more, '+', cards === mostAdventurers[method])}
            </div>
          );
        })}
      </div>
      {question.cards.stomp === mostAdventurers.stomp && <p class="note">{words.cards.stompMost}</p>}
    </section>
  );
}
