import {
  enhancementIds,
  type EnhancementId,
  methods,
  mostAdventurers,
  targets,
  type TargetId,
} from '#engine/dragonwood/index.ts';
import { shorten } from './address-text.ts';
import { clampCards, type Question } from './odds-link.ts';

/** A part of an address that could not be used: what stood there (shortened), and what is asked instead. */
export type Problem =
  | { readonly code: 'unknownTarget'; readonly value: string; readonly used: TargetId }
  | { readonly code: 'badCards'; readonly value: string; readonly used: Question['cards'] }
  | { readonly code: 'unknownEnhancement'; readonly value: string };

/** What the page starts with: an everyday question. */
const initial: Question = {
  target: 'wild-boar',
  cards: { strike: 3, stomp: 3, scream: 3 },
  enhancements: [],
};

const targetIds: ReadonlySet<string> = new Set(targets.map(({ id }) => id));
const isTarget = (id: string): id is TargetId => targetIds.has(id);
const isEnhancement = (id: string): id is EnhancementId => (enhancementIds as readonly string[]).includes(id);

function parseTarget(text: string | null): { target: TargetId; problem?: Problem } {
  if (!text?.trim()) return { target: initial.target };
  const id = text.trim().toLowerCase();
  return isTarget(id)
    ? { target: id }
    : { target: initial.target, problem: { code: 'unknownTarget', value: shorten(text), used: initial.target } };
}

/** `4` for all methods (a Stomp as far as it goes) or `4-3-5` for Strike, Stomp, Scream. */
function parseCards(text: string | null): { cards: Question['cards']; problem?: Problem } {
  if (text === null) return { cards: initial.cards };
  const parts = text.trim().split('-');
  const isShared = parts.length === 1;
  const isWhole = isShared || parts.length === methods.length;
  const counts = methods.map((method, place) => {
    const count = parseCount(isShared ? parts[0] : parts[place]);
    if (count === null || !isWhole) return null;
    if (isShared) return clampCards(method, count);
    return count <= mostAdventurers[method] ? count : null;
  });
  const cards = { ...initial.cards };
  methods.forEach((method, place) => {
    cards[method] = counts[place] ?? initial.cards[method];
  });
  return !counts.includes(null)
    ? { cards }
    : { cards, problem: { code: 'badCards', value: shorten(text), used: cards } };
}

const parseCount = (text: string | undefined) => (text !== undefined && /^[1-6]$/.test(text) ? Number(text) : null);

function parseEnhancements(text: string | null): { enhancements: EnhancementId[]; problems: Problem[] } {
  const ids = (text ?? '').split(',').map((part) => part.trim());
  const known = ids.map((id) => id.toLowerCase()).filter(isEnhancement);
  const unknown = ids.filter((id) => id !== '' && !isEnhancement(id.toLowerCase()));
  return {
    enhancements: enhancementIds.filter((id) => known.includes(id)),
    problems: unknown.length ? [{ code: 'unknownEnhancement', value: shorten(unknown.join(', ')) }] : [],
  };
}

/**
 * Reads a question from an address's search part: `?target=fire-ants&cards=4-3-5&use=silver-sword,friendly-bunny`.
 * Any string gives a whole question: a field that is missing or wrong falls back by itself, a wrong one is told.
 */
export function parseQuestion(search: string): { question: Question; problems: readonly Problem[] } {
  const fields = new URLSearchParams(search);
  const { target, problem: targetProblem } = parseTarget(fields.get('target'));
  const { cards, problem: cardsProblem } = parseCards(fields.get('cards'));
  const { enhancements, problems } = parseEnhancements(fields.get('use'));
  return {
    question: { target, cards, enhancements },
    problems: [targetProblem, cardsProblem, ...problems].filter((problem) => problem !== undefined),
  };
}
