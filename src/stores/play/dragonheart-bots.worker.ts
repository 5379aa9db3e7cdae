/** The bots of Dragonheart in a worker of their own: the page answers while they think. */
import { answered, type Asked } from './bot-kit.ts';
import { dragonheartKit, type DragonheartQuestion } from './dragonheart-kit.ts';

addEventListener('message', ({ data }: MessageEvent<Asked<DragonheartQuestion>>) => {
  postMessage(answered(dragonheartKit, data));
});
