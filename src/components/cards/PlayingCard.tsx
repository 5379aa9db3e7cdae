import './playing-card.css';
import type { ComponentChildren } from 'preact';
import type { CardControlWords } from '#i18n/table-words.ts';
import { cardControlName, type CardPlace, type CardState } from './card-name.ts';

interface Props {
  /** What a row of cards finds it by. */
  readonly id: string;
  /** "Blue 7", or what a card that lies face down is called. */
  readonly name: string;
  /** What else stands on the card, for screen readers. */
  readonly facts?: string;
  readonly state?: CardState;
  readonly place?: CardPlace;
  readonly words: CardControlWords;
  /** A face, or a back. */
  readonly children: ComponentChildren;
  /** In a row of cards only one is in the tab order. */
  readonly tabIndex?: 0 | -1;
  /** By tap, click, or Space: selects the card or puts it back. */
  readonly onSelect?: (id: string) => void;
  /** By Enter: the main action for this card; without one, Enter selects. */
  readonly onAct?: (id: string) => void;
  readonly onFocus?: (id: string) => void;
}

const signs: Partial<Record<CardState, string>> = { selected: 'M5 12.5 10 17.5 19 7', addable: 'M12 5.5v13M5.5 12h13' };

/** A card as one control with one name, around any face. How it stands is said, and shown by more than colour. */
export const PlayingCard = ({
  id,
  name,
  facts,
  state = 'plain',
  place,
  words,
  children,
  tabIndex,
  onSelect,
  onAct,
  onFocus,
}: Props) => (
  <button
    type="button"
    class={`playing-card playing-card-${state}`}
    data-card={id}
    aria-description={facts}
    tabIndex={tabIndex}
    onClick={() => onSelect?.(id)}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || !onAct) return;
      event.preventDefault();
      // A key held down must not play one card after the other.
      if (!event.repeat) onAct(id);
    }}
    onFocus={() => onFocus?.(id)}
  >
    <span class="visually-hidden">{cardControlName(name, state, words, place)}</span>
    <span class="playing-card-face" aria-hidden="true">
      {children}
    </span>
    {signs[state] && (
      <span class="playing-card-sign">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={signs[state]} />
        </svg>
      </span>
    )}
    {state === 'target' && (
      <span class="playing-card-tag" aria-hidden="true">
        {words.targetTag}
      </span>
    )}
  </button>
);
