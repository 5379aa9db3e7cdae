import type { CardType } from '#engine/dragonheart/index.ts';
import type { Scene } from '../scene.ts';
import { dragonheartBeasts } from './dragonheart-beasts.ts';
import { dragonheartPeople } from './dragonheart-people.ts';

/** The nine types of Dragonheart. */
export const dragonheart: Readonly<Record<CardType, Scene>> = { ...dragonheartPeople, ...dragonheartBeasts };
