import { z } from 'astro/zod';
import { questionSubjects, type Pattern, type WrittenScenario } from '#engine/scenario/index.ts';

const game = z.enum(['dragonwood', 'dragonheart']);
/** A rule's id; the tests know which ids exist. */
const rule = z.templateLiteral([z.enum(['dw', 'dh']), '-', z.string().regex(/^[a-z0-9-]+$/)]);
/** A name that the texts of both languages share. */
const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const pattern = z.json() as z.ZodType<Pattern>;
const moves = z.union([z.string(), z.array(z.string()).min(1)]);

const mistake = z.strictObject({
  try: z.string(),
  refused: rule.optional(),
  allowed: rule.optional(),
  when: pattern.optional(),
});

const question = z.strictObject({
  about: z.enum(questionSubjects),
  try: z.string().optional(),
  answer: z.record(name, pattern),
  wrong: z.record(name, z.strictObject({ rule, claim: pattern.optional() })),
  order: z.array(name).optional(),
});

const step = z.strictObject({
  shows: z.array(rule).min(1),
  position: z.string().optional(),
  first: moves.optional(),
  do: moves.optional(),
  then: moves.optional(),
  goal: z
    .strictObject({ event: pattern.optional(), events: z.array(pattern).optional(), state: pattern.optional() })
    .optional(),
  mistakes: z.record(name, mistake).optional(),
  question: question.optional(),
});

/** A lesson as it is written: `content/scenarios/<game>/<slug>/scenario.yaml`. The engine reads its notation. */
export const scenarioSchema = z.strictObject({
  game,
  order: z.int().min(1),
  seed: z.int().min(0).optional(),
  options: z.string().optional(),
  steps: z.array(step).min(1),
}) satisfies z.ZodType<WrittenScenario>;

const sentence = z.string().trim().min(1);

/** The words of a step. */
const stepText = z.strictObject({
  /** What to do, in one sentence. */
  ask: sentence,
  /** A nudge, where to look, do it for me. */
  hints: z.tuple([sentence, sentence, sentence]),
  /** What was seen, once it is done. */
  done: sentence,
  /** One text for each named mistake, or for each wrong answer. */
  mistakes: z.record(name, sentence).default({}),
  /** The answers of a question, the right one too. */
  options: z.record(name, sentence).optional(),
});

/** The words of a lesson in one language: `en.yaml` and `ru.yaml` beside its `scenario.yaml`. */
export const scenarioTextSchema = z.strictObject({
  title: sentence,
  /** What the lesson is about, in one sentence. */
  summary: sentence,
  steps: z.array(stepText).min(1),
});

/** The words of a lesson in one language. */
export type ScenarioText = z.infer<typeof scenarioTextSchema>;
