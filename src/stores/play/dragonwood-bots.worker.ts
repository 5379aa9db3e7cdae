/** The bots of Dragonwood in a worker of their own: the page answers while they think. */
import { answered, type Asked } from './bot-kit.ts';
import { dragonwoodKit } from './dragonwood-kit.ts';
import type { DragonwoodView } from '#engine/dragonwood/index.ts';

addEventListener('message', ({ data }: MessageEvent<Asked<DragonwoodView>>) => {
  postMessage(answered(dragonwoodKit, data));
});
