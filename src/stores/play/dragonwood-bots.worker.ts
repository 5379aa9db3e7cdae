/** The bots of Dragonwood in a worker of their own: the page answers while they think. */
import { answered, type Asked } from './bot-kit.ts';
import { dragonwoodKit, type DragonwoodQuestion } from './dragonwood-kit.ts';

addEventListener('message', ({ data }: MessageEvent<Asked<DragonwoodQuestion>>) => {
  postMessage(answered(dragonwoodKit, data));
});
