import { describe, expect, test } from 'vitest';
import { createPlay } from './create-play.ts';
import { newMatch, readMatch } from './read-match.ts';
import { counters, dragonheart, dragonheartBots, dragonwood, dragonwoodBots, promptBots } from './testing.ts';

const wood = 'dragonwood.2:players=2,edition=tabletop:17';
const heart = 'dragonheart.2:endTrigger=lastCardDrawn:17';
const position = (text: string) => `dragonwood.2:position:${text.replaceAll(' ', '_')}:`;
const hands = 'players 2; hands R1 R2 | B1';
const long = 'x'.repeat(199_000);

/** A link, the codes of what is wrong with it, and how many moves are kept; null where nothing can be. */
const links: readonly (readonly [what: string, link: string, codes: readonly string[], kept: number | null])[] = [
  ['nothing', '', ['noReplay'], null],
  ['only the sign', '#', ['noReplay'], null],
  ['white space', ' \n\t ', ['noReplay'], null],
  ['colons', ':::::::', ['noReplay'], null],
  ['a sentence', 'Come and play with me!', ['noReplay'], null],
  ['another game', 'dragonheart.2:endTrigger=lastCardDrawn:1:', ['otherGame'], null],
  ['a name of no game', 'dragonstone.2:players=2:1:', ['otherGame'], null],
  ['a name that every object has', '__proto__.2:players=2:1:', ['otherGame'], null],
  ['no version', 'dragonwood:players=2,edition=tabletop:1:', ['noReplay'], null],
  ['version nought', 'dragonwood.0:players=2,edition=tabletop:1:', ['noReplay'], null],
  ['a version that is no number', 'dragonwood.two:players=2,edition=tabletop:1:', ['noReplay'], null],
  ['a version beyond counting', `dragonwood.${'9'.repeat(400)}:players=2,edition=tabletop:1:`, ['noReplay'], null],
  ['no options', 'dragonwood.2', ['badOptions'], null],
  ['nine players', 'dragonwood.2:players=9,edition=tabletop:1:', ['badOptions'], null],
  ['an option that every object has', 'dragonwood.2:players=2,edition=tabletop,__proto__=1:1:', ['badOptions'], null],
  ['an edition that every object has', 'dragonwood.2:players=2,edition=constructor:1:', ['badOptions'], null],
  [
    'the same variant twice',
    'dragonwood.2:players=2,edition=online,variants=dragonSpell+dragonSpell:1:',
    ['badOptions'],
    null,
  ],
  ['no seed', 'dragonwood.2:players=2,edition=tabletop::', ['badSeed'], null],
  ['a seed below nought', 'dragonwood.2:players=2,edition=tabletop:-1:', ['badSeed'], null],
  ['a seed with a fraction', 'dragonwood.2:players=2,edition=tabletop:1.5:', ['badSeed'], null],
  ['a seed in words', 'dragonwood.2:players=2,edition=tabletop:NaN:', ['badSeed'], null],
  ['a seed one too large', 'dragonwood.2:players=2,edition=tabletop:4294967296:', ['badSeed'], null],
  ['a text that is far too long', `${wood}:${long}${long}`, ['noReplay'], null],
  ['a long word for a move', `${wood}:${long}`, ['unreadableMove'], 0],
  ['percent signs that are none', `${wood}:%E0%A4%A`, ['unreadableMove'], 0],
  ['a move of no game', `${wood}:reload;sneeze;reload`, ['unreadableMove'], 1],
  ['a move that every object has', `${wood}:constructor`, ['unreadableMove'], 0],
  ['a target that does not exist', `${wood}:reload;strike_fire-aunts_R1`, ['unreadableMove'], 1],
  ['a card that does not exist', `${wood}:strike_fire-ants_R13`, ['unreadableMove'], 0],
  ['a card twice in an attack', `${wood}:strike_fire-ants_R1_R1`, ['illegalMove'], 0],
  ['a move that is not asked', `${wood}:reload;keep;reload`, ['illegalMove'], 1],
  ['a card that is not held', `${wood}:reload;reload;discard_R1`, ['illegalMove'], 2],
  ['moves without end', `${wood}:${'reload;'.repeat(9999)}reload`, ['illegalMove'], -1],
  ['an empty move', `${wood}:reload;;reload`, ['unreadableMove'], 1],
  ['other dice without a seed', `${wood}:reload;reseed_`, ['unreadableMove'], 1],
  ['other dice by a seed that is none', `${wood}:reload;reseed_99999999999`, ['unreadableMove'], 1],
  ['other dice a thousand times', `${wood}:${'reseed_5;'.repeat(1000)}reload`, [], 1001],
  ['a newer version', 'dragonwood.3:players=2,edition=tabletop:17:reload', ['newerVersion'], 1],
  [
    'a newer version with moves of its own',
    'dragonwood.7:players=2,edition=tabletop:17:reload;teleport:person:@1:new',
    ['newerVersion', 'unreadableMove'],
    1,
  ],
  ['a player of no kind', `${wood}:reload:person,wizard`, ['badPlayers'], 1],
  ['forty players', `${wood}::${'hard,'.repeat(40)}`, ['badPlayers'], 0],
  ['a name of marks that turn the text', `${wood}::person=%E2%80%AE%E2%80%AE,hard`, [], 0],
  ['a name with half a character', `${wood}::person=%ED%A0%80,hard`, [], 0],
  ['a name with a page in it', `${wood}::person=%3Cscript%3Ealert(1)%3C/script%3E,hard`, [], 0],
  ['a moment after the end', `${wood}:reload::@99`, ['badMoment'], 1],
  ['a moment that is no number', `${wood}:reload::@now`, ['badMoment'], 1],
  ['a position without text', 'dragonwood.2:position::', ['badPosition'], null],
  ['a position with a card twice', position('players 2; hands R1 R1 | -'), ['badPosition'], null],
  [
    'a position with one creature too many',
    position(`${hands}; landscape blue-dragon blue-dragon`),
    ['badPosition'],
    null,
  ],
  ['a position with an event lying open', position(`${hands}; landscape wind-storm`), ['badPosition'], null],
  [
    'a position with a hand of ten',
    position('players 2; hands R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 | -'),
    ['badPosition'],
    null,
  ],
  ['a position with hands for three', position('players 2; hands R1 | R2 | R3'), ['badPosition'], null],
  ['a position with a key that every object has', position(`${hands}; __proto__ 1`), ['badPosition'], null],
  [
    'a position with both dragons won that goes on',
    position(`${hands}; creatures blue-dragon orange-dragon | -`),
    ['badPosition'],
    null,
  ],
  ['a position with dice of seven', position(`${hands}; dice 7`), ['badPosition'], null],
  ['a position with nothing but noughts for luck', position(`${hands}; rng 0 0 0 0`), ['badPosition'], null],
  [
    'a position with more cards unknown than there are',
    position('players 2; hands ?9 ?9; discard ?60'),
    ['badPosition'],
    null,
  ],
  ['a position that is over', position('players 2; phase over decks; passes 2; left 1'), [], 0],
  ['a position with a wound and no cards', position('players 2; hands - | R1; phase wound 1'), ['badPosition'], null],
];

const heartLinks: typeof links = [
  ['another game', wood, ['otherGame'], null],
  ['an end that every object has', 'dragonheart.2:endTrigger=toString:1:', ['badOptions'], null],
  ['a card of the other deck', `${heart}:play_Tr1_Tr1'`, ['illegalMove'], 0],
  ['a pile that does not exist', `${heart}:take_gold`, ['unreadableMove'], 0],
  ['a pile that nobody offered', `${heart}:take_treasure`, ['illegalMove'], 0],
  ['no cards', `${heart}:play`, ['illegalMove'], 0],
  ['nine hundred cards', `${heart}:play${'_Tr1'.repeat(900)}`, ['illegalMove'], 0],
  ['a position without a hand', 'dragonheart.2:position:board_Tr1:', ['badPosition'], null],
  ['a position with a card three times', 'dragonheart.2:position:hands_Tr4_Tr4_/_-:', ['badPosition'], null],
  [
    'a position with a card too often on the board',
    "dragonheart.2:position:hands_Tr1_/_Tr1';_board_Dw1_Dw1_Dw1_Dw1_Dw1:",
    ['badPosition'],
    null,
  ],
  [
    'a position that puts back a card that is not there',
    'dragonheart.2:position:hands_So1_/_-;_board_Pe2;_dragon_1;_forced_5:play_So1',
    [],
    1,
  ],
];

describe('links that are broken, old, new or malicious', () => {
  test('there are enough of them', () => {
    expect(links.length + heartLinks.length).toBeGreaterThan(60);
    expect(new Set([...links, ...heartLinks].map(([, link]) => link)).size).toBeGreaterThan(60);
  });

  test.each(links)('Dragonwood, %s', (_what, link, codes, kept) => {
    const { match, problems } = readMatch(dragonwood, link, 'x');
    expect(problems.map(({ code }) => code)).toEqual(codes);
    if (kept === null) expect(match).toBeNull();
    else if (kept < 0) expect(match?.moves.length).toBeGreaterThan(5);
    else expect(match?.moves).toHaveLength(kept);
    if (!match) return;
    // What is kept can be looked at and played.
    const store = createPlay({ game: dragonwood, bots: promptBots(dragonwoodBots), ...counters() }, match, {
      kind: 'opened',
    });
    store.jump(0);
    while (store.$play.get().canRedo) store.redo();
    store.playOn();
    expect(store.$play.get().isReplay).toBe(false);
    expect(readMatch(dragonwood, store.link(), 'x')).toMatchObject({ match: { moves: match.moves }, problems: [] });
  });

  test.each(heartLinks)('Dragonheart, %s', (_what, link, codes, kept) => {
    const { match, problems } = readMatch(dragonheart, link, 'x');
    expect(problems.map(({ code }) => code)).toEqual(codes);
    if (kept === null) expect(match).toBeNull();
    else expect(match?.moves).toHaveLength(kept);
    if (!match) return;
    const store = createPlay({ game: dragonheart, bots: promptBots(dragonheartBots), ...counters() }, match, {
      kind: 'opened',
    });
    store.playOn();
    expect(readMatch(dragonheart, store.link(), 'x')).toMatchObject({ match: { moves: match.moves }, problems: [] });
  });

  test('a position in which somebody can do nothing is a dead end that undo leads out of', () => {
    const link = 'dragonheart.2:position:hands_So1_/_-;_board_Pe2;_dragon_1:play_So1';
    const { match } = readMatch(dragonheart, link, 'x');
    const tools = { game: dragonheart, bots: promptBots(dragonheartBots), ...counters() };
    const store = createPlay(tools, match!, { kind: 'resumed' });
    expect(store.$play.get().status).toEqual({ kind: 'deadEnd', seat: 1 });
    store.undo('same');
    expect(store.$play.get().status).toEqual({ kind: 'asked', seat: 0 });
  });

  test('nothing that a link says becomes a property of everything', () => {
    for (const [, link] of links) readMatch(dragonwood, link, 'x');
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Readonly<Record<string, unknown>>).polluted).toBeUndefined();
  });

  test('a problem quotes no more than a line', () => {
    for (const [, link] of links) {
      for (const one of readMatch(dragonwood, link, 'x').problems) {
        if ('detail' in one) expect(one.detail.word.length).toBeLessThanOrEqual(60);
      }
    }
  });

  test('a match that begins from no position is a mistake of the page, and throws', () => {
    const match = newMatch<dragonwood.DragonwoodOptions, dragonwood.DragonwoodState, dragonwood.DragonwoodAction>(
      dragonwood,
      {
        id: 'x',
        players: [],
        start: { kind: 'position', position: 'nowhere' },
      },
    );
    const tools = { game: dragonwood, bots: promptBots(dragonwoodBots), ...counters() };
    expect(() => createPlay(tools, match, { kind: 'begun' })).toThrow(RangeError);
  });
});
