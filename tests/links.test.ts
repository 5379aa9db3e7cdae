/** The link check finds each kind of fault, on small made-up sites. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkedLinks } from '../scripts/check-links.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'links-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const site = 'https://example.org';

/** A built site: the files by their paths; a page may leave out all but its body. */
type Files = Readonly<Record<string, string>>;

const page = (file: string, text: string) =>
  text.startsWith('<html') ? text : `<html lang="${file.startsWith('ru/') ? 'ru' : 'en'}"><body>${text}</body></html>`;

let count = 0;
function check(files: Files, base = '/') {
  const folder = path.join(scratch, String(count++));
  for (const [file, text] of Object.entries({ 'index.html': '', ...files })) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), file.endsWith('.html') ? page(file, text) : text);
  }
  return checkedLinks({ folder, site, base });
}

describe.each(['/', '/sub/folder/'])('a site below %s', (base) => {
  const faults = (files: Files) => check(files, base).faults;

  test('without a fault is content, and tells how much it looked at', () => {
    const { faults, summary } = check(
      {
        'index.html': `<link rel="stylesheet" href="${base}a.css"><link rel="canonical" href="${site}${base}">
          <a href="${base}a/">A</a> <a href="a/#x">X</a> <a href="#top">top</a><b id="top"></b>
          <a href="https://elsewhere.org/">out</a> <a href="mailto:a@example.org">mail</a>
          <a href="${base}ru/" hreflang="ru">ru</a> <img src="data:image/png;base64,x" srcset="${base}i.png 1x, i.png 2x">`,
        'a/index.html': `<h2 id="x">x</h2><a href="../">home</a><a href="${base}data/a.json">data</a>`,
        'ru/index.html': `<a href="${base}ru/#y">y</a><b id="y"></b><a href="../data/a.json">data</a>`,
        'r/it/index.html': `<meta http-equiv="refresh" content="0;url=${base}a/#x">`,
        '404.html': `<a href="${base}">home</a> <a href="${base}ru/">домой</a>`,
        'data/a.json': '{}',
        'a.css': `@font-face { src: url("f.woff2"), url('${base}f.woff2') } p { background: url(data:image/png;base64,x) }`,
        'f.woff2': '',
        'i.png': '',
      },
      base,
    );
    expect(faults).toEqual([]);
    expect(summary).toBe('21 links in 5 pages checked');
  });

  test.each([
    ['a link to no page', `<a href="BASEb/">b</a>`, 'leads nowhere'],
    ['a relative link to no page', `<a href="b/">b</a>`, 'leads nowhere'],
    ['a link to the site’s own address and no page', `<a href="${site}BASEb/">b</a>`, 'leads nowhere'],
    ['a picture that is missing', `<img src="BASEb.png">`, 'leads nowhere'],
    ['a picture for finer screens that is missing', `<img src="data:," srcset="BASEb.png 2x">`, 'leads nowhere'],
    ['a script that is missing', `<script src="BASEb.js"></script>`, 'leads nowhere'],
    ['an island’s script that is missing', `<astro-island component-url="BASEb.js"></astro-island>`, 'leads nowhere'],
    ['a social picture that is missing', `<meta property="og:image" content="${site}BASEb.png">`, 'leads nowhere'],
    ['a redirect to no page', `<meta http-equiv="refresh" content="0; url=BASEb/">`, 'leads nowhere'],
    ['a dead link for readers without scripts', `<noscript><a href="BASEb/">b</a></noscript>`, 'leads nowhere'],
    ['a dead anchor', `<a href="#b">b</a>`, 'names an anchor that does not exist'],
    ['a dead anchor on another page', `<a href="BASEa/#b">b</a>`, 'names an anchor that does not exist'],
    ['a link without its closing slash', `<a href="BASEa">a</a>`, 'lacks its closing slash'],
    ['a link with a stray percent sign', `<a href="BASEa%/">a</a>`, 'is no address'],
    ['a link to a script', `<a href="javascript:void 0">a</a>`, 'uses javascript:'],
    [
      'a link to the machine of the build',
      `<a href="http://localhost:4321/">a</a>`,
      'leads to the machine of the build',
    ],
    ['a script of another host', `<script src="https://cdn.test/a.js"></script>`, 'is fetched from another host'],
    ['a picture of another host', `<img src="//cdn.test/a.png">`, 'is fetched from another host'],
    [
      'a style sheet of another host',
      `<link rel="stylesheet" href="https://cdn.test/a">`,
      'is fetched from another host',
    ],
    ['a connection to another host', `<link rel="preconnect" href="https://cdn.test">`, 'is fetched from another host'],
    ['an icon of another host', `<link rel="icon" href="https://cdn.test/i">`, 'is fetched from another host'],
    ['a style with another host', `<style>@import "https://cdn.test/a.css";</style>`, 'is fetched from another host'],
    ['a style attribute', `<p style="background: url(https://cdn.test/a)"></p>`, 'is fetched from another host'],
    ['a link into the other language', `<a href="BASEru/">ru</a>`, 'leads to the other language without hreflang'],
  ])('with %s is refused', (_title, body, fault) => {
    const files = { 'index.html': body.replaceAll('BASE', base), 'a/index.html': '', 'ru/index.html': '' };
    expect(faults(files)).toEqual([expect.stringMatching(new RegExp(`^index\\.html: .+ ${fault}$`))]);
  });

  test('with a Russian page that leads into English is refused', () => {
    expect(faults({ 'ru/index.html': `<a href="${base}">home</a>` })).toEqual([
      `ru/index.html: ${base} leads to the other language without hreflang`,
    ]);
  });

  test('with a page in the wrong language is refused', () => {
    const files = { 'ru/index.html': '<html lang="en"></html>', 'a/index.html': '<html lang="ru"></html>' };
    expect(faults(files)).toEqual(['a/index.html: lang is ru, not en', 'ru/index.html: lang is en, not ru']);
  });

  test('with a style sheet that fetches what is missing or elsewhere is refused', () => {
    expect(faults({ 'a.css': `p { background: url(b.png) } b { background: url("https://cdn.test/a.png") }` })).toEqual(
      ['a.css: b.png leads nowhere', 'a.css: https://cdn.test/a.png is fetched from another host'],
    );
  });
});

test('below a folder a link to the root is outside the site', () => {
  const files = { 'index.html': '<a href="/a/">a</a><script src="/a.js"></script>', 'a/index.html': '', 'a.js': '' };
  expect(check(files, '/sub/folder/').faults).toEqual([
    'index.html: /a/ leads outside /sub/folder/',
    'index.html: /a.js leads outside /sub/folder/',
  ]);
});

test('a fault on many pages is told once', () => {
  const dead = '<a href="/b/">b</a>';
  expect(check({ 'index.html': dead, 'a/index.html': dead, 'c/index.html': dead }).faults).toEqual([
    'a/index.html: /b/ leads nowhere (and in 2 more)',
  ]);
});

test('a folder that is empty or missing is no site', () => {
  const folder = mkdtempSync(path.join(scratch, 'empty-'));
  for (const none of [folder, path.join(folder, 'missing')]) {
    expect(checkedLinks({ folder: none, site, base: '/' }).faults).toEqual([`There are no pages in ${none}`]);
  }
});
