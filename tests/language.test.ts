/** The check of languages finds a foreign sentence wherever it may hide, on small made-up pages. */
import { expect, test } from 'vitest';
import { foreignWords } from '../scripts/check-language.ts';

const russian = (body: string, head = '') => `<html lang="ru"><head>${head}</head><body>${body}</body></html>`;

test.each([
  ['a sentence', '<p>Сначала: Roll the dice.</p>', 'Roll the dice'],
  ['a sentence broken by a tag', '<p>Roll <b>the</b> dice</p>', 'Roll the dice'],
  ['the name of a control', '<button aria-label="Next step"></button>', 'Next step'],
  ['the name of a control in a sentence', '<p>да <a title="See also">нет</a></p>', 'See also'],
  ['a picture’s text', '<div><img alt="Two books"></div>', 'Two books'],
  ['words for readers without scripts', '<noscript><p>Turn it on</p></noscript>', 'Turn it on'],
  ['a heading among others', '<section><h2>Игра</h2><h2>Where to go next</h2></section>', 'Where to go next'],
])('on a Russian page %s in English is found', (_title, body, words) => {
  expect(foreignWords(russian(body), 'ru')).toEqual([words]);
});

test('the title of a page and its description are looked at too', () => {
  const head = '<title>All the cards | Игры</title><meta name="description" content="Every rule of the game">';
  expect(foreignWords(russian('', head), 'ru')).toEqual(['All the cards', 'Every rule of the game']);
});

test('a card’s English name in brackets, a name, a rule’s id and a single word are no English', () => {
  const body = `<p>Огненные муравьи <span lang="en">(Fire Ants)</span>, <a lang="en" href="/">In English</a></p>
    <p>Dragonwood <span translate="no">John Smith</span> dw-wound-empty-hand <code>npm run build</code></p>
    <script>const a = "some words here"</script>`;
  expect(foreignWords(russian(body), 'ru')).toEqual([]);
});

test('on an English page a Russian sentence is found, and the link to the other language is not', () => {
  const page =
    '<html lang="en"><body><a lang="ru" href="/ru/">По-русски всё это</a><p>It is это правило.</p></body></html>';
  expect(foreignWords(page, 'en')).toEqual(['это правило']);
});
