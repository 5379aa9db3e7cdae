import { mostOthersHold, type TableQuestion } from '#engine/adviser/dragonwood/index.ts';
import { playerCounts, type PlayerCount } from '#engine/dragonwood/index.ts';
import type { AdviserText } from './text.ts';

interface Props {
  readonly question: TableQuestion;
  readonly onPlayers: (players: PlayerCount) => void;
  readonly onOthers: (cards: number) => void;
  readonly text: AdviserText;
}

/** How many play, and how many cards the others hold. */
export const Players = ({ question, onPlayers, onOthers, text: { words } }: Props) => (
  <section class="players" aria-labelledby="adviser-players">
    <h2 id="adviser-players">{words.players.heading}</h2>
    <fieldset class="radio-buttons players-count">
      <legend class="visually-hidden">{words.players.heading}</legend>
      {playerCounts.map((players) => (
        <label key={players}>
          <input
            type="radio"
            name="players"
            value={players}
            checked={question.players === players}
            onChange={() => {
              onPlayers(players);
            }}
          />
          <span>{players}</span>
        </label>
      ))}
    </fieldset>
    <label class="players-others">
      {words.players.others}
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
    <p class="players-why">{words.players.why}</p>
  </section>
);
