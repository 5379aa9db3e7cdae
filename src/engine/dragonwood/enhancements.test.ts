import { describe, expect, test } from 'vitest';
import { numbersOf } from './attack.ts';
import { enhancementIds, enhancements, methods, targets, type EnhancementId } from './cards.ts';
import { attemptOdds, mostAdventurers } from './odds.ts';
import { at, calm, playing, possible, refusal, told } from './testing.ts';

/** Six red cards and four fives, a landscape with something for everything, and what lies before player 0. */
const owning = (own: string, rest = '', hand = 'R1 R2 R3 R4 R5 R6 B5 G5 O5') =>
  at(
    `players 2; hands ${hand} | B3; landscape gooey-glob crazy-bats cloak-of-darkness; ${calm}; enhancements ${own} | -; ${rest}`,
  );
const bonusOf = (own: EnhancementId) =>
  methods.map((method) => {
    const cards = method === 'stomp' ? 'R5 B5' : 'R4 R5';
    const start =
      own === 'cloak-of-darkness'
        ? at(`players 2; hands R4 R5 B5 | -; landscape gooey-glob; enhancements ${own} | -`)
        : owning(own);
    const { events } = playing(start, `${method} gooey-glob ${cards} +${own}`);
    return told(events, 'attackDeclared')[0]?.bonus;
  });

test('[dw-silver-sword] the Silver Sword adds 2 to a Strike', () => {
  expect(bonusOf('silver-sword')).toEqual([2, 0, 0]);
});
test('[dw-bucket-of-spinach] the Bucket of Spinach adds 2 to a Stomp', () => {
  expect(bonusOf('bucket-of-spinach')).toEqual([0, 2, 0]);
});
test('[dw-ghost-disguise] the Ghost Disguise adds 2 to a Scream', () => {
  expect(bonusOf('ghost-disguise')).toEqual([0, 0, 2]);
});
test('[dw-cloak-of-darkness] the Cloak of Darkness adds 2 to any attack', () => {
  expect(bonusOf('cloak-of-darkness')).toEqual([2, 2, 2]);
});
test('[dw-magical-unicorn] the Magical Unicorn adds 1 to any attack', () => {
  expect(bonusOf('magical-unicorn')).toEqual([1, 1, 1]);
});
test('[dw-lightning-bolt] the Lightning Bolt adds 4 to any attack', () => {
  expect(bonusOf('lightning-bolt')).toEqual([4, 4, 4]);
});

test('[dw-enhancement-declare] several enhancements add up, and permanent ones stay for every turn', () => {
  const own = 'silver-sword magical-unicorn lightning-bolt';
  const { state, events } = playing(
    owning(own, 'dice 4 3'),
    'strike gooey-glob R1 R2 +silver-sword +magical-unicorn +lightning-bolt',
  );
  expect(told(events, 'creatureCaptured')).toMatchObject([{ total: 14, need: 14 }]);
  expect(state.enhancements[0]).toEqual(['silver-sword', 'magical-unicorn']);
});

test('[dw-enhancement-declare] what is not laid out does not help', () => {
  const { events } = playing(owning('silver-sword', 'dice 4 4 4 1'), 'strike gooey-glob R1 R2 R3 R4');
  expect(told(events, 'attackMissed')).toMatchObject([{ total: 13, need: 14 }]);
});

test('[dw-enhancement-declare] nobody uses the enhancement of another player', () => {
  const start = at('players 2; hands R1 | B3; landscape gooey-glob; enhancements - | silver-sword');
  expect(refusal(start, 'strike gooey-glob R1 +silver-sword')).toEqual({
    code: 'notYourEnhancement',
    rule: 'dw-capture-enhancement',
    enhancement: 'silver-sword',
  });
});

test('[dw-enhancement-creatures-only] no enhancement helps to capture another one', () => {
  for (const id of enhancementIds.filter((one) => one !== 'cloak-of-darkness')) {
    const stands = id === 'charmed-potion' ? '=R3' : '';
    expect(refusal(owning(id), `strike cloak-of-darkness R1 R2 +${id}${stands}`)).toEqual({
      code: 'againstEnhancement',
      rule: 'dw-enhancement-creatures-only',
      enhancement: id,
      target: 'cloak-of-darkness',
    });
  }
});

describe.each([
  ['hit', '4 4 4', 'crazy-bats'],
  ['miss', '1 1 1', 'gooey-glob'],
])('at a %s', (_what, dice, target) => {
  test('[dw-enhancement-once] Bunny, Bolt and Potion leave the game when they are used', () => {
    const start = owning('friendly-bunny lightning-bolt charmed-potion magical-unicorn', `dice ${dice}`);
    const { state } = playing(start, `strike ${target} R1 +friendly-bunny +lightning-bolt +charmed-potion=R2`);
    expect(state.enhancements[0]).toEqual(['magical-unicorn']);
    expect(state.gone).toEqual(['friendly-bunny', 'lightning-bolt', 'charmed-potion']);
  });

  test('[dw-enhancement-once] a card that is used once stays as long as it is not laid out', () => {
    const { state } = playing(owning('friendly-bunny lightning-bolt', `dice ${dice}`), `strike ${target} R1 R2 R3`);
    expect(state.enhancements[0]).toEqual(['friendly-bunny', 'lightning-bolt']);
  });
});

describe('the Lucky Mushroom', () => {
  const rolled = (dice: string) =>
    playing(owning('lucky-mushroom', `dice ${dice}`), 'stomp gooey-glob R5 B5 G5 +lucky-mushroom');

  test('[dw-lucky-mushroom] after the roll its owner keeps it or throws one die again', () => {
    const { state, events } = rolled('2 2 4');
    expect(state.phase).toMatchObject({ kind: 'reroll', seat: 0, rolled: [2, 2, 4] });
    expect(state.played).toEqual(['R5', 'B5', 'G5']);
    expect(told(events, 'rerollOffered')).toMatchObject([{ total: 8, need: 9, dice: 3 }]);
    expect(possible(state)).toEqual([
      { type: 'keep' },
      { type: 'reroll', die: 0 },
      { type: 'reroll', die: 1 },
      { type: 'reroll', die: 2 },
    ]);
  });

  test('[dw-lucky-mushroom] the new face counts, once, and only for the die that was thrown', () => {
    const { state, events } = playing(rolled('2 2 4 3').state, 'reroll 2');
    expect(told(events, 'dieRerolled')).toMatchObject([{ die: 1, from: 2, to: 3, rolled: [2, 3, 4], total: 9 }]);
    expect(state.creatures[0]).toEqual(['gooey-glob']);
    expect(state.phase.kind).toBe('turn');
    expect(state.enhancements[0]).toEqual(['lucky-mushroom']);
  });

  test('[dw-lucky-mushroom] a lower face stands, even if it turns a hit into a miss', () => {
    const { state, events } = playing(rolled('3 3 3 1').state, 'reroll 1');
    expect(told(events, 'attackMissed')).toMatchObject([{ total: 7, need: 9 }]);
    expect(state.phase.kind).toBe('wound');
  });

  test('[dw-lucky-mushroom] a roll that is kept stands as it lies', () => {
    expect(told(playing(rolled('3 3 3').state, 'keep').events, 'creatureCaptured')).toHaveLength(1);
    expect(told(playing(rolled('2 3 3').state, 'keep').events, 'attackMissed')).toHaveLength(1);
  });

  test('[dw-lucky-mushroom] it adds no die, so it works with six', () => {
    const { state } = playing(owning('lucky-mushroom'), 'strike gooey-glob R1 R2 R3 R4 R5 R6 +lucky-mushroom');
    expect(state.phase).toMatchObject({ kind: 'reroll', numbers: { dice: 6, bonus: 0, need: 14 } });
    expect(possible(state)).toHaveLength(7);
  });

  test('[dw-lucky-mushroom] not laid out, it asks nothing', () => {
    const { events } = playing(owning('lucky-mushroom', 'dice 1 1'), 'stomp gooey-glob R5 B5');
    expect(told(events, 'rerollOffered')).toEqual([]);
  });
});

test('[dw-friendly-bunny] the Friendly Bunny adds one die, rolled with the others', () => {
  const { events } = playing(owning('friendly-bunny', 'dice 4 4 4'), 'stomp gooey-glob R5 B5 +friendly-bunny');
  expect(told(events, 'diceRolled')).toMatchObject([{ rolled: [4, 4, 4], total: 12 }]);
});

test('[dw-friendly-bunny] with six dice earned the Bunny is refused, with five it is not', () => {
  const start = owning('friendly-bunny charmed-potion');
  const six = 'strike gooey-glob R1 R2 R3 R4 R5 R6 +friendly-bunny';
  expect(refusal(start, six)).toEqual({ code: 'sixDiceAlready', rule: 'dw-six-dice', enhancement: 'friendly-bunny' });
  expect(refusal(start, 'strike gooey-glob R1 R2 R3 R4 R5 +friendly-bunny')).toBeNull();
  expect(refusal(start, 'strike gooey-glob R1 R2 R3 R4 +friendly-bunny +charmed-potion=B5')).toBeNull();
  expect(refusal(start, 'strike gooey-glob R1 R2 R3 R4 R5 +friendly-bunny +charmed-potion=B6')).toMatchObject({
    code: 'sixDiceAlready',
  });
});

describe('the Charmed Potion', () => {
  const start = () => owning('charmed-potion', 'dice 1 1 1 1 1 1', 'R1 R2 R4 R5 B5 G5 O5 P5');
  const diceOf = (attack: string) => told(playing(start(), attack).events, 'diceRolled')[0]?.rolled.length;

  test('[dw-charmed-potion] fills the gap of a Strike and earns a die', () => {
    expect(diceOf('strike gooey-glob R1 R2 R4 +charmed-potion=G3')).toBe(4);
  });
  test('[dw-charmed-potion] makes a Stomp of six cards, though only five have one rank', () => {
    expect(diceOf('stomp gooey-glob R5 B5 G5 O5 P5 +charmed-potion=R5')).toBe(6);
  });
  test('[dw-charmed-potion] may repeat a card that is played, but no rank of a Strike', () => {
    expect(diceOf('scream gooey-glob R1 R2 R4 +charmed-potion=R4')).toBe(4);
    expect(refusal(start(), 'strike gooey-glob R1 R2 +charmed-potion=B2')).toMatchObject({ code: 'repeatedRank' });
  });
  test('[dw-charmed-potion] alone earns one die with any method', () => {
    for (const method of methods) expect(diceOf(`${method} gooey-glob +charmed-potion=P12`)).toBe(1);
  });
  test('[dw-charmed-potion] stands for no Ladybug, and for no card that does not fit', () => {
    expect(refusal(start(), 'stomp gooey-glob R5 +charmed-potion=L')).toEqual({
      code: 'potionAsLadybug',
      rule: 'dw-charmed-potion',
    });
    expect(refusal(start(), 'stomp gooey-glob R5 +charmed-potion=R6')).toMatchObject({ code: 'mixedRanks' });
    expect(refusal(start(), 'strike gooey-glob R1 R2 +charmed-potion=R4')).toMatchObject({ code: 'gap' });
  });
  test('[dw-charmed-potion] is lost at a miss, never comes to the hand, and the wound is another card', () => {
    const { state } = playing(start(), 'stomp gooey-glob R5 B5 +charmed-potion=G5');
    expect(state.hands[0]).toHaveLength(8);
    expect([state.enhancements[0], state.gone]).toEqual([[], ['charmed-potion']]);
    expect(possible(state)).toHaveLength(8);
  });
});

test('what an attack rolls and needs is what the calculator says, for every target, method and enhancement', () => {
  const creatureCards = ['R1', 'B1', 'G1', 'O1', 'P1', 'R2'] as const;
  for (const { id: target, kind } of targets) {
    for (const method of methods) {
      for (let adventurers = 1; adventurers <= mostAdventurers[method]; adventurers++) {
        const cards = creatureCards.slice(0, adventurers);
        for (const laid of [[], ...enhancements.map(({ id }) => [id]), enhancementIds.slice(0, 7)]) {
          const dice = adventurers + laid.filter((id) => /bunny|potion/.test(id)).length;
          if (dice > 6 || (kind === 'enhancement' && laid.length > 0)) continue;
          const odds = attemptOdds({ target, method, adventurers, enhancements: laid });
          const numbers = numbersOf({ target, method, cards, enhancements: laid });
          expect(numbers).toEqual({ dice: odds.dice, bonus: odds.bonus, need: odds.need });
        }
      }
    }
  }
});
