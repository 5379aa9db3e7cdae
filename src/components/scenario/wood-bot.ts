/** Who plays for the others off the script of a lesson of Dragonwood. Loaded with the learner's first input. */
export { easy } from '#engine/bots/dragonwood/index.ts';
