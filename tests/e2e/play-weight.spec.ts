/** A table to play at, with the bots of its worker, stays within its scripts' budget and loads nothing that is not its own. */
import { gzipSync } from 'node:zlib';
import { address, expect, languages, test } from './support.ts';

const most = 80_000;
/** What only the other game's engine knows. */
const ofOtherGame = { dragonwood: 'petrifiedDragon', dragonheart: 'spooky-spiders' } as const;

for (const [at, game] of (['dragonwood', 'dragonheart'] as const).entries()) {
  const language = languages[at] ?? 'en';
  test(`${game} with its bots loads at most 80 kB of scripts, in ${language} nothing of the other game`, async ({
    page,
  }) => {
    const addresses = new Set<string>();
    page.on('request', (request) => {
      // The search comes by itself when the page is idle, as on every page.
      if (/^(?!.*\/ui-core\.).*\.js$/.test(request.url())) addresses.add(request.url());
    });
    await page.goto(address(language, `/${game}/play/`));
    await page.locator('.game .button-primary').first().click();
    // Whoever begins, the bots are asked: for a move of theirs, or for a hint.
    await page.locator('.hint-panel button').or(page.locator('[data-focus="next"] button')).first().click();
    await expect.poll(() => [...addresses].some((each) => each.includes('-bots.worker'))).toBe(true);
    const scripts = await Promise.all([...addresses].map(async (each) => (await page.request.get(each)).body()));
    const total = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
    expect(total).toBeLessThanOrEqual(most);
    expect(scripts.map(String).join('\n')).not.toContain(ofOtherGame[game]);
  });
}
