import { describe, expect, test } from 'vitest';
import { lineText } from '#i18n/narrate/teller.ts';
import { sightOf } from './scene-table.ts';
import { playScene, type SceneProps } from './scene.ts';

const ants: SceneProps = {
  game: 'dragonwood',
  title: 'Two boots',
  position:
    'players 3; hands B4 O4 | R1 | G2 G3; landscape fire-ants blue-dragon; dragonwood hungry-bear ...; dice 1 2; seed 7',
  actions: 'stomp fire-ants B4 O4; discard B4',
};
const dwarves: SceneProps = {
  game: 'dragonheart',
  title: 'The fourth Dwarf',
  position: "hands Dw3 Kn1 | Fi2'; decks Tr1 ... | ...; board Dw1 Dw1 Dw2' Tr3; seed 7",
  actions: 'play Dw3',
};

const told = (props: SceneProps, locale: 'en' | 'ru' = 'en') =>
  playScene(props, locale).lines.map((line) => lineText(line).replaceAll('\u00a0', ' '));

describe('a scene', () => {
  test('of Dragonwood is told with the scripted dice', () => {
    expect(told(ants)).toEqual([
      'You stomp at the Fire Ants with blue 4 and orange 4: 2 dice.',
      'You roll 1 and 2: 3. Needed: 4. A miss: the card stays where it is, and you take your Adventurers back.',
      'A wound: you discard blue 4.',
    ]);
  });

  test('of Dragonheart is told in Russian', () => {
    const lines = told({ ...dwarves, tells: 'cardsPlayed pileTaken' }, 'ru');
    expect(lines).toEqual(['Вы кладёте гнома (3). Теперь занято 4 из 4 мест. Вы забираете 4 гномов: 7 очков.']);
  });

  test('of a player who is not the reader calls that player by name', () => {
    const position = ants.position.replace('dice 1 2', 'active 1');
    const [first] = told({ ...ants, position, actions: 'reload', tells: 'reloaded' });
    expect(first).toBe('Ben reloads.');
  });

  test('meant as bad tells the reason', () => {
    const { lines } = playScene(
      { ...ants, position: ants.position.replace('dice 1 2; ', ''), actions: 'strike fire-ants B4 O4', refused: true },
      'en',
    );
    expect(lines).toMatchObject([
      { outcome: 'Not allowed.', reason: 'The 4 is there twice: in a Strike each rank stands only once.' },
    ]);
  });

  test('shows the hand and what lies on the table', () => {
    const { hand, adventurers, facts } = sightOf(playScene(ants, 'en').table, 'en');
    expect([hand, adventurers.map(({ id }) => id)]).toEqual(['Your hand', ['B4', 'O4']]);
    expect(facts).toEqual([{ caption: 'Landscape', what: 'Fire Ants, Blue Dragon' }]);
    const heart = sightOf(playScene(dwarves, 'ru').table, 'ru');
    expect(heart.cards.map((card) => card.replace('\u00a0', ' '))).toEqual(['Гном 3', 'Рыцарь 1']);
    expect(heart.facts.map(({ what }) => what.replaceAll('\u00a0', ' '))).toEqual(['гномы (3), сокровища (1)']);
  });
});

describe('the build stops, and names the scene, when', () => {
  test.each([
    ['the position cannot be read', { position: 'players 9' }, /players/],
    ['an action cannot be read', { actions: 'stamp fire-ants' }, /"stamp fire-ants" cannot be read/],
    ['an action is refused', { actions: 'strike fire-ants B4 O4' }, /refused: repeatedRank/],
    ['an action meant as bad is allowed', { refused: true }, /is allowed/],
    ['a scripted die is never thrown', { position: ants.position.replace('1 2', '1 2 3') }, /never used/],
    ['what it tells does not happen', { tells: 'creatureCaptured' }, /creatureCaptured/],
    ['nothing is told', { tells: '' }, /nothing is told/],
  ])('%s', (_, part, message) => {
    const play = () => playScene({ ...ants, ...part }, 'en');
    expect(play).toThrow(message);
    expect(play).toThrow('<Scene title="Two boots">');
  });
});
