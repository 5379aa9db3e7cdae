/** What people type, and what must come first; the end of an address below the language's folder. */
import type { Language } from './support.ts';

type Searched = readonly [query: string, first: RegExp];

/** A rule, wherever it stands. */
const rule = (...ids: readonly string[]): RegExp => new RegExp(`#(?:${ids.join('|')})$`);
/** A page of the site, or a place on it. */
const page = (path: string): RegExp => new RegExp(`/${path}/(?:#.*)?$`);
/** A card is told by its rule, and shown in the gallery. */
const card = (id: string): RegExp => either(rule(id), page('dragonwood/cards'));
const either = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'));

/** A lesson, or a step of it. */
const lesson = (place: string): RegExp => {
  const [game = '', slug = ''] = place.split('/');
  return page(`${game}/learn/${slug}`);
};

/** Ids, with the game's letters and without, and numbers are the same in both languages. */
const names: readonly Searched[] = [
  ['dw-strike', rule('dw-strike')],
  ['dw-tie', rule('dw-tie')],
  ['dw-wound-empty-hand', rule('dw-wound-empty-hand')],
  ['dh-great-dragon-lose', rule('dh-great-dragon-lose')],
  ['dh-no-overfill', rule('dh-no-overfill')],
  ['most-creatures', rule('dw-most-creatures')],
  ['hand-limit', rule('dw-hand-limit')],
  ['end-ships', rule('dh-end-ships')],
  ['resolve-once', rule('dh-resolve-once')],
  ['4.2', rule('dw-strike', 'dh-huntress')],
  ['9.5', rule('dw-tie')],
  ['5.4', rule('dh-great-dragon-points')],
];

export const searched: Readonly<Record<Language, readonly Searched[]>> = {
  en: [
    ...names,
    ['tie', rule('dw-tie', 'dh-tie')],
    ['tiebreaker', rule('dw-tie', 'dh-tie')],
    ['run out of cards', rule('dw-reshuffle', 'dh-end-deck')],
    ['deck is empty', rule('dw-reshuffle', 'dw-deck-empty', 'dh-end-deck', 'dh-short-deck')],
    ['miss', rule('dw-wound')],
    ['missed', rule('dw-wound')],
    ['who goes first', either(rule('dw-first-player', 'dh-first-player'), page('drag\\w+/questions'))],
    ['setup two players', rule('dw-setup-remove')],
    ['how many cards can I hold', rule('dw-hand-limit')],
    ['nine cards', rule('dw-hand-limit')],
    ['ladybird', rule('dw-ladybug')],
    ['same colour', rule('dw-scream')],
    ['straight', rule('dw-strike')],
    ['three of a kind', rule('dw-stomp')],
    ['joker', rule('dw-charmed-potion')],
    ['reroll', rule('dw-lucky-mushroom')],
    ['extra die', rule('dw-friendly-bunny')],
    ['maximum dice', rule('dw-six-dice')],
    ['game over', rule('dw-end-dragons', 'dw-end-decks', 'dh-end-ships', 'dh-end-deck')],
    ['bonus points', rule('dw-most-creatures')],
    ['Silver Sword', card('dw-silver-sword')],
    ['Quicksand', card('dw-quicksand')],
    ['Fire Ants', page('dragonwood/cards')],
    ['Grumpy Troll', page('dragonwood/cards')],
    ['Blue Dragon', either(rule('dw-dragons'), page('dragonwood/cards'))],
    ['Huntress', rule('dh-huntress')],
    ['princess', either(rule('dh-sorceress'), page('dragonheart/editions'))],
    ['do ships score', either(rule('dh-ship'), page('dragonheart/end'))],
    ['sixth card', rule('dh-great-dragon-hand', 'dh-great-dragon-lose')],
    ['one more turn', rule('dh-last-turn', 'dw-end-decks')],
    ['card values', page('dragonheart/deck')],
    ['glossary', page('drag\\w+/glossary')],
    ['stomp', rule('dw-stomp')],
    ['wound', rule('dw-wound', 'dw-wound-empty-hand')],
    ['lesson stomp', lesson('dragonwood/stomp')],
    ['lesson wound', lesson('dragonwood/miss-and-wound')],
    ['lesson sorceress', lesson('dragonheart/sorceress')],
    ['lesson 3', lesson('\\w+/[\\w-]+')],
    ['lesson dwarves', lesson('dragonheart/dwarves')],
    ['check yourself', lesson('drag\\w+/quiz')],
  ],
  ru: [
    ...names,
    ['ничья', rule('dw-tie', 'dh-tie')],
    ['поровну очков', rule('dw-tie', 'dh-tie')],
    ['кончились карты', rule('dw-reshuffle', 'dh-end-deck')],
    ['колода пуста', rule('dw-reshuffle', 'dh-end-deck')],
    ['промах', rule('dw-wound')],
    ['штраф', rule('dw-wound')],
    ['кто ходит первым', either(rule('dw-first-player', 'dh-first-player'), page('drag\\w+/questions'))],
    ['сколько карт убрать', either(rule('dw-setup-remove'), page('drag\\w+/questions'))],
    ['сколько карт можно держать', rule('dw-hand-limit')],
    ['девять карт', rule('dw-hand-limit')],
    ['коровка', rule('dw-ladybug', 'dw-setup-ladybug')],
    ['одного цвета', rule('dw-scream')],
    ['подряд', rule('dw-strike')],
    ['одинаковые', rule('dw-stomp')],
    ['джокер', rule('dw-charmed-potion')],
    ['перебросить кубик', rule('dw-lucky-mushroom')],
    ['лишний кубик', rule('dw-friendly-bunny')],
    ['максимум кубиков', rule('dw-six-dice')],
    ['конец игры', either(rule('dw-end-dragons', 'dw-end-decks', 'dh-end-ships', 'dh-end-deck'), page('drag\\w+/end'))],
    ['три очка', rule('dw-most-creatures', 'dh-great-dragon-points')],
    ['Серебряный меч', card('dw-silver-sword')],
    ['Silver Sword', card('dw-silver-sword')],
    ['Зыбучие пески', card('dw-quicksand')],
    ['Огненные муравьи', page('dragonwood/cards')],
    ['Fire Ants', page('dragonwood/cards')],
    ['Grumpy Troll', page('dragonwood/cards')],
    ['Blue Dragon', either(rule('dw-dragons'), page('dragonwood/cards'))],
    ['Huntress', rule('dh-huntress')],
    ['принцесса', either(rule('dh-sorceress'), page('dragonheart/editions'))],
    ['дают ли корабли очки', rule('dh-ship')],
    ['шестая карта', rule('dh-great-dragon-hand', 'dh-great-dragon-lose')],
    ['последний ход', rule('dh-last-turn')],
    ['ценность карт', rule('dh-deck')],
    ['словарик', page('drag\\w+/glossary')],
    ['топот', rule('dw-stomp')],
    ['рана', rule('dw-wound', 'dw-wound-empty-hand')],
    ['урок топот', lesson('dragonwood/stomp')],
    ['урок рана', lesson('dragonwood/miss-and-wound')],
    ['урок волшебница', lesson('dragonheart/sorceress')],
    ['урок гномы', lesson('dragonheart/dwarves')],
    ['проверьте себя', lesson('drag\\w+/quiz')],
  ],
};
