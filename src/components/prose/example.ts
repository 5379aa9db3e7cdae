import {
  attemptOdds,
  dieFaces,
  enhancementIds,
  methods,
  parseAdventurers,
  targetById,
  whyNotSet,
  type Adventurer,
  type AttemptOdds,
  type EnhancementId,
  type Idle,
  type Method,
  type NotASet,
  type TargetId,
} from '#engine/dragonwood/index.ts';

/** A worked example as an author writes it. */
export interface ExampleProps {
  /** The card attacked, by id: `fire-ants`. */
  readonly target: TargetId;
  readonly method: Method;
  /** The Adventurers played: `B4 O4 G4`. */
  readonly cards: string;
  /** The enhancements laid out with them, by id, separated by spaces. */
  readonly use?: string;
  /** What the dice show: `1 2 2`. Without it the example stops before the roll. */
  readonly dice?: string;
  /** With the Lucky Mushroom: the die rolled again and what it shows then, `1 3`. */
  readonly reroll?: string;
  /** The engine must refuse this attempt; the example tells why. */
  readonly refused?: boolean;
}

/** What the dice did. */
export interface Roll {
  readonly dice: readonly number[];
  /** The die rolled again, before and after. */
  readonly rerolled: { readonly from: number; readonly to: number } | null;
  /** Dice at first, dice after the re-roll, and dice with the bonus. */
  readonly sum: number;
  readonly finalSum: number;
  readonly total: number;
  readonly hit: boolean;
}

/** A worked example as the engine has it. */
export interface Worked {
  readonly cards: readonly Adventurer[];
  readonly enhancements: readonly EnhancementId[];
  readonly against: 'creature' | 'enhancement';
  readonly outcome:
    | { readonly kind: 'refused'; readonly reason: NotASet | Idle }
    | { readonly kind: 'allowed'; readonly odds: AttemptOdds; readonly roll: Roll | null };
}

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean);

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function readFaces(text: string | undefined): number[] {
  const faces = words(text).map(Number);
  const wrong = faces.find((face) => !dieFaces.some((known) => known === face));
  if (wrong !== undefined) throw new Error(`no die shows ${wrong}`);
  return faces;
}

function readRoll({ dice: text, reroll }: ExampleProps, odds: AttemptOdds): Roll | null {
  if (text === undefined) return null;
  const dice = readFaces(text);
  if (dice.length !== odds.dice) throw new Error(`${odds.dice} dice are rolled, not ${dice.length}`);
  const [from, to, ...more] = readFaces(reroll);
  const rerolled = from !== undefined && to !== undefined && more.length === 0 ? { from, to } : null;
  if (reroll !== undefined && !(rerolled && odds.reroll && dice.includes(rerolled.from))) {
    throw new Error(`"${reroll}" is no re-roll of this roll`);
  }
  const sum = sumOf(dice);
  const finalSum = rerolled ? sum - rerolled.from + rerolled.to : sum;
  const total = finalSum + odds.bonus;
  return { dice, rerolled, sum, finalSum, total, hit: total >= odds.need };
}

function work(props: ExampleProps): Worked {
  const { target, method } = props;
  if (!methods.includes(method)) throw new Error(`there is no method "${method}"`);
  const cards = parseAdventurers(props.cards);
  if ('code' in cards) throw new Error(`${cards.code}: ${cards.card}`);
  const enhancements = words(props.use).map((id) => {
    const known = enhancementIds.find((other) => other === id);
    if (!known) throw new Error(`there is no enhancement "${id}"`);
    return known;
  });
  const facts = { cards, enhancements, against: targetById(target).kind } as const;

  const noSet = whyNotSet(method, cards, enhancements.includes('charmed-potion'));
  if (noSet) return { ...facts, outcome: { kind: 'refused', reason: noSet } };
  const odds = attemptOdds({ target, method, adventurers: cards.length, enhancements });
  const [idle] = odds.idle;
  if (idle) return { ...facts, outcome: { kind: 'refused', reason: idle } };
  return { ...facts, outcome: { kind: 'allowed', odds, roll: readRoll(props, odds) } };
}

/**
 * Runs an example through the engine. Throws, so that the page does not build, when its cards or dice cannot be, when an
 * attempt meant as good is refused (an enhancement that does nothing counts as refused), or one meant as bad is not.
 */
export function workOut(props: ExampleProps): Worked {
  const name = `<Example target="${props.target}" method="${props.method}" cards="${props.cards}">`;
  let worked: Worked;
  try {
    worked = work(props);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const { outcome } = worked;
  if (props.refused && outcome.kind === 'allowed') throw new Error(`${name} is allowed, not refused`);
  if (!props.refused && outcome.kind === 'refused') {
    throw new Error(`${name} is refused: ${outcome.reason.code}`);
  }
  return worked;
}
