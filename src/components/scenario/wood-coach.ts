import { explain, hard } from '#engine/bots/dragonwood/index.ts';
import { seedRng } from '#engine/core/index.ts';
import { legalActions, view, type DragonwoodAction, type DragonwoodState } from '#engine/dragonwood/index.ts';
import { learner } from '#engine/scenario/index.ts';
import { tellReasons } from '#i18n/narrate/dragonwood-reasons.ts';
import { coachSays } from './coach.ts';
import type { DragonwoodText } from './words.ts';

/** What the coach says of an action of the learner; nothing where there was no choice. */
export function woodCoach(before: DragonwoodState, own: DragonwoodAction, text: DragonwoodText): string {
  const { coach, narration, locale, players } = text;
  const seen = view(before, learner);
  if (!coach || legalActions(seen).length < 2) return '';
  const teller = { locale, words: narration, viewer: learner, names: players };
  const tell = (action: DragonwoodAction) => tellReasons(action, explain(seen, action), teller, coach.told);
  return coachSays(own, hard(seen, seedRng(0)), tell, coach.words);
}
