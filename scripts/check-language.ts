/**
 * Looks at every text of a built site, names of controls and descriptions too: a Russian page holds no English sentence
 * and an English page no Russian one. What is marked with another `lang` may be in that language: the English name of a
 * card in brackets, the link to the other language; so may a name with `translate="no"`.
 *
 * Alone: `node scripts/check-language.ts [folder]`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';

/** A run of words in the wrong language. */
export interface ForeignWords {
  /** Relative to the site's folder. */
  readonly page: string;
  readonly words: string;
}

/** Attributes that readers see or hear. */
const spokenAttributes = ['aria-label', 'alt', 'title', 'placeholder'];
/** Meta tags with a sentence. */
const descriptions = 'meta[name="description"], meta[property="og:description"], meta[property="og:title"]';
/** What is no text, and what is written for machines. */
const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'CODE', 'KBD']);
/** The other's letters, and two or more such words in a row: a single one may be a name. */
const foreign = {
  ru: /\p{Script=Latin}[\p{Script=Latin}’'-]+(?:[\s,:;–—]+\p{Script=Latin}[\p{Script=Latin}’'-]+)+/gu,
  en: /[\p{Script=Cyrillic}-]+(?:[\s,:;–—]+[\p{Script=Cyrillic}-]+)+/gu,
};
/** Names of more than one word that have no other form. */
const names =
  /^(?:Board Game Arena|Alegreya Sans|SIL Open Font License|CC BY|GitHub Pages|White Goblin|Fantasy Flight Games)$/;

type Language = keyof typeof foreign;

/** Marked as another language, or as a name that is the same in all of them. */
const isForeign = (element: HTMLElement, language: Language): boolean =>
  (element.getAttribute('lang') ?? language) !== language || element.getAttribute('translate') === 'no';

/** Every text that stands in the page's own language, with the elements below `lang` left out. */
function* textsOf(node: Node, language: Language): Generator<string> {
  if (node instanceof TextNode) yield node.text;
  if (!(node instanceof HTMLElement)) return;
  if (unread.has(node.tagName)) return;
  if (isForeign(node, language)) return;
  for (const attribute of spokenAttributes) yield node.getAttribute(attribute) ?? '';
  // Words on both sides of a tag belong to one sentence: `<b>Fire</b> Ants`.
  if (node.childNodes.every((child) => child instanceof TextNode || isInline(child))) yield textIn(node, language);
  else for (const child of node.childNodes) yield* textsOf(child, language);
  // The attributes inside of what was read at once.
  for (const inside of node.querySelectorAll(spokenAttributes.map((name) => `[${name}]`).join()))
    if (!inside.closest('[lang]:not(html)')) for (const name of spokenAttributes) yield inside.getAttribute(name) ?? '';
}

const inlineTags = new Set(['A', 'ABBR', 'B', 'EM', 'I', 'SPAN', 'STRONG', 'SMALL', 'SVG', 'BR']);
const isInline = (node: Node): boolean =>
  node instanceof HTMLElement && (inlineTags.has(node.tagName) || unread.has(node.tagName));

const textIn = (node: Node, language: Language): string => {
  if (node instanceof TextNode) return node.text;
  if (!(node instanceof HTMLElement) || unread.has(node.tagName)) return ' | ';
  if (isForeign(node, language)) return ' | ';
  return node.childNodes.map((child) => textIn(child, language)).join('');
};

/** The runs of foreign words in one page; `language` is the page's own. */
export function foreignWords(html: string, language: Language): string[] {
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  const root = document.querySelector('html') ?? document;
  const said = document.querySelectorAll(descriptions).map((meta) => meta.getAttribute('content') ?? '');
  const title = document.querySelector('title')?.text ?? '';
  const body = root.querySelector('body') ?? root;
  const found = [...textsOf(body, language), title, ...said].flatMap((text) => text.match(foreign[language]) ?? []);
  return [...new Set(found.map((words) => words.trim().replaceAll(/\s+/g, ' ')))].filter((words) => !names.test(words));
}

/** Every page with words in the wrong language. */
export const foreignWordsIn = (folder: string): ForeignWords[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .flatMap((page) =>
      foreignWords(readFileSync(path.join(folder, page), 'utf8'), page.startsWith('ru/') ? 'ru' : 'en').map(
        (words) => ({
          page,
          words,
        }),
      ),
    );

if (import.meta.main) {
  const found = foreignWordsIn(path.resolve(process.argv[2] ?? 'dist'));
  for (const { page, words } of found) console.error(`${page}: ${words}`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
