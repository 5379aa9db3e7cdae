import type { DragonwoodAction, DragonwoodView } from '#engine/dragonwood/index.ts';
import { useChosen } from '../use-chosen.ts';
import { draftOf, emptyDraft, stillThere, type WoodDraft } from './draft.ts';

/** What is chosen at a desk of Dragonwood, of what still lies there. */
export function useDraft(
  view: DragonwoodView,
  move: DragonwoodAction | null,
  moment: string,
): readonly [WoodDraft, (draft: WoodDraft) => void] {
  const [chosen, setDraft] = useChosen(emptyDraft, moment, move, (given: DragonwoodAction) => draftOf(given, view));
  return [stillThere(chosen, view), setDraft];
}
