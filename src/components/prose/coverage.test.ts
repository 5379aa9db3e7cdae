import { expect, test } from 'vitest';
import { citationsIn, examplesIn } from './coverage.ts';

test('a test whose title starts with a rule’s id proves that rule', () => {
  const text = `
    test('[dw-strike] each rank once', () => {});
    test.each(cards)("[dw-wound] it's the player who chooses", () => {});
    test('no rule [dw-stomp] is cited here', () => {});
  `;
  expect(citationsIn(text)).toEqual([
    { rule: 'dw-strike', title: 'each rank once' },
    { rule: 'dw-wound', title: "it's the player who chooses" },
  ]);
});

test('values that a repeated test puts into its title are left out', () => {
  expect(citationsIn("test.each(all)('[dw-dice] %i cards earn $dice dice', () => {})")).toEqual([
    { rule: 'dw-dice', title: '… cards earn … dice' },
  ]);
});

test('a rule is shown by the examples and scenes inside it', () => {
  const body = `
<Example target="fire-ants" />

<Rule id="dw-strike">

Text.

<Example target="wild-boar" />

<Scene slot="show" game="dragonwood" />

</Rule>

<Rule id="dw-reload" level={2}>Text.</Rule>
`;
  expect([...examplesIn(body)]).toEqual([['dw-strike', 2]]);
});
