import type { EnhancementId } from '#engine/dragonwood/index.ts';
import type { Scene } from '../scene.ts';
import { enhancementFriends } from './enhancement-friends.ts';
import { enhancementThings } from './enhancement-things.ts';

/** The nine enhancements. */
export const enhancements: Readonly<Record<EnhancementId, Scene>> = { ...enhancementFriends, ...enhancementThings };
