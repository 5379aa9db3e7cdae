import { atom, type ReadableAtom } from 'nanostores';
import type { EnhancementId, Method, TargetId } from '#engine/dragonwood/index.ts';
import { parseQuestion, type Problem } from './odds-address.ts';
import { clampCards, formatQuestion, sameForAll, type Question } from './odds-link.ts';

/** The calculator's question, what the address said wrongly, and the ways to change it. */
export interface QuestionStore {
  readonly $question: ReadableAtom<Question>;
  readonly $problems: ReadableAtom<readonly Problem[]>;
  /** Takes the question from an address's search part. */
  readonly open: (search: string) => void;
  readonly choose: (target: TargetId) => void;
  readonly setCards: (method: Method, cards: number) => void;
  /** The same number for all three methods, as far as each allows it. */
  readonly setAllCards: (cards: number) => void;
  readonly toggle: (enhancement: EnhancementId) => void;
  /** Lets go of what the address said wrongly. */
  readonly dismissProblems: () => void;
  readonly reset: () => void;
  /** The search part that leads back to the question. */
  readonly address: () => string;
}

/** A new question store, asking what the page starts with. */
export function createQuestionStore(): QuestionStore {
  const $question = atom<Question>(parseQuestion('').question);
  const $problems = atom<readonly Problem[]>([]);
  const change = (part: Partial<Question>) => {
    $question.set({ ...$question.get(), ...part });
  };
  return {
    $question,
    $problems,
    open(search) {
      const { question, problems } = parseQuestion(search);
      $question.set(question);
      $problems.set(problems);
    },
    choose: (target) => {
      change({ target });
    },
    setCards: (method, cards) => {
      change({ cards: { ...$question.get().cards, [method]: clampCards(method, cards) } });
    },
    setAllCards: (cards) => {
      change({ cards: sameForAll(cards) });
    },
    toggle(enhancement) {
      const { enhancements } = $question.get();
      const held = enhancements.includes(enhancement);
      change({
        enhancements: held ? enhancements.filter((id) => id !== enhancement) : [...enhancements, enhancement],
      });
    },
    dismissProblems: () => {
      $problems.set([]);
    },
    reset() {
      $question.set(parseQuestion('').question);
      $problems.set([]);
    },
    address: () => formatQuestion($question.get()),
  };
}
