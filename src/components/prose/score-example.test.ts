import { expect, test } from 'vitest';
import { scoreExample } from './score-example.ts';

const game =
  'blue-dragon hungry-bear giggling-goblin | orange-dragon crazy-bats crazy-bats spooky-spiders | angry-ogre wild-boar';

test('[dw-score] the shields of each player are added up, with the bonus for most creatures', () => {
  const { shields, lines } = scoreExample(game);
  expect(shields).toEqual([
    [6, 3, 2],
    [7, 1, 1, 1],
    [5, 3],
  ]);
  expect(lines).toEqual([
    { points: 11, creatures: 3, bonus: 0, total: 11 },
    { points: 10, creatures: 4, bonus: 3, total: 13 },
    { points: 8, creatures: 2, bonus: 0, total: 8 },
  ]);
});

test('[dw-tie] a tie on points may be decided differently in the two editions', () => {
  const { lines, endings } = scoreExample('giggling-goblin crazy-bats crazy-bats | orange-dragon | fire-ants');
  expect(lines.map(({ total }) => total)).toEqual([7, 7, 2]);
  expect(endings.tabletop).toMatchObject({ winners: [1], tie: 'orangeDragon' });
  expect(endings.online).toMatchObject({ winners: [0], tie: 'mostCreatures' });
});

test.each([
  ['a card is unknown', 'blue-dragon | green-dragon'],
  ['there are too many of a card', 'blue-dragon | blue-dragon'],
  ['an enhancement is among them', 'silver-sword | hungry-bear'],
  ['one player plays alone', 'hungry-bear'],
])('the build stops when %s', (_, captured) => {
  expect(() => scoreExample(captured)).toThrow(/No score/);
});
