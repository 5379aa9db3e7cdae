/** The pictures that `scripts/weight-budgets.ts` counts as in sight are those that a browser has in sight. */
import { lazyInSight, type Screen } from '../../scripts/weight-budgets.ts';
import { address, expect, languages, notFoundPath, pagePaths, test } from './support.ts';

const sizes: Record<Screen, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
};

for (const language of languages) {
  test(`${language}: no page shows more waiting pictures at first than are weighed, on a phone and on a desk`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const more: string[] = [];
    for (const path of pagePaths.filter((each) => each !== notFoundPath)) {
      await page.goto(address(language, path));
      for (const [screen, viewport] of Object.entries(sizes) as [Screen, (typeof sizes)[Screen]][]) {
        await page.setViewportSize(viewport);
        const inSight = await page.evaluate(
          () =>
            [...document.images].filter((image) => {
              const { top, bottom, left, right, width } = image.getBoundingClientRect();
              const isOnScreen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && width > 0;
              return image.loading === 'lazy' && isOnScreen && image.checkVisibility();
            }).length,
        );
        const weighed = lazyInSight(`${language === 'ru' ? 'ru' : ''}${path}index.html`.replace(/^\//, ''), screen);
        if (inSight > weighed) more.push(`${screen} ${path}: ${inSight} in sight, ${weighed} weighed`);
      }
    }
    expect(more).toEqual([]);
  });
}
