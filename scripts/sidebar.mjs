/** The sidebar: what each group of pages holds, in both languages. The header takes its sections from here too. */

/** @typedef {string | { label: string, translations: { ru: string }, link: string }} Entry */

/** @param {string} label @param {string} ru @param {string} link */
const leading = (label, ru, link) => ({ label, translations: { ru }, link });

/** @param {string} label @param {string} ru @param {readonly Entry[]} items */
const group = (label, ru, items) => ({ label, translations: { ru }, items: [...items] });

/**
 * The groups of one game. Both have the same, so that whoever knows one finds the way in the other.
 *
 * @param {string} game
 * @param {{ rules: string[], atAGlance: Entry[], goodToKnow: string[] }} pages by their names below the game
 */
function groupsOf(game, { rules, atAGlance, goodToKnow }) {
  const page = (/** @type {Entry} */ name) => (typeof name === 'string' ? `${game}/${name}` : name);
  return [
    group('Start here', 'С чего начать', [
      game,
      page('three-minutes'),
      leading('All lessons', 'Все уроки', `/${game}/learn/`),
      leading('Check yourself', 'Проверьте себя', `/${game}/learn/quiz/`),
      leading('Play a game', 'Сыграть партию', `/${game}/play/`),
      page('setup'),
    ]),
    group('The rules', 'Правила', rules.map(page)),
    group('At a glance', 'Под рукой', [
      ...atAGlance.map(page),
      ...['reference', 'rules', 'questions', 'glossary'].map(page),
    ]),
    group('Good to know', 'Полезно знать', goodToKnow.map(page)),
  ];
}

/** A game's entry holds its groups: its pages show those alone. */
export const sidebar = [
  {
    label: 'Dragonwood',
    translations: { ru: 'Драконий лес' },
    items: groupsOf('dragonwood', {
      rules: [
        'components',
        'turn',
        'capturing',
        'roll',
        'creatures',
        'enhancements',
        'events',
        'refilling',
        'end',
        'variants',
      ],
      atAGlance: [
        'cards',
        leading('What are my chances?', 'Какие у меня шансы?', '/dragonwood/odds/'),
        leading('The odds in pictures', 'Шансы в картинках', '/dragonwood/charts/'),
        leading('Odds at the table', 'Шансы за столом', '/dragonwood/table/'),
        leading('Score pad', 'Подсчёт очков', '/dragonwood/score/'),
      ],
      goodToKnow: ['strategy', 'online', 'differences', 'myths'],
    }),
  },
  {
    label: 'Dragonheart',
    translations: { ru: 'Сердце дракона' },
    items: groupsOf('dragonheart', {
      rules: ['board', 'turn', 'cards', 'hold', 'great-dragon', 'end'],
      atAGlance: [
        'deck',
        leading('Your move at the table', 'Ваш ход за столом', '/dragonheart/table/'),
        leading('Score pad', 'Подсчёт очков', '/dragonheart/score/'),
      ],
      goodToKnow: ['strategy', 'editions', 'differences', 'myths'],
    }),
  },
  group('This site', 'Об этом сайте', ['about', 'about/coverage', 'about/changes', 'credits']),
];
