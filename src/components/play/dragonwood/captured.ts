import { targetById, type DragonwoodView } from '#engine/dragonwood/index.ts';
import { fill } from '#i18n/plural.ts';
import { othersOf } from '../seats.ts';
import type { WoodText } from './text.ts';

/** What lies captured before each player, the reader first: to be counted when the game is over. */
export function capturedFacts(
  view: DragonwoodView,
  { cardNames, desk: { captured }, players }: Pick<WoodText, 'cardNames' | 'desk' | 'players'>,
): string[] {
  const list = (seat: number) =>
    (view.creatures[seat] ?? [])
      .map((id) => {
        const card = targetById(id);
        // A number belongs to the name before it.
        return `${cardNames[id]}\u00a0${card.kind === 'creature' ? card.points : 0}`;
      })
      .join(', ') || captured.none;
  return [
    fill(captured.yours, { list: list(view.seat) }),
    ...othersOf(view).map((seat) => fill(captured.others, { who: players[seat] ?? '', list: list(seat) })),
  ];
}
