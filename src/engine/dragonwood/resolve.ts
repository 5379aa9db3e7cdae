/** An attack from the dice to its end: roll, re-roll, hit or miss, wound. */
import { rollFace, type Seat } from '../core/index.ts';
import type { DieFace } from '../odds/index.ts';
import { allowsReroll, numbersOf } from './attack.ts';
import { dieFaces, isCreatureId, isEnhancementId, isDragon } from './cards.ts';
import { dragonSpell } from './editions.ts';
import { pointsOf } from './score.ts';
import { endGame, endTurn, refillAndEndTurn } from './turn.ts';
import type { Attack, AttackNumbers } from './types.ts';
import { emit, type Writing } from './writing.ts';

/** Adventurers lost at a miss. */
const woundCards = 1;

function rollDie({ draft }: Writing): DieFace {
  const [face, rng] = rollFace(draft.rng, dieFaces);
  draft.rng = rng;
  return face;
}

const dragonsCaptured = ({ draft }: Writing): number => draft.creatures.flat().filter(isDragon).length;

/** An attack whose dice lie on the table. */
interface Rolled {
  readonly seat: Seat;
  readonly attack: Attack;
  readonly numbers: AttackNumbers;
  readonly rolled: readonly DieFace[];
}

/** What the events of a roll tell. */
function factOf({ seat, attack: { target, method }, numbers: { bonus, need }, rolled }: Rolled) {
  const total = rolled.reduce((sum: number, face) => sum + face, bonus);
  return { seat, target, method, rolled, bonus, total, need };
}

function hit(writing: Writing, roll: Rolled): void {
  const { seat, target, method, total, need } = factOf(roll);
  const fact = { seat, method, total, need, cards: [...writing.draft.played] };
  if (isEnhancementId(target)) emit(writing, { type: 'enhancementCaptured', target, ...fact });
  if (isCreatureId(target)) emit(writing, { type: 'creatureCaptured', target, points: pointsOf(target), ...fact });
  // Both dragons end the game at once, before any refill.
  if (isDragon(target) && dragonsCaptured(writing) === 2) endGame(writing, 'dragons');
  else refillAndEndTurn(writing);
}

function miss(writing: Writing, roll: Rolled): void {
  const { seat, target, method, total, need } = factOf(roll);
  emit(writing, { type: 'attackMissed', seat, target, method, total, need, cards: [...writing.draft.played] });
  const held = writing.draft.hands[seat]?.length ?? 0;
  const lost = method === 'dragonSpell' ? dragonSpell.missDiscards.value : woundCards;
  if (held > 0) {
    emit(writing, { type: 'woundSuffered', seat, method, cards: Math.min(lost, held) });
    return;
  }
  emit(writing, { type: 'woundSkipped', seat });
  endTurn(writing);
}

function settle(writing: Writing, roll: Rolled): void {
  const { total, need } = factOf(roll);
  if (total >= need) hit(writing, roll);
  else miss(writing, roll);
}

/** Declares an attack and rolls for it; with the Mushroom the player is asked before it is settled. */
export function attack(writing: Writing, seat: Seat, declared: Attack): void {
  const numbers = numbersOf(declared);
  const { target, method } = declared;
  emit(writing, { type: 'attackDeclared', seat, target, method, attack: declared, ...numbers });
  const rolled = Array.from({ length: numbers.dice }, () => rollDie(writing));
  const roll = { seat, attack: declared, numbers, rolled };
  emit(writing, { type: 'diceRolled', ...factOf(roll) });
  if (allowsReroll(declared)) {
    emit(writing, { type: 'rerollOffered', attack: declared, dice: numbers.dice, ...factOf(roll) });
  } else {
    settle(writing, roll);
  }
}

/** The roll in the phase of the Mushroom; anything else is a programming mistake. */
function offered({ draft: { phase } }: Writing): Rolled {
  if (phase.kind !== 'reroll') throw new RangeError('no roll is waiting');
  return phase;
}

/** Keeps the roll. */
export function keep(writing: Writing): void {
  const roll = offered(writing);
  emit(writing, { type: 'rollKept', ...factOf(roll) });
  settle(writing, roll);
}

/** Throws one die again; the new face stands. */
export function reroll(writing: Writing, die: number): void {
  const before = offered(writing);
  const from = before.rolled[die];
  if (from === undefined) throw new RangeError(`there is no die ${die}`);
  const to = rollDie(writing);
  const { seat, attack: declared, numbers } = before;
  const after = { seat, attack: declared, numbers, rolled: before.rolled.with(die, to) };
  emit(writing, { type: 'dieRerolled', die, from, to, ...factOf(after) });
  settle(writing, after);
}
