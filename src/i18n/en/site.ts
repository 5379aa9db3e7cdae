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
    lead: 'Every rule with its source, worked examples, and honest odds. For eight-year-olds, grandparents and everyone in between.',
    primary: 'How capturing works',
    secondary: 'What are my chances?',
    question: 'What would you like to do?',
    learn: { title: 'Learn', text: 'Read each game in a few minutes, with examples that show the dice.' },
    learnLinks: { dragonwood: 'Dragonwood', dragonheart: 'Dragonheart' },
    lookUp: {
      title: 'Look up',
      text: 'Every rule has a number, a source and a link of its own.',
      link: 'Capturing, rule by rule',
    },
    calculate: {
      title: 'Calculate',
      text: 'Three ways to catch a card: see the best before you roll.',
      link: 'Odds for any card',
    },
    play: { title: 'Play', text: 'Step-by-step lessons and a table with patient opponents.', soon: 'In the making' },
    dragonwood: {
      title: 'Dragonwood',
      facts: '2 to 4 players',
      text: 'Collect Adventurers, turn them into dice and capture what lives in the forest: spiders, trolls and, if you dare, two dragons.',
      overview: 'The game at a glance',
      cards: 'All the cards',
      capturing: 'Capturing',
    },
    dragonheart: {
      title: 'Dragonheart',
      facts: '2 players',
      text: 'Lay a card, take a pile: fire dragons snatch treasure, huntresses catch fire dragons, ships carry off huntresses. And will the Great Dragon stay with you?',
      overview: 'Who takes what',
      deck: 'The deck and its values',
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
