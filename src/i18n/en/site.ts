/** Words of the shell: header, footer, home page, 404. */
export const siteWords = {
  nav: {
    label: 'The site',
    dragonwood: 'Dragonwood',
    dragonheart: 'Dragonheart',
    learn: 'Learn',
    rules: 'Rules',
    odds: 'Odds',
    play: 'Play',
  },
  worlds: { switchTo: { dragonwood: 'switch to Dragonwood', dragonheart: 'switch to Dragonheart' } },
  /** The card beside the text. */
  margin: {
    label: 'A card of the game',
    shield: 'The shield at the lower left is all that counts at the end.',
    enhancement: 'Once captured, it lies before you and helps you from then on.',
    ruby: 'The ruby tells how many points the card brings in your pile.',
    allCards: 'All the cards',
    deck: 'The whole deck',
  },
  /** The link to this page in the other language, written in that language. */
  language: { name: 'Русский', short: 'RU', lang: 'ru' },
  darkTheme: 'Dark theme',
  socialPicture: 'Two storybooks on a shelf, Dragonwood and Dragonheart, with three dice',
  footer: {
    checked: 'Last checked:',
    unofficial: 'An unofficial fan site, not affiliated with the publishers. No publisher artwork.',
    credits: 'Credits',
    about: 'About and sources',
  },
  home: {
    title: 'Two dragon games, learned at your table',
    lead: 'Lessons that you play, every rule with its source, and honest odds. For eight-year-olds, grandparents and everyone in between.',
    question: 'What would you like to do?',
    learn: {
      title: 'Learn',
      text: 'Lessons that you play: every move is yours, and a wrong one is explained.',
      dragonwood: 'Learn Dragonwood',
      dragonheart: 'Learn Dragonheart',
    },
    lookUp: {
      title: 'Look up',
      text: 'Every rule by its number, with its source, examples and a link of its own.',
      dragonwood: 'Dragonwood rules',
      dragonheart: 'Dragonheart rules',
    },
    calculate: {
      title: 'Calculate',
      text: 'Three ways to catch a card: see the best before you roll.',
      link: 'Odds for any card',
      table: 'Advice for your hand',
    },
    play: {
      title: 'Play',
      text: 'A table with patient opponents, or with each other.',
      dragonwood: 'Play Dragonwood',
      dragonheart: 'Play Dragonheart',
    },
    dragonwood: {
      title: 'Dragonwood',
      facts: '2 to 4 players',
      text: 'Collect Adventurers, turn them into dice and capture what lives in the forest: spiders, trolls and, if you dare, two dragons.',
      setup: 'Setting up',
      questions: 'Questions and answers',
      cards: 'All the cards',
      reference: 'Everything on one page',
    },
    dragonheart: {
      title: 'Dragonheart',
      facts: '2 players',
      text: 'Lay a card, take a stack: fire dragons snatch treasure, huntresses catch fire dragons, ships carry off huntresses. And will the Great Dragon stay with you?',
      overview: 'Who takes what',
      questions: 'Questions and answers',
      deck: 'The deck',
      reference: 'Everything on one page',
    },
  },
  notFound: {
    title: 'This path leads nowhere',
    description: 'There is no page at this address.',
    text: 'There is no page at this address. Perhaps it has moved, or a letter got lost on the way.',
    home: 'To the start',
    search: 'The search above knows every rule and every card.',
  },
};

export type SiteWords = typeof siteWords;
