import type { ReplayProblem } from '#engine/core/index.ts';
import { fill } from '#i18n/plural.ts';
import type { PlayWords } from '#i18n/play-words.ts';

/** What is wrong with a link, a save or a file, in a sentence. Moves are counted from 1. */
export function problemText(problem: ReplayProblem, { link }: Pick<PlayWords['trouble'], 'link'>): string {
  if (problem.code === 'noReplay' && problem.detail.code === 'tooLong') return link.tooLong;
  const n = 'at' in problem ? problem.at + 1 : 0;
  return fill(link[problem.code], { n });
}
