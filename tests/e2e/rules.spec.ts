import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as dragonheart from '#engine/dragonheart/index.ts';
import * as dragonwood from '#engine/dragonwood/index.ts';
import { dragonheartCardNames, dragonwoodCardNames } from '#i18n/cards.ts';
import { rulesSchema } from '#schemas/rules.ts';
import type { DragonheartData, DragonwoodData } from '../../src/pages/data/[game].json.ts';
import { address, expect, type Language, languages, test } from './support.ts';

for (const language of languages) {
  test(`${language}: a rule's short address leads to the rule on its page`, async ({ page }) => {
    await page.goto(address(language, '/r/dw-wound/'));
    await page.waitForURL(/dragonwood\/roll\/#dw-wound$/);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const rule = page.locator('#dw-wound');
    await expect(rule).toBeInViewport();
    await expect(rule).toContainText(language === 'en' ? /wound/i : /рана/i);
  });
}

/** Both names of every card. */
function named<Id extends string>(ids: readonly Id[], names: (language: Language) => Readonly<Record<Id, string>>) {
  return ids.map((id) => ({ id, name: { en: names('en')[id], ru: names('ru')[id] } }));
}

/** Id, title and summary of every rule in the registry, with ordinary spaces for hard ones. */
function registered(game: string) {
  const file = path.join(import.meta.dirname, `../../src/content/rules/${game}.yaml`);
  const { sections } = rulesSchema.parse(parse(readFileSync(file, 'utf8').replaceAll('\u00a0', ' ')));
  return sections.flatMap(({ rules }) => rules).map(({ id, title, says }) => ({ id, title, says }));
}

test('the open data holds every card and rule of Dragonwood in both languages', async ({ request }) => {
  const data = (await (await request.get('./data/dragonwood.json')).json()) as DragonwoodData;
  const { creatures, enhancements, events, adventurers, ladybugCount } = dragonwood;
  const ids = [...creatures, ...enhancements, ...events].map(({ id }) => id);
  expect(data.cards.map(({ id, name }) => ({ id, name }))).toEqual(named(ids, dragonwoodCardNames));
  expect(data.adventurers).toEqual(adventurers);
  expect(data.luckyLadybugs).toBe(ladybugCount);
  expect(data.rules.map(({ id, title, says }) => ({ id, title, says }))).toEqual(registered('dragonwood'));
  expect(data.rules.map(({ id }) => id).sort()).toEqual(dragonwood.dragonwoodRuleIds.toSorted());
});

test('the open data holds every card and rule of Dragonheart in both languages', async ({ request }) => {
  const data = (await (await request.get('./data/dragonheart.json')).json()) as DragonheartData;
  const { cardTypes, dragonheartRuleIds } = dragonheart;
  expect(data.cards.map(({ id, name }) => ({ id, name }))).toEqual(named(cardTypes, dragonheartCardNames));
  expect(data.rules.map(({ id, title, says }) => ({ id, title, says }))).toEqual(registered('dragonheart'));
  expect(data.rules.map(({ id }) => id).sort()).toEqual(dragonheartRuleIds.toSorted());
});
