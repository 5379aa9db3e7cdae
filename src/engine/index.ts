/**
 * The front door of the engine for scripts and outsiders; it runs in plain Node with no build. Pages and stores import one
 * game's own front door instead (`#engine/dragonwood/index.ts`), so that a Dragonwood page never loads Dragonheart.
 */
export * from './bots/index.ts';
export * from './core/index.ts';
export * from './odds/index.ts';
export * as dragonheart from './dragonheart/index.ts';
export * as dragonwood from './dragonwood/index.ts';
