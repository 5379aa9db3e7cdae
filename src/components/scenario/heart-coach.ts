import { explain, hard } from '#engine/bots/dragonheart/index.ts';
import { seedRng } from '#engine/core/index.ts';
import { legalActions, view, type DragonheartAction, type DragonheartState } from '#engine/dragonheart/index.ts';
import { learner } from '#engine/scenario/index.ts';
import { tellReasons } from '#i18n/narrate/dragonheart-reasons.ts';
import { coachSays } from './coach.ts';
import type { DragonheartText } from './words.ts';

/** What the coach says of an action of the learner; nothing where there was no choice. */
export function heartCoach(before: DragonheartState, own: DragonheartAction, text: DragonheartText): string {
  const { coach, narration, locale, players } = text;
  const seen = view(before, learner);
  if (!coach || legalActions(seen).length < 2) return '';
  const teller = { locale, words: narration, viewer: learner, names: players };
  const tell = (action: DragonheartAction) => tellReasons(action, explain(seen, action), teller, coach.told);
  return coachSays(own, hard(seen, seedRng(0)), tell, coach.words);
}
