import { forms } from '../plural.ts';
/** Words of the prose pages' components: rules with their badges, worked examples, links to rules. */
export const proseWords = {
  sources: {
    label: 'Where this rule comes from',
    printed: 'Printed rules',
    online: 'Online help',
    cards: 'The cards',
    others: 'Other sources',
    ours: 'Our ruling',
  },
  /** `{anchor}` is what the link shows. */
  permalink: 'Link to this rule, {anchor}',
  /** Told when a click on that link has copied the rule's permanent address. */
  copied: 'Permanent link copied',
  /** Before links to related rules. */
  seeAlso: 'See also',
  /** Leads to the step of a lesson in which the rule is played. */
  playIt: 'Try it: lesson {order}',
  /** Opens further examples of a rule. */
  showMe: 'Show me',
  difference: { title: 'Where editions differ', tabletop: 'At the table', online: 'Online' },
  rulePage: {
    games: { dragonwood: 'Dragonwood', dragonheart: 'Dragonheart' },
    /** The place of a rule in its game. */
    place: '{game}, rule {number} ({section})',
    description: '{game}, rule {number}: {title}',
    /** What search calls it: both games have a rule 4.2. */
    found: '{number} {title} ({game})',
    moved: 'This rule stands on the page',
    overview: 'All rules of the game',
  },
  /** The list of all rules, and the field above it. */
  ruleList: { filter: 'Find a rule', shown: 'Rules shown: {count}' },
  /** The table of all that can be captured. */
  targetNumbers: { creatures: 'Creature', enhancements: 'Enhancement', points: 'Pts' },
  /** The list of rulings: before the reason of each. */
  changes: { why: 'Why' },
  /** The page that tells what proves each rule. */
  coverage: {
    test: forms('test', 'tests'),
    example: forms('example', 'examples'),
    lessons: 'Lessons',
  },
  /** In the box that explains a word: leads to its entry. */
  glossary: { entry: 'Glossary' },
  methods: { strike: 'Strike', stomp: 'Stomp', scream: 'Scream' },
  /** Which method is which: what the card shows, what your cards must have, how to keep it in mind. */
  whichMethod: {
    strike: { icon: 'the sword', cards: 'ranks in a row', remember: 'A blade is one straight line: 4, 5, 6.' },
    stomp: { icon: 'the boot', cards: 'the same rank', remember: 'All boots come down together: 4, 4, 4.' },
    scream: { icon: 'the face', cards: 'the same suit', remember: 'All shout in one colour: red, red, red.' },
  },
  example: {
    label: 'Example',
    title: '{target}: {method}',
    cards: 'Cards played',
    /** What an enhancement adds, after its name. */
    adds: { bonus: '+{bonus}', die: '+1 die', reroll: 're-roll' },
    needs: { strike: 'a Strike needs {need}', stomp: 'a Stomp needs {need}', scream: 'a Scream needs {need}' },
    question: '{count} {dice}; {needs} here.',
    dice: forms('die', 'dice'),
    chance: 'Chance: {fraction}, {tries}.',
    rollOne: 'You roll a {sum}.',
    roll: 'You roll {dice}: {sum}.',
    rerolled: 'You roll the {from} again and get a {to}: now {sum}.',
    withBonus: 'With +{bonus} that makes {total}.',
    hit: { creature: 'A hit: the creature is yours.', enhancement: 'A hit: the enhancement is yours.' },
    miss: 'A miss: the card stays, and you give up one card as a wound.',
    missWithoutCards: 'A miss: the card stays.',
    refused: 'Not allowed',
  },
  /** A position that is played on. */
  scene: {
    /** The players by seat; the reader sits first. */
    players: ['Ann', 'Ben', 'Cleo', 'Dan'],
    hand: { you: 'Your hand', other: 'Hand of {who}' },
    enhancements: 'Laid out before the player',
    landscape: 'Landscape',
    board: 'On the board',
    hold: 'in the hold',
    /** An action that the rules refuse. */
    /** A refused action as a question, alone or `{inside}` a sentence, and the answer. */
    attempt: '{action}?',
    refused: 'Not allowed.',
    /** Stepping through it. */
    next: 'Next',
    back: 'Back',
    step: 'Step {n} of {of}',
  },
};

export type ProseWords = typeof proseWords;
