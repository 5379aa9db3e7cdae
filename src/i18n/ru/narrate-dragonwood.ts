import type { DragonwoodCardId } from '#engine/dragonwood/index.ts';
import type { DragonwoodNarration } from '../en/narrate-dragonwood.ts';
import type { Named } from '../narrate/teller.ts';
import { dragonwoodCardNames, dragonwoodCardObjects } from './cards.ts';
import { commonWords } from './narrate.ts';

const cards = Object.fromEntries(
  Object.entries(dragonwoodCardNames).map(([id, name]): [string, Named] => [
    id,
    { name, object: dragonwoodCardObjects[id as DragonwoodCardId] },
  ]),
) as Record<DragonwoodCardId, Named>;

// In the present tense, so that no name must tell whether it is a man's or a woman's; and names stay in the nominative.
export const dragonwoodNarration: DragonwoodNarration = {
  ...commonWords,
  cardNames: cards,
  hiddenCard: 'карту',
  suits: {
    red: { name: 'красная', object: 'красную' },
    orange: { name: 'оранжевая', object: 'оранжевую' },
    green: { name: 'зелёная', object: 'зелёную' },
    purple: { name: 'фиолетовая', object: 'фиолетовую' },
    blue: { name: 'синяя', object: 'синюю' },
  },
  attack: {
    declared: {
      strike: { you: 'Вы атакуете {target} ударом', other: '{who} атакует {target} ударом' },
      stomp: { you: 'Вы атакуете {target} топотом', other: '{who} атакует {target} топотом' },
      scream: { you: 'Вы атакуете {target} криком', other: '{who} атакует {target} криком' },
      dragonSpell: {
        you: 'Вы читаете Заклинание дракона: цель — {name}',
        other: '{who} читает Заклинание дракона: цель — {name}',
      },
    },
    cards: '{names}',
    helped: { one: 'помогает {names}', few: 'помогают {names}', many: 'помогают {names}' },
    potion: '{potion} вместо карты «{card}»',
    means: ' ({means})',
    between: '; ',
    dice: { one: ': {n} кубик.', few: ': {n} кубика.', many: ': {n} кубиков.' },
    diceAndBonus: {
      one: ': {n} кубик и +{bonus}.',
      few: ': {n} кубика и +{bonus}.',
      many: ': {n} кубиков и +{bonus}.',
    },
    rolledOne: { you: 'Вы бросаете кубик: выпало {dice}.', other: '{who} бросает кубик: выпало {dice}.' },
    rolledOneBonus: {
      you: 'Вы бросаете кубик: выпало {dice}, с прибавкой +{bonus} получается {total}.',
      other: '{who} бросает кубик: выпало {dice}, с прибавкой +{bonus} получается {total}.',
    },
    rolled: {
      you: 'Вы бросаете кубики: {dice}, всего {total}.',
      other: '{who} бросает кубики: {dice}, всего {total}.',
    },
    rolledBonus: {
      you: 'Вы бросаете кубики: {dice}, с прибавкой +{bonus} всего {total}.',
      other: '{who} бросает кубики: {dice}, с прибавкой +{bonus} всего {total}.',
    },
    needed: 'Нужно {need}.',
    rerollOffered: {
      you: 'Счастливый гриб: вы можете перебросить один кубик.',
      other: 'Счастливый гриб: {who} может перебросить один кубик.',
    },
    kept: { you: 'Вы оставляете бросок как есть.', other: '{who} оставляет бросок как есть.' },
    rerolled: {
      you: 'Вы перебрасываете кубик с {from}, выпадает {to}: теперь всего {total}.',
      other: '{who} перебрасывает кубик с {from}, выпадает {to}: теперь всего {total}.',
    },
    captured: { you: 'Вы захватываете {target}: {points}.', other: '{who} захватывает {target}: {points}.' },
    capturedEnhancement: { you: 'Вы захватываете {target}.', other: '{who} захватывает {target}.' },
    missed: {
      you: 'Промах: карта остаётся на месте, а вы забираете своих героев обратно.',
      other: 'Промах: карта остаётся на месте, а {who} забирает своих героев обратно.',
    },
    missedWithoutCards: 'Промах: карта остаётся на месте.',
    wound: { you: 'Рана: вам нужно сбросить {cards}.', other: 'Рана: {who} сбрасывает {cards}.' },
    wounded: { you: 'Рана: вы сбрасываете {cards}.', other: 'Рана: {who} сбрасывает {cards}.' },
    noWound: {
      you: 'Карт в руке нет, поэтому нет и раны.',
      other: '{who} сидит без карт, поэтому раны нет.',
    },
  },
  hand: {
    reloaded: { you: 'Вы вызываете подмогу.', other: '{who} вызывает подмогу.' },
    reloadedAndDrew: {
      you: 'Вы вызываете подмогу и берёте {cards}.',
      other: '{who} вызывает подмогу и берёт {cards}.',
    },
    drew: { you: 'Вы берёте {cards}.', other: '{who} берёт {cards}.' },
    ladybug: {
      you: 'Приходит Божья коровка удачи: она уходит в сброс, а вы берёте ещё {cards}.',
      other: 'Приходит Божья коровка удачи: она уходит в сброс, а {who} берёт ещё {cards}.',
    },
    discarded: { you: 'Вы сбрасываете {cards}.', other: '{who} сбрасывает {cards}.' },
    tooMany: 'Предел руки — {limit} героев.',
    overLimit: { you: 'Лишних нужно сбросить.', other: '{who} сбрасывает лишних.' },
    allOverLimit: 'Лишних сбрасывают: {who}.',
    reshuffled: 'Колода героев кончилась: сброс перемешивают, и он становится новой колодой.',
    lastRound: 'Колода героев пройдена в последний раз: после этого хода у каждого будет ещё один.',
  },
  landscape: {
    turnedUp: 'Новое в ряду Леса: {names}.',
    shrank: {
      one: 'Драконья колода кончилась: в ряду Леса остаётся {n} карта.',
      few: 'Драконья колода кончилась: в ряду Леса остаются {n} карты.',
      many: 'Драконья колода кончилась: в ряду Леса остаётся {n} карт.',
    },
    happened: {
      'sunny-day': 'Открыто событие «Солнечный день»: каждый берёт по 2 героя.',
      'thunder-storm': 'Открыто событие «Гроза»: каждый сбрасывает по одному герою.',
      quicksand: 'Открыто событие «Зыбучие пески»: все улучшения в ряду Леса тонут.',
      'wind-storm': 'Открыто событие «Ураган»: каждый отдаёт одного героя соседу справа.',
    },
    asked: {
      'thunder-storm': 'По очереди выбирают, кого сбросить: {who}.',
      'wind-storm': 'По очереди выбирают, кого отдать: {who}.',
    },
    chosen: { you: 'Вы выбираете {card}.', other: '{who} выбирает карту и никому её не показывает.' },
    discards: { you: 'вы сбрасываете {card}', other: '{who} сбрасывает {card}' },
    discardsToo: { you: 'вы — {card}', other: '{who} — {card}' },
    last: ', а ',
    passes: {
      toYou: '{who} отдаёт вам {card}',
      fromYou: '{to} получает от вас {card}',
      between: '{who} отдаёт {card}, а получает её {to}',
    },
    sank: { one: 'Уходит из игры: {names}.', many: 'Уходят из игры: {names}.' },
    nothingSank: 'Улучшений там нет, и ничего не уходит.',
  },
  end: {
    turnEnded: { you: 'Теперь ваш ход.', other: 'Теперь ходит {who}.' },
    dragons: 'Оба дракона захвачены, и игра окончена.',
    decks: 'Последние ходы сделаны, и игра окончена.',
    tie: {
      orangeDragon: 'Очков поровну, поэтому решает Оранжевый дракон.',
      mostCreatures: 'Очков поровну, поэтому решает число созданий.',
      shared: 'Поровну и очков, и созданий.',
    },
  },
  actions: {
    reload: 'Вызвать подмогу',
    strike: 'Атаковать {target} ударом',
    stomp: 'Атаковать {target} топотом',
    scream: 'Атаковать {target} криком',
    dragonSpell: 'Атаковать {target} Заклинанием дракона',
    keep: 'Оставить бросок',
    reroll: 'Перебросить кубик номер {place}',
    discard: 'Сбросить {card}',
    pass: 'Отдать {card} соседу справа',
  },
  refusals: {
    noCards: 'Не сыграно ни одной карты, значит, и бросать нечего.',
    tooMany: 'Получилось бы {cards} кубиков, а больше шести бросать нельзя.',
    gap: 'Между {from} и {to} есть пропуск, а для удара нужны числа подряд.',
    repeatedRank: 'Число {rank} встречается дважды, а в ударе каждое число может быть только один раз.',
    mixedRanks: 'Числа разные, а для топота нужно одно и то же число на каждой карте.',
    mixedSuits: 'Цвета разные, а для крика нужен один и тот же цвет.',
    againstEnhancement: '{card} здесь не поможет: цель — тоже улучшение.',
    otherMethod: '{card} помогает при другом способе.',
    sixDiceAlready: '{card} здесь не поможет: шесть кубиков уже есть.',
    wrongPhase: {
      turn: 'Сейчас нужно вызвать подмогу или атаковать.',
      reroll: 'Сначала решите, оставить бросок или перебросить один кубик.',
      wound: 'Сначала сбросьте карту за рану.',
      eventCard: 'Сначала каждый выбирает карту для события.',
      discardToLimit: 'Сначала сбросьте лишние карты.',
      over: 'Игра окончена.',
    },
    notInLandscape: 'Такой карты в ряду Леса нет: {card}.',
    notInHand: 'Такой карты у вас в руке нет: {card}.',
    cardTwice: 'Одна карта названа дважды: {card}.',
    notYourEnhancement: 'Этого улучшения перед вами нет: {card}.',
    enhancementTwice: 'Одно улучшение названо дважды: {card}.',
    potionStandsForNothing: 'Скажите, какого героя заменяет Чарующее зелье.',
    potionNotLaidOut: 'Для Чарующего зелья названа карта, но само Зелье не выложено.',
    potionAsLadybug: 'Чарующее зелье заменяет только героя, но не Божью коровку.',
    noDragonSpell: 'В этой партии Заклинания дракона нет.',
    spellNeedsDragon: 'Заклинание дракона действует только на дракона.',
    spellCards: 'Для Заклинания дракона нужно карт: {needed}, а здесь {cards}.',
    spellNotASuitRun: 'Для Заклинания дракона нужны три карты одного цвета с числами подряд.',
    notForSpell: '{card} для Заклинания дракона не годится.',
    noSuchDie: 'Такого кубика нет: всего их {dice}.',
  },
};
