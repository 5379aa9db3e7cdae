import type { TableWords } from '../en/table-words.ts';

export const tableWords: TableWords = {
  card: {
    // The word «карта» gives «выбрана» something to agree with, whatever the title.
    titled: 'Карта «{name}»',
    valued: {
      one: 'Карта «{name}» на {value} очко',
      few: 'Карта «{name}» на {value} очка',
      many: 'Карта «{name}» на {value} очков',
    },
    selected: 'выбрана',
    addable: 'можно добавить',
    unfit: 'не подходит',
    target: 'цель',
    place: '{n} из {of}',
    targetTag: 'Цель',
    backs: {
      dragonwood: 'Карта драконьей колоды рубашкой вверх',
      adventurers: 'Карта героя рубашкой вверх',
      ruby: 'Карта «Сердца дракона» рубашкой вверх, красная колода',
      slate: 'Карта «Сердца дракона» рубашкой вверх, серая колода',
    },
  },
  rows: {
    hand: 'Ваша рука: {count} из {limit}',
    handWithoutLimit: {
      one: 'Ваша рука: {count} карта',
      few: 'Ваша рука: {count} карты',
      many: 'Ваша рука: {count} карт',
    },
    handEmpty: 'В руке нет карт.',
    enhancements: 'Ваши улучшения',
    landscape: 'Ряд Леса',
    left: 'осталось {n}',
  },
  method: {
    need: 'нужно',
    dice: { one: '{n} кубик', few: '{n} кубика', many: '{n} кубиков' },
    chosen: 'выбрано',
    whyNot: 'Почему нет?',
  },
  hints: {
    title: 'Подсказки',
    rungs: ['Куда смотреть', 'Как думать', 'Ход'],
    next: ['Подскажите', 'Подскажите ещё', 'Показать ход'],
  },
  board: {
    label: 'Доска',
    space: '{name}: {what}',
    cards: { one: '{n} карта', few: '{n} карты', many: '{n} карт' },
    points: { one: '{n} очко', few: '{n} очка', many: '{n} очков' },
    of: '{n} из {of}',
    empty: 'пусто',
    takenBy: 'забирает {names}',
    or: ' или ',
    take: { one: 'заберёте {n} очко', few: 'заберёте {n} очка', many: 'заберёте {n} очков' },
    hold: 'Трюм',
    greatDragon: 'Великий Дракон',
    dragonAt: { you: 'у вас', opponent: 'у соперника' },
    departures: 'Отплытия',
    departed: '{n} из 3, третье завершит игру',
    allDeparted: '{n} из 3: игра заканчивается',
    hyphenated: {
      petrifiedDragon: 'Окаме\u00adневший дракон',
      sorceress: 'Волшеб\u00adница',
      huntress: 'Охот\u00adница',
      treasure: 'Сокро\u00adвище',
    },
  },
  focus: {
    title: '{name}, {value}',
    unit: { one: 'очко', few: 'очка', many: 'очков' },
    lie: { one: 'очко лежит там:', few: 'очка лежат там:', many: 'очков лежит там:' },
    sum: '{cards}, {sum}',
  },
};
