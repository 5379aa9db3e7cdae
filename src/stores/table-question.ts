import { atom, computed, type ReadableAtom } from 'nanostores';
import {
  advise,
  deckSizeOf,
  fewestInDeck,
  mostInHand,
  mostOpen,
  mostOthersHold,
  roundsOf,
  usualOthersHold,
  type Advice,
  type DeckRound,
  type TableQuestion,
} from '#engine/adviser/dragonwood/index.ts';
import {
  enhancementIds,
  isEnhancementId,
  variantIds,
  type AdventurerId,
  type EnhancementId,
  type PlayerCount,
  type TargetId,
  type VariantId,
} from '#engine/dragonwood/index.ts';
import { pastedSearch, shorten } from './address-text.ts';
import {
  copiesOf,
  emptyTable,
  exampleTable,
  formatTable,
  parseTable,
  readDiscard,
  readHand,
  type TableProblem,
} from './adviser-address.ts';

/** The adviser's question and answer, what was not understood, and the ways to change the question. */
export interface TableStore {
  readonly $question: ReadableAtom<TableQuestion>;
  readonly $advice: ReadableAtom<Advice>;
  readonly $problems: ReadableAtom<readonly TableProblem[]>;
  /** Takes the table from an address's search part. */
  readonly open: (search: string) => void;
  /** Takes a card into the hand or out of it; false when the hand is full. */
  readonly toggleCard: (card: AdventurerId) => boolean;
  /** Takes the whole hand from what is typed, or the whole table from a pasted address. */
  readonly typeHand: (text: string) => void;
  /** Lays a card into the landscape; false when five lie there, or no more of it are in the box or free. */
  readonly addTarget: (target: TargetId) => boolean;
  /** Takes the card at this place out of the landscape. */
  readonly removeTarget: (place: number) => void;
  /** Takes an enhancement or gives it back; one that lies in the landscape is captured. */
  readonly toggleEnhancement: (enhancement: EnhancementId) => void;
  /** The others hold what players usually do then. */
  readonly setPlayers: (players: PlayerCount) => void;
  /** Kept within what can be. */
  readonly setOthersHold: (cards: number) => void;
  /** The deck was shuffled again, or it is your last turn: what lay in the discard pile no longer lies there. */
  readonly setRound: (round: DeckRound) => void;
  /** Plays with a variant or without it. */
  readonly toggleVariant: (variant: VariantId) => void;
  /** Takes what you remember of the discard pile from what is typed. */
  readonly typeDiscard: (text: string) => void;
  readonly showExample: () => void;
  readonly clear: () => void;
  /** Lets go of what was not understood. */
  readonly dismissProblems: () => void;
  /** The search part that leads back to the question. */
  readonly address: () => string;
}

/** Whether the landscape has room for one more of this card. */
export const fitsLandscape = ({ landscape, enhancements }: TableQuestion, target: TargetId): boolean =>
  landscape.length < mostOpen &&
  landscape.filter((id) => id === target).length < copiesOf(target) &&
  !(isEnhancementId(target) && enhancements.includes(target));

/** A new store, with nothing on the table. */
export function createTableStore(): TableStore {
  const $question = atom<TableQuestion>(emptyTable);
  const $problems = atom<readonly TableProblem[]>([]);
  const change = (part: Partial<TableQuestion>) => {
    const question = { ...$question.get(), ...part };
    // More cards in sight leave fewer in the deck: what is remembered of the discard pile gives way.
    $question.set(deckSizeOf(question) >= fewestInDeck ? question : { ...question, discard: [] });
  };
  const start = (question: TableQuestion) => {
    $question.set(question);
    $problems.set([]);
  };
  const open = (search: string) => {
    const { question, problems } = parseTable(search);
    $question.set(question);
    $problems.set(problems);
  };
  return {
    $question,
    $advice: computed($question, advise),
    $problems,
    open,
    toggleCard(card) {
      const { hand, discard } = $question.get();
      if (hand.includes(card)) {
        change({ hand: hand.filter((id) => id !== card) });
        return true;
      }
      if (hand.length >= mostInHand) return false;
      change({ hand: [...hand, card], discard: discard.filter((id) => id !== card) });
      return true;
    },
    typeHand(text) {
      const search = pastedSearch(text);
      if (search !== null) {
        open(search);
        return;
      }
      const { value, problems } = readHand(text);
      change({ hand: value, discard: $question.get().discard.filter((id) => !value.some((card) => card === id)) });
      $problems.set(problems);
    },
    addTarget(target) {
      const question = $question.get();
      if (!fitsLandscape(question, target)) return false;
      change({ landscape: [...question.landscape, target] });
      return true;
    },
    removeTarget: (place) => {
      change({ landscape: $question.get().landscape.filter((_, at) => at !== place) });
    },
    toggleEnhancement(enhancement) {
      const { enhancements, landscape } = $question.get();
      const held = enhancements.includes(enhancement);
      change({
        enhancements: enhancementIds.filter((id) => (id === enhancement ? !held : enhancements.includes(id))),
        landscape: landscape.filter((id) => held || id !== enhancement),
      });
    },
    setPlayers: (players) => {
      change({ players, othersHold: usualOthersHold(players) });
    },
    setOthersHold: (cards) => {
      const most = mostOthersHold($question.get().players);
      change({ othersHold: Math.min(Math.max(Math.trunc(cards) || 0, 0), most) });
    },
    setRound: (round) => {
      if (round !== $question.get().round) change({ round, discard: [] });
    },
    toggleVariant(variant) {
      const { variants: before, round, players } = $question.get();
      const isOn = before.includes(variant);
      const variants = variantIds.filter((id) => (id === variant ? !isOn : before.includes(id)));
      // The short game ends where the second round of the deck would begin.
      change({ variants, round: roundsOf({ players, variants }).includes(round) ? round : 'last' });
    },
    typeDiscard(text) {
      const question = $question.get();
      const { value, problems } = readDiscard(text, question.hand);
      const isTooMuch = deckSizeOf({ ...question, discard: value }) < fewestInDeck;
      change({ discard: value });
      $problems.set(isTooMuch ? [...problems, { code: 'noDeckLeft', value: shorten(value.join(' ')) }] : problems);
    },
    showExample: () => {
      start(exampleTable);
    },
    clear: () => {
      start(emptyTable);
    },
    dismissProblems: () => {
      $problems.set([]);
    },
    address: () => formatTable($question.get()),
  };
}
