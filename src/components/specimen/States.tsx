import { CardBack, type DeckBack } from '#components/cards/CardBack.tsx';
import { type CardState, cardStates } from '#components/cards/card-name.ts';
import { PlayingCard } from '#components/cards/PlayingCard.tsx';
import type { RowCard } from '#components/play/CardRow.tsx';
import type { SpecimenText } from './words.ts';

interface Props {
  /** A card of the world in one state. */
  readonly cardIn: (state: CardState) => RowCard;
  readonly deck: DeckBack;
  readonly text: SpecimenText;
}

/** A card in every state, and one face down. */
export const States = ({ cardIn, deck, text: { words, table, base } }: Props) => (
  <ul class="specimen-states" role="list">
    {cardStates.map((state) => {
      const { id, name, face } = cardIn(state);
      return (
        <li key={state}>
          <PlayingCard id={id} name={name} state={state} words={table.card}>
            {face}
          </PlayingCard>
          <span>{words.stateNames[state]}</span>
        </li>
      );
    })}
    <li>
      <PlayingCard id={deck} name={table.card.backs[deck]} words={table.card}>
        <CardBack deck={deck} base={base} />
      </PlayingCard>
      <span>{words.faceDown}</span>
    </li>
  </ul>
);
