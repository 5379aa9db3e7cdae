/** The bots of Dragonheart in a worker of their own: the page answers while they think. */
import { answered, type Asked } from './bot-kit.ts';
import { dragonheartKit } from './dragonheart-kit.ts';
import type { DragonheartView } from '#engine/dragonheart/index.ts';

addEventListener('message', ({ data }: MessageEvent<Asked<DragonheartView>>) => {
  postMessage(answered(dragonheartKit, data));
});
