import type { EnhancementId } from '#engine/dragonwood/index.ts';
import type { Scene } from '../scene.ts';
import { enhancementFriends } from './enhancementFriends.ts';
import { enhancementThings } from './enhancementThings.ts';

/** The nine enhancements. */
export const enhancements: Readonly<Record<EnhancementId, Scene>> = { ...enhancementFriends, ...enhancementThings };
