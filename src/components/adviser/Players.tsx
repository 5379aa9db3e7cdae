import { playerCounts, type PlayerCount } from '#engine/dragonwood/index.ts';
import type { AdviserText } from './text.ts';

interface Props {
  readonly players: PlayerCount;
  readonly onPlayers: (players: PlayerCount) => void;
  readonly text: AdviserText;
}

/** How many play. */
export const Players = ({ players: count, onPlayers, text: { words } }: Props) => (
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
            checked={count === players}
            onChange={() => {
              onPlayers(players);
            }}
          />
          <span>{players}</span>
        </label>
      ))}
    </fieldset>
  </section>
);
