import {
  type DragonwoodOutcome,
  type DragonwoodState,
  type EditionId,
  isDragon,
  outcome,
  parsePosition,
  pointsOf,
  type ScoreLine,
} from '#engine/dragonwood/index.ts';

/** A finished game of Dragonwood, scored. Lists are by seat, from 0. */
export interface ScoreExample {
  /** Points on the shields of each player's creatures, in the order in which they are given. */
  readonly shields: readonly (readonly number[])[];
  /** The score sheet, the same in both editions. */
  readonly lines: readonly ScoreLine[];
  /** Who wins in each edition, and what decided a tie on points. */
  readonly endings: Readonly<Record<EditionId, DragonwoodOutcome>>;
}

/** The end of a game in which these creatures were captured. */
function ended(captured: string, edition: EditionId): DragonwoodState {
  const isWon = captured.split(/[\s|]+/).filter(isDragon).length === 2;
  const phase = isWon ? 'over dragons' : 'over decks; passes 2; left 1';
  const players = captured.split('|').length;
  const parsed = parsePosition(`players ${players}; edition ${edition}; phase ${phase}; creatures ${captured}`);
  if ('value' in parsed) return parsed.value;
  const { code, what, word } = parsed.problem;
  throw new Error(`No score of "${captured}": ${code}, ${what} ${word}`);
}

function scored(captured: string, edition: EditionId): DragonwoodOutcome {
  const score = outcome(ended(captured, edition));
  if (!score) throw new Error(`No score of "${captured}": the game goes on`);
  return score;
}

/**
 * Scores captured creatures by the engine: ids separated by spaces, players by bars, `-` for a player without any. Throws, so
 * that the page does not build, when a card is unknown or there too often, or the number of players is wrong.
 */
export function scoreExample(captured: string): ScoreExample {
  const [tabletop, online] = [scored(captured, 'tabletop'), scored(captured, 'online')];
  return {
    shields: ended(captured, 'tabletop').creatures.map((cards) => cards.map(pointsOf)),
    lines: tabletop.lines,
    endings: { tabletop, online },
  };
}
