import { cardTypes } from '#engine/dragonheart/index.ts';
import {
  type EnhancementId,
  enhancementIds,
  type Method,
  methods,
  type Suit,
  suits,
} from '#engine/dragonwood/index.ts';
import { dieSymbol, drawnFaces } from './die.ts';
import { iconGrid, iconPath } from './icon.ts';
import { shortPath } from './path-data.ts';

/** The icon of each method; a scream is drawn by hand, for no icon of the set shouts when it is small. */
const methodIcons: Readonly<Record<Exclude<Method, 'scream'>, string>> = {
  strike: 'broadsword',
  stomp: 'leather-boot',
};

const suitIcons: Readonly<Record<Suit, string>> = {
  red: 'cherry',
  orange: 'maple-leaf',
  green: 'pine-tree',
  purple: 'flower-emblem',
  blue: 'feather',
};

const enhancementIcons: Readonly<Record<EnhancementId, string>> = {
  'lucky-mushroom': 'super-mushroom',
  'ghost-disguise': 'ghost',
  'silver-sword': 'broadsword',
  'bucket-of-spinach': 'full-wood-bucket-handle',
  'cloak-of-darkness': 'hood',
  'friendly-bunny': 'rabbit',
  'magical-unicorn': 'unicorn',
  'lightning-bolt': 'power-lightning',
  'charmed-potion': 'round-potion',
};

const dragonheartIcons = {
  dwarf: 'dwarf-face',
  huntress: 'archer',
  fireDragon: 'dragon-head',
  treasure: 'open-treasure-chest',
  troll: 'bully-minion',
  knight: 'visored-helm',
  petrifiedDragon: 'drakkar-dragon',
  sorceress: 'woman-elf-face',
  ship: 'drakkar',
  hold: 'barrel',
  greatDragon: 'wyvern',
} as const;

/** An animal for each seat of a table, what its player has captured, and the deck that is drawn from. */
const tableIcons = {
  fox: 'fox',
  raven: 'raven',
  squirrel: 'squirrel',
  owl: 'owl',
  creatures: 'paw',
  draw: 'card-draw',
} as const;

/** A shouting face in profile of three: round, knitted brows, a wide open mouth, two waves of sound. On a grid of 24. */
const shoutingFace =
  '<path fill-rule="evenodd" d="M9.6 2.2c5 0 8.4 4.2 8.4 9.8s-3.4 9.8-8.4 9.8-8.4-4.2-8.4-9.8 3.4-9.8 8.4-9.8M5 7.1l3.5 1.8L5 10.6l.6 1.3 4.3-2.3V8.1L5.6 5.8zm9.3-1.2-3 2v1.6l3.2 2 .7-1.3-2.2-1.4 2-1.5zM9.8 13c-2.3 0-3.6 1.5-3.6 3.4s1.4 3.2 3.6 3.2 3.6-1.3 3.6-3.2S12.1 13 9.8 13"/>' +
  '<path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" d="M19.6 8.4q1.8 3.6 0 7.2M22 6q2.600 6 0 12"/>';

const symbol = (id: string, icon: string): string =>
  `<symbol id="${id}" fill="currentColor" viewBox="0 0 ${iconGrid} ${iconGrid}"><path d="${shortPath(iconPath(icon), 0)}"/></symbol>`;

const sprite = (symbols: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;

const dragonwoodSprite = (): string =>
  sprite([
    ...methods.map((method) =>
      method === 'scream'
        ? `<symbol id="scream" fill="currentColor" viewBox="0 0 24 24">${shoutingFace}</symbol>`
        : symbol(method, methodIcons[method]),
    ),
    ...suits.map((suit) => symbol(suit, suitIcons[suit])),
    ...enhancementIds.map((id) => symbol(id, enhancementIcons[id])),
    symbol('ladybug', 'ladybug'),
    ...drawnFaces.map(dieSymbol),
  ]);

const dragonheartSprite = (): string =>
  sprite([...cardTypes, 'hold' as const, 'greatDragon' as const].map((id) => symbol(id, dragonheartIcons[id])));

const tableSprite = (): string => sprite(Object.entries(tableIcons).map(([id, icon]) => symbol(id, icon)));

/**
 * The files of small icons: every icon is a symbol with the id of its method, suit, card or type, painted in the text's
 * colour; the dice stand with Dragonwood's.
 */
export const sprites: Readonly<Record<string, () => string>> = {
  icons: dragonwoodSprite,
  'dragonheart-icons': dragonheartSprite,
  'table-icons': tableSprite,
};
