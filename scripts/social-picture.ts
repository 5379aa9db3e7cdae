/** Draws public/social-en.jpg and public/social-ru.jpg, the pictures that a shared link shows. Run it when the art or the words change. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { titleSize } from '#components/cards/title-size.ts';
import { drawSitePicture } from '#components/site/picture/index.ts';
import { tornPaper } from '#components/site/picture/torn.ts';
import { tieShortWords } from '#components/site/short-words.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { siteWords } from '#i18n/site.ts';
import { browserSwitches, findBrowser } from './browser.ts';

const size = { width: 1200, height: 630 };
const sheet = { width: 520, height: 312 };
const require = createRequire(import.meta.url);

const dataAddress = (type: string, content: Buffer | string) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;
const picture = (name: string) => dataAddress('image/svg+xml', drawSitePicture(name));

// Each family has Latin and Cyrillic in files of their own.
const fonts = ['latin', 'cyrillic']
  .map((subset) => {
    const file = require.resolve(`@fontsource-variable/alegreya/files/alegreya-${subset}-wght-normal.woff2`);
    const source = dataAddress('font/woff2', readFileSync(file));
    return `@font-face { font-family: Alegreya-${subset}; font-weight: 400 900; src: url(${source}); }`;
  })
  .join('');

const book = (game: 'dragonwood' | 'dragonheart', title: string) => {
  const units = titleSize(title, { width: 212, largest: 39, smallestLine: 20, largestInTwo: 20 });
  return `<div class="book ${game}"><img src="${picture(`book-${game}`)}"><b style="font-size:${(units / 312) * 262}px">${title}</b></div>`;
};

const page = (locale: Locale) => {
  const { home } = siteWords[locale];
  const torn = tornPaper('social', sheet);
  return `<!doctype html><html lang="${locale}"><style>${fonts}
    body { font-family: Alegreya-cyrillic, Alegreya-latin; position: relative; width: ${size.width}px; height: ${size.height}px; margin: 0; overflow: hidden; font-variant-numeric: lining-nums; }
    body > *, b { position: absolute; }
    .scene { inset: 0; width: 100%; height: 100%; object-fit: cover; }
    .paper { top: 124px; left: 40px; filter: drop-shadow(0 10px 14px rgb(40 20 0 / 0.45)); }
    .words { top: 124px; left: 40px; display: grid; align-items: center; box-sizing: border-box; height: ${sheet.height}px; width: ${sheet.width}px; padding: 0 52px; color: #2a2419; }
    h1 { margin: 0; font-weight: 800; font-size: 62px; line-height: 1.04; letter-spacing: -0.015em; text-wrap: balance; }
    .book { bottom: 36px; width: 262px; }
    .book img { display: block; width: 100%; }
    .dragonwood { left: 632px; transform: rotate(-1.6deg); transform-origin: 100% 100%; }
    .dragonheart { left: 908px; transform: rotate(1.6deg); transform-origin: 0 100%; }
    b { top: 26px; left: 29px; width: 206px; color: #fff3d2; font-weight: 900; text-align: center; text-shadow: 0 1px 2px rgb(0 0 0 / 0.6); white-space: nowrap; }
    .dice { bottom: 41px; left: 404px; width: 196px; }
    </style><body><img class="scene" src="${picture('hero-wide')}">
    <svg class="paper" width="${sheet.width}" height="${sheet.height}"><path d="${torn.rim}" fill="#fffdf6"/><path d="${torn.sheet}" fill="#fff8e8"/><path d="${torn.line}" fill="none" stroke="#b99a5c" stroke-opacity=".55"/></svg>
    <div class="words"><h1>${tieShortWords(home.title, locale)}</h1></div>
    ${book('dragonwood', home.dragonwood.title)}${book('dragonheart', home.dragonheart.title)}
    <img class="dice" src="${picture('dice')}"></body></html>`;
};

const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserSwitches] });
try {
  const tab = await browser.newPage({ viewport: size });
  for (const locale of locales) {
    await tab.setContent(page(locale));
    await tab.evaluate(() => document.fonts.ready);
    const file = path.join(import.meta.dirname, '../public', `social-${locale}.jpg`);
    writeFileSync(file, await tab.screenshot({ type: 'jpeg', quality: 88 }));
    console.log(`Drew ${path.relative(process.cwd(), file)}`);
  }
} finally {
  await browser.close();
}
