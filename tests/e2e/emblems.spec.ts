/** In greyscale a suit is known by the shape of its emblem. */
import { expect, test } from './support.ts';

const suits = ['red', 'orange', 'green', 'purple', 'blue'];

/** Two emblems may share so much of the area that both cover, each drawn to fill the same square. */
const mostAlike = 0.55;

test('the emblems of the five suits differ as shapes, without their colours', async ({ page }) => {
  await page.goto('./about/specimen/');
  const alike = await page.evaluate(async (names) => {
    const use = document.querySelector('.card-emblem use, .card-suit use')?.getAttribute('href') ?? '';
    const file = await (await fetch(use.split('#')[0] ?? '')).text();
    const sprite = new DOMParser().parseFromString(file, 'image/svg+xml');
    const side = 64;

    /** The drawing's own box, enlarged to fill a square: which pixels are inked. */
    const shape = async (name: string): Promise<boolean[]> => {
      const symbol = sprite.getElementById(name);
      if (!symbol) throw new Error(`no emblem ${name}`);
      const holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      holder.innerHTML = symbol.innerHTML;
      document.body.append(holder);
      const { x, y, width, height } = holder.getBBox();
      holder.remove();
      const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="none">${symbol.innerHTML}</svg>`;
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
      await image.decode();
      const context = new OffscreenCanvas(side, side).getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, side, side).data ?? [];
      return Array.from({ length: side * side }, (_, i) => (pixels[4 * i + 3] ?? 0) > 127);
    };

    const shapes = await Promise.all(names.map(shape));
    return shapes.flatMap((one, i) =>
      shapes.slice(i + 1).map((other, j) => {
        const both = one.filter((isInked, at) => isInked && other[at]).length;
        const either = one.filter((isInked, at) => isInked || other[at]).length;
        return { pair: `${names[i]}, ${names[i + 1 + j]}`, inked: either, share: both / either };
      }),
    );
  }, suits);
  expect(alike).toHaveLength(10);
  for (const { pair, inked, share } of alike) {
    expect(inked, pair).toBeGreaterThan(800);
    expect(share, pair).toBeLessThan(mostAlike);
  }
});
