import { atom, computed, type ReadableAtom } from 'nanostores';
import { adviseHeart, usuallyHeld, type HeartAdvice, type HeartQuestion } from '#engine/adviser/dragonheart/index.ts';
import { cardById, emptyBoard, type CardId } from '#engine/dragonheart/index.ts';
import { pastedSearch } from './address-text.ts';
import {
  emptyHeartTable,
  exampleHeartTable,
  formatHeartTable,
  handLimit,
  mostTheirs,
  parseHeartTable,
  readCards,
  whyNotThere,
  withCard,
  type HeartField,
  type HeartProblem,
} from './heart-address.ts';

/** The adviser's question and answer, what was not understood, and the ways to change the question. */
export interface HeartStore {
  readonly $question: ReadableAtom<HeartQuestion>;
  readonly $advice: ReadableAtom<HeartAdvice>;
  readonly $problems: ReadableAtom<readonly HeartProblem[]>;
  /** Takes the table from an address's search part. */
  readonly open: (search: string) => void;
  /** Lays a card there; the reason when it cannot lie there. */
  readonly add: (field: HeartField, card: CardId) => HeartProblem | null;
  /** Takes one such card away from there. */
  readonly remove: (field: HeartField, card: CardId) => void;
  /** Takes all cards of a part from what is typed, or the whole table from a pasted address. */
  readonly type: (field: HeartField, text: string) => void;
  readonly setGreatDragon: (holder: HeartQuestion['greatDragon']) => void;
  /** Kept within what can be. */
  readonly setOpponentHolds: (cards: number) => void;
  readonly setLastTurn: (isLastTurn: boolean) => void;
  readonly showExample: () => void;
  readonly clear: () => void;
  readonly dismissProblems: () => void;
  /** The search part that leads back to the question. */
  readonly address: () => string;
}

function without(cards: readonly CardId[], card: CardId): readonly CardId[] {
  const place = cards.lastIndexOf(card);
  return cards.filter((_, at) => at !== place);
}

/** A new store, with nothing on the table. */
export function createHeartStore(): HeartStore {
  const $question = atom<HeartQuestion>(emptyHeartTable);
  const $problems = atom<readonly HeartProblem[]>([]);
  const change = (part: Partial<HeartQuestion>) => {
    const question = { ...$question.get(), ...part };
    $question.set({ ...question, opponentHolds: Math.min(question.opponentHolds, mostTheirs(question)) });
  };
  const start = (question: HeartQuestion) => {
    $question.set(question);
    $problems.set([]);
  };
  const open = (search: string) => {
    const { question, problems } = parseHeartTable(search);
    $question.set(question);
    $problems.set(problems);
  };
  return {
    $question,
    $advice: computed($question, adviseHeart),
    $problems,
    open,
    add(field, card) {
      const problem = whyNotThere($question.get(), field, card);
      if (!problem) change(withCard($question.get(), field, card));
      return problem;
    },
    remove(field, card) {
      const question = $question.get();
      if (field !== 'board') {
        change({ [field]: without(question[field], card) });
        return;
      }
      const { type } = cardById(card);
      change({ board: { ...question.board, [type]: without(question.board[type], card) } });
    },
    type(field, text) {
      const search = pastedSearch(text);
      if (search !== null) {
        open(search);
        return;
      }
      const emptied = { ...$question.get(), [field]: field === 'board' ? emptyBoard() : [] };
      const { question, problems } = readCards(emptied, field, text);
      change(question);
      $problems.set(problems);
    },
    setGreatDragon(greatDragon) {
      const { hand } = $question.get();
      // Both hands are what the figure makes them: six cards with it, five without.
      change({ greatDragon, hand: hand.slice(0, handLimit(greatDragon)), opponentHolds: usuallyHeld(greatDragon) });
    },
    setOpponentHolds: (cards) => {
      change({ opponentHolds: Math.max(Math.trunc(cards) || 0, 0) });
    },
    setLastTurn: (isLastTurn) => {
      change({ isLastTurn });
    },
    showExample: () => {
      start(exampleHeartTable);
    },
    clear: () => {
      start(emptyHeartTable);
    },
    dismissProblems: () => {
      $problems.set([]);
    },
    address: () => formatHeartTable($question.get()),
  };
}
