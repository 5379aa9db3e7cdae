/**
 * Each example of the page leads to its table: `#example=dragonwood/capturing.3` is the third of that page. Without scripts
 * there is nothing to play with, so the pages themselves do not carry these links.
 */
import { parsePathname, pathnameOf } from '#i18n/address.ts';
import { tryItWords } from '#i18n/try-it.ts';

const base = import.meta.env.BASE_URL;
const { locale, path } = parsePathname(location.pathname, base);
const [game = '', ...rest] = path.split('/').filter((part) => part !== '' && part !== 'index.html');
const page = [game, rest.join('/') || 'index'].join('/');

for (const [at, example] of document.querySelectorAll('.example, .scene').entries()) {
  const line = document.createElement('p');
  const link = document.createElement('a');
  line.className = 'try-it not-content';
  link.textContent = tryItWords[locale];
  link.href = `${pathnameOf({ locale, path: `/${game}/play/` }, base)}#example=${page}.${at + 1}`;
  // Of many links with the same words each is told by its example.
  const caption = example.querySelector('figcaption');
  if (caption) {
    caption.id ||= `example-${at + 1}`;
    link.setAttribute('aria-describedby', caption.id);
  }
  line.append(link);
  example.append(line);
}
