import { useEffect, useState } from 'preact/hooks';
import type { DragonwoodAction, DragonwoodView } from '#engine/dragonwood/index.ts';
import { draftOf, emptyDraft, stillThere, type WoodDraft } from './draft.ts';

/** What is chosen at a desk: another moment clears it, a move that is given is laid out. */
export function useDraft(
  view: DragonwoodView,
  move: DragonwoodAction | null,
  moment: string,
): readonly [WoodDraft, (draft: WoodDraft) => void] {
  const [chosen, setDraft] = useState<WoodDraft>(emptyDraft);
  useEffect(() => {
    setDraft(emptyDraft);
  }, [moment]);
  useEffect(() => {
    if (move) setDraft(draftOf(move, view));
  }, [move]);
  return [stillThere(chosen, view), setDraft];
}
