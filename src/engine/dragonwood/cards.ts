/** The cards of Dragonwood as data: what is printed on them, no words. Numbers: the printed cards. */

/** The three ways to attack, in the order of the card's icons: sword, boot, face. */
export const methods = ['strike', 'stomp', 'scream'] as const;
export type Method = (typeof methods)[number];

/** The five suits (colours) of Adventurers. */
export const suits = ['red', 'orange', 'green', 'purple', 'blue'] as const;
export type Suit = (typeof suits)[number];

/** The twelve ranks (numbers) of Adventurers. */
export const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Rank = (typeof ranks)[number];

/** What the dice must reach with each method. */
export type Needs = Readonly<Record<Method, number>>;

export const creatureIds = [
  'spooky-spiders',
  'crazy-bats',
  'giggling-goblin',
  'fire-ants',
  'wasps-nest',
  'hungry-bear',
  'pack-of-wolves',
  'fierce-jaguar',
  'wild-boar',
  'grumpy-troll',
  'gigantic-python',
  'secret-shadow',
  'angry-ogre',
  'gooey-glob',
  'blue-dragon',
  'orange-dragon',
] as const;
export type CreatureId = (typeof creatureIds)[number];

export const enhancementIds = [
  'lucky-mushroom',
  'ghost-disguise',
  'silver-sword',
  'bucket-of-spinach',
  'cloak-of-darkness',
  'friendly-bunny',
  'magical-unicorn',
  'lightning-bolt',
  'charmed-potion',
] as const;
export type EnhancementId = (typeof enhancementIds)[number];

export const eventIds = ['sunny-day', 'thunder-storm', 'quicksand', 'wind-storm'] as const;
export type EventId = (typeof eventIds)[number];

/** A card that can be captured. */
export type TargetId = CreatureId | EnhancementId;

/** A title of the Dragonwood deck. */
export type DragonwoodCardId = TargetId | EventId;

/** A creature: captured, it is worth `points` victory points. `copies` cards of it are in the deck. */
export interface Creature {
  readonly kind: 'creature';
  readonly id: CreatureId;
  readonly copies: number;
  readonly needs: Needs;
  readonly points: number;
  readonly dragon: boolean;
}

/** What an enhancement does for an attack on a creature. */
export type EnhancementEffect =
  /** Adds to the dice; 0 where it does not help that method. */
  | { readonly kind: 'bonus'; readonly bonus: Needs }
  /** One more die, rolled with the others. */
  | { readonly kind: 'extraDie' }
  /** After the roll one die may be rolled again, once. */
  | { readonly kind: 'reroll' }
  /** Stands for one Adventurer of any suit and rank. */
  | { readonly kind: 'wildAdventurer' };

/** An enhancement: captured, it lies before its owner. `once` leaves the game when used, hit or miss. */
export interface Enhancement {
  readonly kind: 'enhancement';
  readonly id: EnhancementId;
  readonly copies: number;
  readonly needs: Needs;
  readonly use: 'permanent' | 'once';
  readonly effect: EnhancementEffect;
}

/** What an event does to everybody when it is turned up. */
export type EventEffect =
  | { readonly kind: 'everyoneDraws'; readonly cards: number }
  | { readonly kind: 'everyoneDiscards'; readonly cards: number }
  | { readonly kind: 'everyonePassesRight'; readonly cards: number }
  | { readonly kind: 'landscapeEnhancementsLeave' };

/** An event: happens when it is turned up, then leaves the game. */
export interface EventCard {
  readonly kind: 'event';
  readonly id: EventId;
  readonly copies: number;
  readonly effect: EventEffect;
}

const needs = (strike: number, stomp: number, scream: number): Needs => ({ strike, stomp, scream });

const creature = (id: CreatureId, points: number, copies: number, of: Needs): Creature => ({
  kind: 'creature',
  id,
  copies,
  needs: of,
  points,
  dragon: id === 'blue-dragon' || id === 'orange-dragon',
});

/** The 16 creatures (29 cards, 79 points), from the smallest to the dragons. */
export const creatures: readonly Creature[] = [
  creature('spooky-spiders', 1, 4, needs(3, 3, 4)),
  creature('crazy-bats', 1, 4, needs(4, 3, 3)),
  creature('giggling-goblin', 2, 2, needs(7, 5, 5)),
  creature('fire-ants', 2, 2, needs(7, 4, 6)),
  creature('wasps-nest', 2, 2, needs(5, 6, 7)),
  creature('hungry-bear', 3, 2, needs(7, 6, 9)),
  creature('pack-of-wolves', 3, 2, needs(6, 7, 9)),
  creature('fierce-jaguar', 3, 2, needs(8, 6, 8)),
  creature('wild-boar', 3, 2, needs(8, 7, 7)),
  creature('grumpy-troll', 4, 1, needs(9, 11, 9)),
  creature('gigantic-python', 4, 1, needs(11, 8, 10)),
  creature('secret-shadow', 4, 1, needs(10, 8, 11)),
  creature('angry-ogre', 5, 1, needs(12, 9, 14)),
  creature('gooey-glob', 5, 1, needs(14, 9, 10)),
  creature('blue-dragon', 6, 1, needs(13, 10, 13)),
  creature('orange-dragon', 7, 1, needs(15, 11, 12)),
];

const enhancement = (
  id: EnhancementId,
  use: Enhancement['use'],
  of: Needs,
  effect: EnhancementEffect,
): Enhancement => ({ kind: 'enhancement', id, copies: 1, needs: of, use, effect });

/** The nine enhancements, one card each. */
export const enhancements: readonly Enhancement[] = [
  enhancement('lucky-mushroom', 'permanent', needs(7, 5, 7), { kind: 'reroll' }),
  enhancement('ghost-disguise', 'permanent', needs(8, 7, 10), { kind: 'bonus', bonus: needs(0, 0, 2) }),
  enhancement('silver-sword', 'permanent', needs(10, 6, 7), { kind: 'bonus', bonus: needs(2, 0, 0) }),
  enhancement('bucket-of-spinach', 'permanent', needs(7, 10, 8), { kind: 'bonus', bonus: needs(0, 2, 0) }),
  enhancement('cloak-of-darkness', 'permanent', needs(11, 9, 11), { kind: 'bonus', bonus: needs(2, 2, 2) }),
  enhancement('friendly-bunny', 'once', needs(4, 4, 4), { kind: 'extraDie' }),
  enhancement('magical-unicorn', 'permanent', needs(8, 6, 8), { kind: 'bonus', bonus: needs(1, 1, 1) }),
  enhancement('lightning-bolt', 'once', needs(7, 5, 7), { kind: 'bonus', bonus: needs(4, 4, 4) }),
  enhancement('charmed-potion', 'once', needs(5, 4, 5), { kind: 'wildAdventurer' }),
];

/** The four events, one card each. */
export const events: readonly EventCard[] = [
  { kind: 'event', id: 'sunny-day', copies: 1, effect: { kind: 'everyoneDraws', cards: 2 } },
  { kind: 'event', id: 'thunder-storm', copies: 1, effect: { kind: 'everyoneDiscards', cards: 1 } },
  { kind: 'event', id: 'quicksand', copies: 1, effect: { kind: 'landscapeEnhancementsLeave' } },
  { kind: 'event', id: 'wind-storm', copies: 1, effect: { kind: 'everyonePassesRight', cards: 1 } },
];

/** Everything that can be captured: creatures, then enhancements. */
export const targets: readonly (Creature | Enhancement)[] = [...creatures, ...enhancements];

const targetsById: ReadonlyMap<string, Creature | Enhancement> = new Map(targets.map((target) => [target.id, target]));
const enhancementsById: ReadonlyMap<string, Enhancement> = new Map(enhancements.map((card) => [card.id, card]));

/** The card of that id: a creature or an enhancement. Another id, an event's too, throws a RangeError. */
export function targetById(id: TargetId): Creature | Enhancement {
  const card = targetsById.get(id);
  if (!card) throw new RangeError(`no creature or enhancement is called ${id}`);
  return card;
}

/** The enhancement of that id. Another id throws a RangeError. */
export function enhancementById(id: EnhancementId): Enhancement {
  const card = enhancementsById.get(id);
  if (!card) throw new RangeError(`no enhancement is called ${id}`);
  return card;
}

/** The event of that id. Another id throws a RangeError. */
export function eventById(id: EventId): EventCard {
  const card = events.find((event) => event.id === id);
  if (!card) throw new RangeError(`no event is called ${id}`);
  return card;
}

const isIn = <Id extends string>(ids: readonly Id[]) => {
  const known: ReadonlySet<string> = new Set(ids);
  return (id: string): id is Id => known.has(id);
};

/** A creature's id, an enhancement's, an event's: which of them a title is. */
export const isCreatureId = isIn(creatureIds);
export const isEnhancementId = isIn(enhancementIds);
export const isEventId = isIn(eventIds);

const dragonIds: ReadonlySet<string> = new Set(creatures.filter(({ dragon }) => dragon).map(({ id }) => id));

/** The creature is one of the two dragons. */
export const isDragon = (id: string): boolean => dragonIds.has(id);

/** The faces of each die, and the number of dice. */
export { dieFaces, mostDice } from '../odds/index.ts';
