import type { CardType } from '#engine/dragonheart/index.ts';
import type { DragonheartNarration, TypeWords } from '../en/narrate-dragonheart.ts';
import { commonWords } from './narrate.ts';

/** «гном, гномы», «1 гнома, 2 гномов», «гномов (нет)». */
const living = (name: string, all: string, one: string, many: string): TypeWords => ({
  name,
  all,
  allObject: many,
  counted: { one, many: `{n} ${many}` },
  none: many,
});

const types: Record<CardType, TypeWords> = {
  dwarf: living('гном', 'гномы', 'гнома', 'гномов'),
  huntress: living('охотница', 'охотницы', 'охотницу', 'охотниц'),
  fireDragon: living('огненный дракон', 'огненные драконы', 'огненного дракона', 'огненных драконов'),
  treasure: {
    name: 'сокровище',
    all: 'сокровища',
    allObject: 'сокровища',
    counted: { one: 'сокровище', few: '{n} сокровища', many: '{n} сокровищ' },
    none: 'сокровищ',
  },
  troll: living('тролль', 'тролли', 'тролля', 'троллей'),
  knight: living('рыцарь', 'рыцари', 'рыцаря', 'рыцарей'),
  petrifiedDragon: living('окаменевший дракон', 'окаменевшие драконы', 'окаменевшего дракона', 'окаменевших драконов'),
  sorceress: living('волшебница', 'волшебницы', 'волшебницу', 'волшебниц'),
  ship: {
    name: 'корабль',
    all: 'корабли',
    allObject: 'корабли',
    counted: { one: 'корабль', few: '{n} корабля', many: '{n} кораблей' },
    none: 'кораблей',
  },
};

const noneOf: DragonheartNarration['noneOf'] = {
  ...(Object.fromEntries(Object.entries(types).map(([id, { none }]) => [id, none])) as Record<CardType, string>),
  hold: 'в трюме никого',
};

// In the present tense, so that no name must tell whether it is a man's or a woman's; and names stay in the nominative.
export const dragonheartNarration: DragonheartNarration = {
  ...commonWords,
  types,
  noneOf,
  hold: 'трюм',
  card: '{name} {value}',
  withValues: '{cards} ({values})',
  events: {
    played: { you: 'Вы кладёте {cards}.', other: '{who} кладёт {cards}.' },
    onSpace: 'Теперь занято {n} из {of} мест.',
    onStack: { one: 'Теперь на поле {n} карта.', few: 'Теперь на поле {n} карты.', many: 'Теперь на поле {n} карт.' },
    choice: {
      you: 'Вы можете забрать одну из двух кучек: {piles}.',
      other: '{who} может забрать одну из двух кучек: {piles}.',
    },
    pile: '{cards} ({points})',
    or: ' или ',
    taken: { you: 'Вы забираете {cards}: {points}.', other: '{who} забирает {cards}: {points}.' },
    holdTaken: {
      you: 'Вы забираете из трюма всё, {cards}: {points}.',
      other: '{who} забирает из трюма всё, {cards}: {points}.',
    },
    nothingTaken: 'Забирать нечего: {piles} нет.',
    toHold: '{all} уходят в трюм.',
    departed: 'Корабли уходят из игры: отплытие {n} из 3.',
    dragon: { you: 'Великий Дракон теперь у вас.', other: 'Великого Дракона получает {who}.' },
    dragonLost: { you: 'Вы его теряете.', other: '{who} его теряет.' },
    putBack: {
      you: 'Случайная карта из вашей руки возвращается на вашу колоду: {card}.',
      other: '{who} возвращает случайную карту из руки на свою колоду.',
    },
    drew: { you: 'Вы добираете {cards}.', other: '{who} добирает {cards}.' },
    drewSeen: { you: 'Вы добираете {cards}: {seen}.', other: '{who} добирает {cards}: {seen}.' },
    withDragon: 'С Великим Драконом предел руки — {limit}.',
    fellShort: {
      you: 'Ваша колода пуста, больше взять нечего. В руке остаётся карт: {hand}.',
      other: '{who} больше не может брать карты: колода пуста. В руке остаётся карт: {hand}.',
    },
    shipsEnd: 'Это третье отплытие: после этого хода будет только один, последний.',
    deckEnd: {
      you: 'Ваша колода кончилась: после этого хода будет только один, последний.',
      other: '{who} остаётся без колоды: после этого хода будет только один, последний.',
    },
    turn: { you: 'Теперь ваш ход.', other: 'Теперь ходит {who}.' },
    lastTurn: { you: 'Теперь ваш ход, последний в игре.', other: 'Теперь ходит {who}, это последний ход.' },
    over: 'Игра окончена.',
    tie: {
      greatDragon: 'Очков поровну, решает Великий Дракон.',
      shared: 'Очков поровну, а Великого Дракона нет ни у кого.',
    },
  },
  actions: { play: 'Сыграть {cards}', playNothing: 'Не класть ни одной карты', take: 'Забрать {allObject}' },
  refusals: {
    wrongPhase: {
      turn: 'Сейчас нужно положить карты.',
      choice: 'Сначала заберите одну из двух кучек.',
      over: 'Игра окончена.',
    },
    noCards: 'Нужно положить хотя бы одну карту: пропускать ход нельзя.',
    notInHand: 'Такой карты у вас в руке нет: {card}.',
    notSoMany: 'Столько таких карт у вас нет: {card}.',
    mixedTypes: 'Это карты разных видов: {types}. За ход кладут карты одного вида.',
    tooManyCards: {
      one: '{all}: мест {capacity}, занято {onSpace}. Поместится только {n} карта.',
      few: '{all}: мест {capacity}, занято {onSpace}. Поместятся только {n} карты.',
      many: '{all}: мест {capacity}, занято {onSpace}. Поместится только {n} карт.',
    },
    full: '{all}: все места заняты, их {capacity}.',
    emptyPile: 'Там нечего забирать: {pile}.',
    notOffered: 'Ваши карты эту кучку не забирают. Можно взять только {piles}.',
  },
};
