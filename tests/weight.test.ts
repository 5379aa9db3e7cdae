/** The pages' weight is found on a small made-up site, and too heavy a page is told. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { staticImports, tooHeavy, weighedPages, weightTable } from '../scripts/check-weight.ts';
import { budgetOf, lazyInSight, partsOver } from '../scripts/weight-budgets.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'weight-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};

test('what a script imports at once counts, what it imports later does not', () => {
  expect(
    staticImports(`import{a as b}from"./a.js";import"./b.js";const c=()=>import("./c.js");export*from'./d.js'`),
  ).toEqual(['./a.js', './b.js', './d.js']);
});

test('home, gallery, prose and tools have the budgets that were set for them', () => {
  expect(
    ['index.html', 'ru/index.html', 'ru/dragonwood/cards/index.html', 'about/index.html'].map((page) => budgetOf(page)),
  ).toEqual([180_000, 180_000, 250_000, 60_000]);
  expect(['', 'ru/'].map((language) => budgetOf(`${language}dragonwood/odds/index.html`))).toEqual([100_000, 140_000]);
});

test('a page of prose has a budget for each part, a tool only for all together', () => {
  const light = { html: 12_000, css: 20_000, script: 8_000, total: 59_000 };
  expect(partsOver('about/index.html', light)).toEqual([]);
  expect(partsOver('about/index.html', { ...light, html: 12_001, script: 8_001 })).toEqual(['html', 'script']);
  expect(partsOver('about/index.html', { ...light, css: 20_001, total: 60_001 })).toEqual(['css', 'total']);
  expect(partsOver('dragonwood/odds/index.html', { ...light, html: 50_000 })).toEqual([]);
});

test('a page weighs what it loads at first, and too heavy a picture breaks its budget', () => {
  write('_a/light.webp', Buffer.alloc(2_000));
  write('_a/heavy.webp', Buffer.alloc(70_000));
  write('_a/font.woff2', Buffer.alloc(90_000));
  write('_a/sheet.css', '@font-face{src:url(font.woff2)}p{background:url(light.webp)}');
  write('_a/b.js', 'export const b = 1;');
  write('_a/a.js', 'import{b}from"./b.js";');
  write(
    'light/index.html',
    '<link rel="stylesheet" href="/_a/sheet.css"><script type="module" src="/_a/a.js"></script>',
  );
  write('heavy/index.html', '<img src="/_a/light.webp" srcset="/_a/light.webp 1x, /_a/heavy.webp 2x">');
  write('icons.svg', '<svg/>'.repeat(100));
  write('icons/index.html', '<svg><use href="/icons.svg#one"/></svg>');
  const weights = weighedPages({ folder, site: 'https://example.org', base: '/' });
  const onPhone = weights.filter(({ screen }) => screen === 'phone');
  const iconsWeight = onPhone.find(({ page }) => page === 'icons/index.html')?.pictures ?? 0;
  expect(iconsWeight).toBeGreaterThan(20);
  expect(onPhone.map(({ page, pictures }) => [page, pictures])).toEqual([
    ['heavy/index.html', 70_000],
    ['light/index.html', 2_000],
    ['icons/index.html', iconsWeight],
  ]);
  expect(onPhone[1]?.script).toBeGreaterThan(40);
  expect(tooHeavy(weights).map(({ page, screen }) => `${page} ${screen}`)).toEqual([
    'heavy/index.html phone',
    'heavy/index.html desk',
  ]);
  expect(weightTable(weights)).toContain('heavy/index.html, phone');
});

test('pictures that wait count as far as a browser had them in sight', () => {
  expect(lazyInSight('ru/index.html', 'desk')).toBe(4);
  expect(lazyInSight('about/index.html', 'phone')).toBe(0);
  const place = { folder: path.join(folder, 'waiting'), site: 'https://example.org', base: '/' };
  const pictures = ['a', 'b', 'c'].map((name, i) => {
    write(`waiting/${name}.webp`, Buffer.alloc(1_000 * (i + 1)));
    return `<img src="/${name}.webp" loading="lazy">`;
  });
  write('waiting/dragonwood/cards/index.html', pictures.join(''));
  expect(weighedPages(place).map((weight) => [weight.screen, weight.pictures])).toEqual([
    ['desk', 6_000],
    ['phone', 3_000],
  ]);
});

test('a sheet for paper alone is not weighed: no browser waits for it', () => {
  write('paper/a.css', 'p{color:red}'.repeat(50));
  write('paper/b.css', 'p{color:blue}');
  write('paper/index.html', '<link rel="stylesheet" media="print" href="/a.css"><link rel="stylesheet" href="/b.css">');
  const [weight] = weighedPages({ folder: path.join(folder, 'paper'), site: 'https://example.org', base: '/' });
  expect(weight?.css).toBeLessThan(40);
});
