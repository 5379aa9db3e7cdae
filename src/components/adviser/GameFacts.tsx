import { mostOthersHold, roundsOf, type DeckRound, type TableQuestion } from '#engine/adviser/dragonwood/index.ts';
import { variantIds, type VariantId } from '#engine/dragonwood/index.ts';
import { fill } from '#i18n/plural.ts';
import { DiscardField } from './DiscardField.tsx';
import { Fold } from './Fold.tsx';
import type { AdviserText } from './text.ts';

interface Props {
  readonly question: TableQuestion;
  readonly onOthers: (cards: number) => void;
  readonly onRound: (round: DeckRound) => void;
  readonly onVariant: (variant: VariantId) => void;
  /** Takes what is remembered of the discard pile, in notation. */
  readonly onDiscard: (typed: string) => void;
  readonly text: AdviserText;
}

/** What most tables leave as it is: how far the deck is, what the others hold, what is remembered, the variants. */
export function GameFacts({ question, onOthers, onRound, onVariant, onDiscard, text }: Props) {
  const { words, variantNames, variantNotes } = text;
  const { game, players } = words;
  const { round, variants, discard } = question;
  const note = [
    game.rounds[round],
    ...variants.map((id) => variantNames[id]),
    ...(discard.length > 0 ? [fill(game.remembered, { n: discard.length })] : []),
  ].join(', ');
  return (
    <Fold id="adviser-game" heading={game.heading} note={note} class="game-facts" opens="wide">
      <fieldset class="radio-buttons game-rounds">
        <legend>{game.round}</legend>
        {roundsOf(question).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="round"
              checked={round === one}
              onChange={() => {
                onRound(one);
              }}
            />
            <span>{game.rounds[one]}</span>
          </label>
        ))}
      </fieldset>
      <p class="players-why">{game.roundWhy}</p>
      <fieldset class="game-variants">
        <legend>{game.variants}</legend>
        {variantIds.map((id) => (
          <label key={id} class="verdict-simple">
            <input
              type="checkbox"
              checked={variants.includes(id)}
              onChange={() => {
                onVariant(id);
              }}
            />
            <span>
              {variantNames[id]} <small>{variantNotes[id]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <label class="players-others">
        {players.others}
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={mostOthersHold(question.players)}
          value={question.othersHold}
          onChange={(event) => {
            onOthers(event.currentTarget.valueAsNumber);
          }}
        />
      </label>
      <p class="players-why">{players.why}</p>
      <DiscardField discard={discard} onType={onDiscard} text={text} />
    </Fold>
  );
}
