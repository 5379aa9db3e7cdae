import type { HeartLabel, HeartLine } from '#engine/quiz/dragonheart/index.ts';
import type { WoodLabel, WoodLine } from '#engine/quiz/dragonwood/index.ts';

/** Words of the quiz of one game: sentences with `{values}`, and what shown things are called. */
export interface QuizGameWords<Line extends string = string, Label extends string = string> {
  readonly title: string;
  readonly description: string;
  readonly lines: Readonly<Record<Line, string>>;
  readonly labels: Readonly<Record<Label, string>>;
  /** By seat; the reader sits first. */
  readonly players: readonly string[];
  /** Other things that a question names. */
  readonly things: Readonly<Record<string, string>>;
}

/** Words of every quiz. */
export interface QuizWords {
  readonly common: {
    readonly place: string;
    readonly score: string;
    readonly answers: string;
    readonly check: string;
    readonly chooseFirst: string;
    readonly right: string;
    readonly wrong: string;
    readonly isRight: string;
    readonly wasYours: string;
    readonly rule: string;
    readonly next: string;
    readonly toResult: string;
    readonly result: string;
    readonly resultAll: string;
    readonly resultMany: string;
    readonly resultFew: string;
    readonly again: string;
    readonly link: string;
    readonly garbage: string;
    readonly showAnswer: string;
    readonly fixed: string;
    readonly percent: string;
    readonly least: string;
    readonly nothing: string;
  };
  readonly dragonwood: QuizGameWords<WoodLine, WoodLabel>;
  readonly dragonheart: QuizGameWords<HeartLine, HeartLabel>;
}

export const quizWords: QuizWords = {
  common: {
    place: 'Question {n} of {of}',
    score: 'Right so far: {n}',
    answers: 'Answers',
    check: 'Check',
    chooseFirst: 'Choose an answer first.',
    right: 'Right!',
    wrong: 'Not this one. The answer is: {answer}.',
    isRight: 'right answer',
    wasYours: 'your answer',
    rule: 'The rule:',
    next: 'Next question',
    toResult: 'See the result',
    result: '{n} of {of}',
    resultAll: 'All right: you can settle the arguments at the table.',
    resultMany: 'Well done. The rules under the answers clear up the rest.',
    resultFew: 'Everybody starts like this. A lesson or two, and the next ten go better.',
    again: 'Again with new questions',
    link: 'Link to this quiz',
    garbage: 'The address named no quiz that exists, so here is a new one.',
    showAnswer: 'Show the answer',
    fixed: 'With JavaScript on, there are new questions every time. Here are ten of them with their answers.',
    percent: '{n}%',
    least: 'less than 0.1%',
    nothing: 'none',
  },
  dragonwood: {
    title: 'Check yourself: Dragonwood',
    description:
      'Ten questions about Dragonwood, new every time: what is allowed, what hits, how many cards, who wins.',
    players: ['You', 'Mila', 'Pekka'],
    things: { tabletop: 'printed rules', online: 'online rules', dragonSpell: 'Dragon Spell' },
    labels: {
      cards: 'Cards played',
      method: 'Method',
      potion: 'The Potion stands for',
      target: 'Target',
      need: 'Number',
      help: 'Enhancement laid out',
      rolled: 'The dice show',
      hand: 'Your hand',
      card: 'Event',
      row: 'The landscape',
      handSize: 'Cards in your hand at first',
      otherHand: 'Cards in Mila’s hand, on your left',
      drawn: 'You draw, in this order',
      edition: 'Scored by',
      pile: '{who}: captured creatures',
    },
    lines: {
      'ask-is-it-a-set': 'Do these cards make a {method}?',
      'ask-how-many-dice': 'How many dice do you roll?',
      'ask-hit-or-miss': 'Is the creature captured?',
      'ask-best-method': 'Which method has the best chance?',
      'ask-out-of-reach': 'Which creature can you not capture, whatever you roll?',
      'ask-worth-most': 'Which creature promises the most: its points times the chance?',
      'ask-does-it-help': 'What does the {card} do for this attack?',
      'ask-which-die': 'You have the Lucky Mushroom. What is best?',
      'ask-after-the-miss': 'The attack misses. How many cards are in your hand afterwards?',
      'ask-event': 'How many cards are in your hand when the event is over?',
      'ask-event-row': 'How many of these cards leave the landscape?',
      'ask-hand-after-reload': 'You reload. How does your turn end?',
      'ask-who-wins': 'The game is over. Who wins?',
      yes: 'Yes',
      no: 'No',
      number: '{n}',
      'not-allowed': 'It is not allowed',
      captured: 'Yes, it is captured',
      missed: 'No, the attack misses',
      method: '{method}',
      target: '{card} (needs {need})',
      'target-points': '{card} (needs {need}, points: {points})',
      'help-bonus': 'It adds {n} to the dice',
      'help-die': 'It adds one more die',
      'help-reroll': 'One die may be rolled again',
      'help-nothing': 'Nothing, though it may be laid out',
      keep: 'Keep the roll',
      die: 'Roll a die showing {n} again',
      'hand-discard': 'Cards in hand: {n}; discarded: {away}',
      seat: '{who}',
      shared: 'The win is shared',
      'why-strike': 'The numbers follow each other without a gap. Colours do not matter.',
      'why-stomp': 'All the cards have the same number.',
      'why-scream': 'All the cards have the same colour. Their numbers do not matter.',
      'refused-gap': 'A strike needs numbers in a row, and there is a gap between {from} and {to}.',
      'refused-repeatedRank': 'A strike has each number once, and {n} is there twice.',
      'refused-mixedRanks': 'A stomp needs cards with the same number, and one of these differs.',
      'refused-mixedSuits': 'A scream needs cards of one colour, and one of these differs.',
      'refused-tooMany': 'Six dice are the most, so no more than six cards may be played.',
      'refused-sixDiceAlready': 'The cards bring six dice already. There is no seventh for the Bunny to add.',
      'refused-againstEnhancement': 'Enhancements help only against creatures, never to capture another enhancement.',
      'refused-notForSpell': 'The Potion cannot stand for a card of the Dragon Spell.',
      'why-dice': 'One die for each card: {cards}. Potion and Bunny add one each: {more}. Together: {n}.',
      'why-total':
        'The dice show {dice}, the bonus is {bonus}: {total} in all. The number is {need}, and reaching it is enough.',
      'why-methods': 'The best sets in this hand: strike {strike}, stomp {stomp}, scream {scream}.',
      'why-out-of-reach':
        'Dice: {dice}, each shows 4 at most, bonus: {bonus}. That is {most} at best, and the number is {need}.',
      'why-worth': 'Points {points} times a chance of {chance} is about {worth}. The next best is about {next}.',
      'why-bonus': 'It helps this kind of attack on a creature: +{n}.',
      'why-die': 'It brings one more die, rolled together with the others.',
      'why-reroll': 'It adds no points. After the roll, one die may be rolled again, once.',
      'why-nothing': 'It helps another kind of attack. Here it adds nothing.',
      'why-keep': 'The dice show {total}, and {need} is enough: it is a hit already.',
      'why-which-die':
        'You have {total} and need {need}. Rolling a {face} again helps with {wins} of the six faces, more than any other die.',
      'why-wound': 'The cards played come back, then one card of the whole hand goes as a wound: {size} − 1 = {n}.',
      'why-no-wound': 'No card is in the hand, so there is none to lose.',
      'why-sunny-day': 'Everybody draws two cards, but nobody keeps more than nine. You hold: {n}.',
      'why-thunder-storm': 'Everybody who has a card discards one. You hold: {n}.',
      'why-wind-storm':
        'Everybody who has a card passes one to the right, all at once. You get one from Mila if she has any. You hold: {n}.',
      'why-quicksand': 'All enhancements in the landscape sink: {n}. Creatures stay.',
      'why-reload': 'You draw one card. Cards before discarding: {all}. Nine may stay.',
      'why-ladybugs':
        'Each Ladybug is discarded and brings two more cards. Ladybugs: {ladybugs}, cards before discarding: {all}. Nine may stay.',
      'why-score': 'The totals, with the bonus for most creatures: {scores}.',
      'why-most': 'The bonus for most creatures decides. The totals: {scores}.',
      'why-tie-dragon': 'The totals are level: {scores}. By the printed rules the Orange Dragon breaks the tie.',
      'why-tie-creatures': 'The totals are level: {scores}. Of those tied, the one with more creatures wins.',
      'why-shared': 'The totals are level: {scores}. Nothing breaks the tie.',
    },
  },
  dragonheart: {
    title: 'Check yourself: Dragonheart',
    description: 'Ten questions about Dragonheart, new every time: what is taken, what fits, where cards go, who wins.',
    players: ['You', 'Nadya'],
    things: {
      empty: 'empty',
      onBoard: 'on the board',
      withYou: 'with you',
      withNadya: 'with Nadya',
      lastTurn: 'This is the last turn of the game.',
    },
    labels: {
      board: 'On the board',
      hold: 'In the hold',
      player: 'Whose turn',
      play: 'Played',
      chosen: 'The pile chosen',
      type: 'Cards of this type',
      hand: 'In your hand',
      handSize: '{who}: cards in hand before the turn',
      deckSize: '{who}: cards in the deck',
      dragon: 'The Great Dragon now',
      departures: 'Departures so far',
      situation: 'Remember',
      seen: 'Of these, Nadya’s cards that you have seen',
      unseen: 'Cards of Nadya’s deck not seen yet',
      unseenOfType: 'Cards of the type among them',
      pilePoints: '{who}: points in the pile',
      handLeft: '{who}: cards left in hand',
    },
    lines: {
      'ask-what-is-taken': 'How many points do you take with this play?',
      'ask-how-many-fit': '{card}: how many cards of this type may you play now at most?',
      'ask-is-there-a-choice': 'What happens when you play this card?',
      'ask-where-do-they-go': 'Where is the card that you played at the end of your turn?',
      'ask-cheapest-play':
        'You want to play one of these. Which one brings you most and leaves the fewest points lying?',
      'ask-who-has-the-dragon': 'Where is the Great Dragon after this play?',
      'ask-how-many-drawn': 'How many cards do you draw at the end of the turn?',
      'ask-what-goes-back': 'You take the Great Dragon from Nadya. What does she have then?',
      'ask-does-it-end': 'What happens to the game after this play?',
      'ask-what-is-left': 'How many cards of this type are still to come in Nadya’s deck and hand?',
      'ask-bait': 'Nadya holds five hidden cards. About how likely is it that she has at least one of this type?',
      'ask-who-wins': 'The game is over. Who wins?',
      number: '{n}',
      choose: 'You choose one of two piles',
      takes: 'You take this pile: {card}',
      nothing: 'Nothing is taken',
      'to-hold': 'In the hold, under the ship',
      'to-pile': 'In your own pile',
      'out-of-game': 'Out of the game',
      stays: 'On its space on the board',
      card: '{card}',
      seat: '{who}',
      'on-board': 'On the board',
      'with-you': 'With you',
      'with-nadya': 'With Nadya',
      'hand-deck': 'Cards in hand: {hand}; in the deck: {deck}',
      'goes-on': 'It goes on, no end in sight',
      'last-turn': 'Nadya has one last turn',
      'ends-now': 'It ends at once',
      chance: 'About {chance}',
      shared: 'The win is shared',
      'why-taken': 'You take {cards}: {n}.',
      'why-none-there': 'There is nothing on the board that this card takes.',
      'why-not-yet': 'This type takes something only when so many lie on its space: {n}.',
      'why-never': 'This type never takes anything. It waits to be taken.',
      'why-fit':
        'Places: {space}, taken: {lie}, cards of the type in your hand: {own}. What does not fit stays in your hand.',
      'why-choice': 'Both piles hold cards, so you take one of them, whichever you like.',
      'why-only-one': 'Only one of the two piles holds cards, so there is nothing to choose.',
      'why-to-hold': 'A full set of huntresses or knights goes into the hold, even if it found nothing to take.',
      'why-to-pile': 'The four dwarves are their own prize: you take all of them.',
      'why-out-of-game': 'The three ships sail away and are out of the game.',
      'why-stays': 'This card takes and stays on its space. It can be taken later.',
      'why-cheapest': 'Each of them takes the same. What you leave lying can be taken, so leave the lowest.',
      'why-dearest': 'You take the dwarves with your own among them, so the highest brings most.',
      'why-dragon-taken': 'Whoever takes Petrified Dragons takes the Great Dragon too, from wherever he is.',
      'why-dragon-stays': 'The Great Dragon moves only when a player who does not have him takes Petrified Dragons.',
      'why-drawn': 'You hold {left} after playing and draw up to five.',
      'why-drawn-dragon': 'You hold {left} after playing. With the Great Dragon you draw up to six.',
      'why-short': 'The deck has only {deck} left. You draw what is there.',
      'why-back': 'Without the Great Dragon, five is the limit: a random card of her hand goes back onto her deck.',
      'why-no-back': 'She holds five or fewer, so nothing goes back.',
      'why-ships': 'That was the third departure. After it the other player has one more turn.',
      'why-deck': 'Your deck is used up. After that the other player has one more turn.',
      'why-over': 'The last turn had begun already. Now it is over.',
      'why-goes-on': 'Neither the third departure nor an empty deck: the game goes on.',
      'why-left': 'A deck has {all} of them, and you have seen {seen}.',
      'why-bait': 'Counted exactly, it is {chance}.',
      'why-score': 'The totals, with 3 for the Great Dragon: {scores}.',
      'why-dragon-points':
        'The Great Dragon’s 3 points decide. The totals: {scores}. Cards left in hand count nothing.',
      'why-tie-dragon': 'The totals are level: {scores}. Whoever has the Great Dragon wins.',
      'why-shared': 'The totals are level: {scores}, and nobody has the Great Dragon.',
    },
  },
};
