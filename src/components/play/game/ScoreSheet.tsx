import './score-sheet.css';
import { fill } from '#i18n/plural.ts';
import type { PlayWords } from '#i18n/play-words.ts';
import type { PlayerScore } from './score.ts';

interface Props {
  readonly scores: readonly PlayerScore[];
  readonly words: PlayWords['end'];
}

const partsOf = ({ rows }: PlayerScore) => rows.filter(({ points }) => points > 0);

/** Who won how: a bar for each player, its parts in the order of the sheet. */
export function ScorePicture({ scores, words }: Props) {
  const most = Math.max(1, ...scores.map(({ total }) => total));
  const told = scores.map((score) => {
    const parts = partsOf(score).map(({ label, points }) => fill(words.part, { label, points }));
    const told = parts.length > 0 ? parts.join(', ') : words.nothing;
    return fill(words.player, { who: score.name, parts: told, total: score.total });
  });
  return (
    <figure class="score-picture">
      <figcaption>{words.picture}</figcaption>
      <div role="img" aria-label={fill(words.pictureLabel, { players: told.join('; ') })}>
        {scores.map((score, seat) => (
          <div class="score-bar" key={seat} data-win={score.win !== null}>
            <span class="score-name">
              {score.win !== null && '★ '}
              {score.name}
            </span>
            <span class="score-track">
              {partsOf(score).map(({ label, points, isBonus = false }) => (
                <span
                  key={label}
                  class="score-part"
                  data-bonus={isBonus}
                  data-thin={points / most < 0.05}
                  title={fill(words.part, { label, points })}
                  style={{ width: `${(points / most) * 100}%` }}
                >
                  <span>{points}</span>
                </span>
              ))}
            </span>
            <b class="score-total">{score.total}</b>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** A finished game's points, line by line. */
export const ScoreSheet = ({ scores, words }: Props) => (
  <div class="score-sheet">
    {scores.map((score, seat) => (
      <table key={seat} data-win={score.win !== null}>
        <caption>
          {score.name}
          {score.win && <span class="score-win">{score.win === 'alone' ? words.winner : words.shared}</span>}
        </caption>
        <tbody>
          {score.rows.map(({ label, points }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{points}</td>
            </tr>
          ))}
          {score.rows.length === 0 && (
            <tr>
              <td colSpan={2}>{words.nothing}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{score.total}</td>
          </tr>
        </tfoot>
      </table>
    ))}
  </div>
);
