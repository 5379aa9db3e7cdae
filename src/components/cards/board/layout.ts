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

/** One arrangement of the board: the whole is drawn twice, for wide and for narrow screens. */
export interface BoardLayout {
  readonly name: 'wide' | 'tall';
  readonly width: number;
  readonly height: number;
  /** A card's picture, and how much of the next frame shows beside it. */
  readonly card: { readonly width: number; readonly height: number; readonly stagger: number };
  readonly text: number;
  /** For every space the middle of its upper edge. */
  readonly places: Readonly<Record<Takeable | 'greatDragon', Spot>>;
  /** The hull around the hold. */
  readonly hull: { readonly width: number; readonly height: number };
  readonly arrows: readonly Arrow[];
}

const at = (x: number, y: number): Spot => ({ x, y });

/** The paper under a name may be two lines high: arrows that start or end at a name keep clear of it. */
const wide: BoardLayout = {
  name: 'wide',
  width: 720,
  height: 590,
  card: { width: 66, height: 82, stagger: 25 },
  text: 16,
  places: {
    fireDragon: at(88, 26),
    treasure: at(246, 26),
    sorceress: at(404, 26),
    petrifiedDragon: at(562, 26),
    greatDragon: at(664, 20),
    huntress: at(88, 222),
    ship: at(246, 222),
    knight: at(404, 222),
    troll: at(562, 222),
    hold: at(246, 432),
    dwarf: at(580, 424),
  },
  hull: { width: 210, height: 116 },
  arrows: [
    { from: 'huntress', to: 'fireDragon', kind: 'takes', start: at(88, 218), end: at(88, 180) },
    { from: 'fireDragon', to: 'treasure', kind: 'takes', start: at(134, 74), end: at(200, 74) },
    { from: 'sorceress', to: 'treasure', kind: 'takes', start: at(358, 74), end: at(292, 74) },
    { from: 'sorceress', to: 'petrifiedDragon', kind: 'takes', start: at(450, 74), end: at(516, 74) },
    { from: 'knight', to: 'sorceress', kind: 'takes', start: at(404, 218), end: at(404, 162) },
    { from: 'knight', to: 'troll', kind: 'takes', start: at(464, 270), end: at(516, 270) },
    { from: 'troll', to: 'sorceress', kind: 'takes', start: at(530, 220), end: at(448, 146) },
    { from: 'ship', to: 'hold', kind: 'takes', start: at(246, 356), end: at(246, 424) },
    {
      from: 'dwarf',
      to: 'dwarf',
      kind: 'takes',
      start: at(666, 498),
      bends: [at(704, 500), at(704, 446)],
      end: at(668, 446),
    },
    {
      from: 'huntress',
      to: 'hold',
      kind: 'moves',
      start: at(82, 358),
      bends: [at(82, 420), at(96, 466)],
      end: at(138, 476),
    },
    {
      from: 'knight',
      to: 'hold',
      kind: 'moves',
      start: at(404, 358),
      bends: [at(404, 420), at(396, 466)],
      end: at(354, 476),
    },
  ],
};

const tall: BoardLayout = {
  name: 'tall',
  width: 340,
  height: 744,
  card: { width: 60, height: 74, stagger: 15 },
  text: 17,
  places: {
    fireDragon: at(62, 16),
    treasure: at(170, 16),
    greatDragon: at(284, 12),
    huntress: at(64, 204),
    sorceress: at(168, 204),
    petrifiedDragon: at(281, 204),
    ship: at(70, 392),
    knight: at(170, 392),
    troll: at(282, 392),
    hold: at(96, 592),
    dwarf: at(254, 588),
  },
  hull: { width: 164, height: 104 },
  arrows: [
    { from: 'huntress', to: 'fireDragon', kind: 'takes', start: at(64, 200), end: at(64, 158) },
    { from: 'fireDragon', to: 'treasure', kind: 'takes', start: at(102, 60), end: at(130, 60) },
    { from: 'sorceress', to: 'treasure', kind: 'takes', start: at(170, 200), end: at(170, 138) },
    { from: 'sorceress', to: 'petrifiedDragon', kind: 'takes', start: at(210, 248), end: at(242, 248) },
    { from: 'knight', to: 'sorceress', kind: 'takes', start: at(158, 388), end: at(158, 326) },
    { from: 'knight', to: 'troll', kind: 'takes', start: at(217, 436), end: at(242, 436) },
    { from: 'troll', to: 'sorceress', kind: 'takes', start: at(254, 389), end: at(196, 326) },
    { from: 'ship', to: 'hold', kind: 'takes', start: at(84, 516), end: at(84, 578) },
    {
      from: 'dwarf',
      to: 'dwarf',
      kind: 'takes',
      start: at(315, 650),
      bends: [at(336, 650), at(336, 606)],
      end: at(316, 605),
    },
    {
      from: 'huntress',
      to: 'hold',
      kind: 'moves',
      start: at(14, 270),
      bends: [at(2, 330), at(2, 540)],
      end: at(22, 608),
    },
    {
      from: 'knight',
      to: 'hold',
      kind: 'moves',
      start: at(180, 516),
      bends: [at(200, 560), at(200, 600)],
      end: at(170, 622),
    },
  ],
};

export const boardLayouts: readonly BoardLayout[] = [wide, tall];
