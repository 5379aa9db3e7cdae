import type { CardType, Takeable } from '#engine/dragonheart/index.ts';

/** A point on the drawing. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** An arrow along a curve; without `bends` it is straight, with two it is a cubic curve. */
export interface Arrow {
  readonly from: CardType;
  readonly to: Takeable;
  /** The cards there are taken, or the player's own cards move there. */
  readonly kind: 'takes' | 'moves';
  readonly start: Spot;
  readonly bends?: readonly [Spot, Spot];
  readonly end: Spot;
}

/** Whatever has a place on the drawing: a space, or the Great Dragon's figure on its stand or at a player's edge. */
export type BoardPlace = Takeable | 'greatDragon' | 'you' | 'opponent';

/** One arrangement of the board: the whole is measured twice, for wide and for narrow screens. */
export interface BoardLayout {
  readonly name: 'wide' | 'tall';
  readonly width: number;
  readonly height: number;
  readonly card: { readonly width: number; readonly height: number };
  /** Between a tray's edge and its cards. */
  readonly padding: number;
  /** How much of each card shows beside the next one, by the number of places of a space. */
  readonly stagger: Readonly<Record<number, number>>;
  /** The paper with a space's name below its tray: how high it is at most, and how far it reaches over the tray's foot. */
  readonly plate: { readonly height: number; readonly overlap: number };
  /** For every space the middle of its tray's upper edge; for the Great Dragon's figure on its stand, and with a player. */
  readonly places: Readonly<Record<BoardPlace, Spot>>;
  /** The hull around the hold. */
  readonly hull: { readonly width: number; readonly height: number };
  /** The width of an arrow's line. */
  readonly arrow: number;
  readonly arrows: readonly Arrow[];
}

const at = (x: number, y: number): Spot => ({ x, y });

const wide: BoardLayout = {
  name: 'wide',
  width: 1072,
  height: 740,
  card: { width: 100, height: 140 },
  padding: 8,
  stagger: { 1: 0, 2: 34, 3: 30, 4: 26 },
  plate: { height: 40, overlap: 6 },
  places: {
    fireDragon: at(138, 48),
    treasure: at(384, 48),
    sorceress: at(628, 48),
    petrifiedDragon: at(858, 48),
    greatDragon: at(1004, 34),
    you: at(716, 594),
    opponent: at(506, 2),
    huntress: at(138, 280),
    ship: at(384, 280),
    knight: at(628, 280),
    troll: at(858, 280),
    hold: at(384, 538),
    dwarf: at(858, 514),
  },
  hull: { width: 300, height: 178 },
  arrow: 10,
  arrows: [
    { from: 'huntress', to: 'fireDragon', kind: 'takes', start: at(138, 278), end: at(138, 238) },
    { from: 'fireDragon', to: 'treasure', kind: 'takes', start: at(200, 126), end: at(320, 126) },
    { from: 'sorceress', to: 'treasure', kind: 'takes', start: at(566, 126), end: at(448, 126) },
    { from: 'sorceress', to: 'petrifiedDragon', kind: 'takes', start: at(690, 126), end: at(794, 126) },
    { from: 'knight', to: 'sorceress', kind: 'takes', start: at(628, 278), end: at(628, 238) },
    { from: 'knight', to: 'troll', kind: 'takes', start: at(707, 358), end: at(794, 358) },
    { from: 'troll', to: 'sorceress', kind: 'takes', start: at(822, 278), end: at(692, 206) },
    { from: 'ship', to: 'hold', kind: 'takes', start: at(384, 474), end: at(384, 536) },
    {
      from: 'dwarf',
      to: 'dwarf',
      kind: 'takes',
      start: at(960, 648),
      bends: [at(1012, 640), at(1012, 556)],
      end: at(962, 548),
    },
    {
      from: 'huntress',
      to: 'hold',
      kind: 'moves',
      start: at(138, 474),
      bends: [at(138, 536), at(168, 576)],
      end: at(228, 594),
    },
    {
      from: 'knight',
      to: 'hold',
      kind: 'moves',
      start: at(628, 474),
      bends: [at(628, 536), at(600, 576)],
      end: at(540, 594),
    },
  ],
};

const tall: BoardLayout = {
  name: 'tall',
  width: 390,
  height: 566,
  card: { width: 56, height: 66 },
  padding: 6,
  stagger: { 1: 0, 2: 15, 3: 12, 4: 11 },
  plate: { height: 69, overlap: 5 },
  places: {
    fireDragon: at(48, 44),
    treasure: at(145, 44),
    sorceress: at(238, 44),
    petrifiedDragon: at(336, 44),
    greatDragon: at(363, 0),
    you: at(386, 517),
    opponent: at(387, 1),
    huntress: at(52, 220),
    ship: at(147, 220),
    knight: at(240, 220),
    troll: at(341, 220),
    hold: at(146, 390),
    dwarf: at(312, 390),
  },
  hull: { width: 156, height: 84 },
  arrow: 5,
  arrows: [
    { from: 'huntress', to: 'fireDragon', kind: 'takes', start: at(49, 219), end: at(49, 188) },
    { from: 'fireDragon', to: 'treasure', kind: 'takes', start: at(84, 83), end: at(110, 83) },
    { from: 'sorceress', to: 'treasure', kind: 'takes', start: at(202, 83), end: at(180, 83) },
    { from: 'sorceress', to: 'petrifiedDragon', kind: 'takes', start: at(274, 83), end: at(301, 83) },
    { from: 'knight', to: 'sorceress', kind: 'takes', start: at(236, 219), end: at(236, 188) },
    { from: 'knight', to: 'troll', kind: 'takes', start: at(283, 259), end: at(306, 259) },
    { from: 'troll', to: 'sorceress', kind: 'takes', start: at(320, 219), end: at(266, 188) },
    { from: 'ship', to: 'hold', kind: 'takes', start: at(147, 342), end: at(147, 388) },
    {
      from: 'dwarf',
      to: 'dwarf',
      kind: 'takes',
      start: at(363, 458),
      bends: [at(387, 456), at(387, 412)],
      end: at(364, 406),
    },
    {
      from: 'huntress',
      to: 'hold',
      kind: 'moves',
      start: at(44, 344),
      bends: [at(34, 376), at(40, 404)],
      end: at(64, 420),
    },
    {
      from: 'knight',
      to: 'hold',
      kind: 'moves',
      start: at(240, 344),
      bends: [at(252, 376), at(250, 404)],
      end: at(228, 420),
    },
  ],
};

/** Both arrangements, the wide one first. */
export const boardLayouts: readonly BoardLayout[] = [wide, tall];

/** The spaces and the hold as they stand in both arrangements: rows from top to bottom, each from left to right. */
export const boardRows: readonly (readonly Takeable[])[] = [
  ['fireDragon', 'treasure', 'sorceress', 'petrifiedDragon'],
  ['huntress', 'ship', 'knight', 'troll'],
  ['hold', 'dwarf'],
];

/** On a narrow board a tag at a side would leave the sheet: it keeps to that side. */
export const tagSides: Readonly<Partial<Record<Takeable, 'start' | 'end'>>> = {
  fireDragon: 'start',
  huntress: 'start',
  petrifiedDragon: 'end',
  troll: 'end',
  dwarf: 'end',
};

/** How wide the tray of a space with so many places is. */
export const trayWidth = ({ card, padding, stagger }: BoardLayout, places: number): number =>
  card.width + (places - 1) * (stagger[places] ?? 0) + 2 * padding;

/** The measures of both arrangements for the style sheet, which chooses by the board's width. */
export const boardMeasures = (): Record<string, number> =>
  Object.fromEntries(
    boardLayouts.flatMap(({ name, width, height, card, padding, plate, hull }) =>
      Object.entries({
        width,
        height,
        'card-width': card.width,
        'card-height': card.height,
        padding,
        overlap: plate.overlap,
        'hull-width': hull.width,
        'hull-height': hull.height,
      }).map(([key, value]) => [`--${name}-${key}`, value]),
    ),
  );

/** Where a space stands in both arrangements, for the style sheet. */
export const placeMeasures = (space: BoardPlace, places = 1): Record<string, number> =>
  Object.fromEntries(
    boardLayouts.flatMap((layout) => [
      [`--${layout.name}-x`, layout.places[space].x],
      [`--${layout.name}-y`, layout.places[space].y],
      [`--${layout.name}-stagger`, layout.stagger[places] ?? 0],
    ]),
  );
