import { adventurerById, type DragonwoodAction } from '#engine/dragonwood/index.ts';
import { useLater } from '#components/controls/use-later.ts';

interface Props {
  readonly action: Extract<DragonwoodAction, { type: 'capture' }>;
  readonly gaps: boolean;
  readonly missing: string;
}

/** The numbers of an attack that the rules refuse. Most lessons are played without one, so it is loaded when it is wanted. */
export function RefusedRow({ action: { cards, potionAs }, ...look }: Props) {
  const RankRow = useLater(async () => (await import('#components/play/RankRow.tsx')).RankRow, true);
  const played = potionAs === undefined || potionAs === 'L' ? cards : [...cards, potionAs];
  return RankRow && <RankRow ranks={played.map((card) => adventurerById(card).rank)} {...look} />;
}
