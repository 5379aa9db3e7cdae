/** How the players of a match are called on its page. */
import type { Player, Seat } from '#engine/core/index.ts';
import { fill } from '#i18n/plural.ts';
import type { PlayWords } from '#i18n/play-words.ts';

/** The seats of people. */
export const peopleOf = (players: readonly Player[]): readonly Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** The only person at the table, to whom everything is told as “you”; null where nobody or several people play. */
export function readerOf(players: readonly Player[]): Seat | null {
  const [first, ...others] = peopleOf(players);
  return first !== undefined && others.length === 0 ? first : null;
}

/** Names by seat: as typed, or what the page gives. */
export function namesOf(players: readonly Player[], words: PlayWords['names']): readonly string[] {
  const reader = readerOf(players);
  return players.map(({ name, kind }, seat) => {
    if (name) return name;
    if (seat === reader) return words.you;
    return kind === 'person' ? fill(words.person, { n: seat + 1 }) : (words.bots[seat] ?? String(seat + 1));
  });
}
