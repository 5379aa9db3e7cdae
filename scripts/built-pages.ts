/** Reads a built site: every page with its anchors and everything it refers to, and every style sheet. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';

/** An address in a page or style sheet, as written there. */
export interface Reference {
  readonly address: string;
  /** The browser fetches a resource by itself; a link only when somebody follows it. */
  readonly kind: 'link' | 'resource';
  /** Whether a reader of this page is meant to follow it to a page in the same language. */
  readonly staysInLanguage: boolean;
}

export interface BuiltFile {
  /** Relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly references: readonly Reference[];
}

export interface BuiltPage extends BuiltFile {
  readonly language: string | undefined;
  readonly anchors: ReadonlySet<string>;
}

export interface BuiltSite {
  readonly pages: readonly BuiltPage[];
  readonly styleSheets: readonly BuiltFile[];
  readonly files: ReadonlySet<string>;
}

/** Attributes with an address that the browser fetches by itself. */
const resourceAttributes: readonly (readonly [selector: string, attribute: string])[] = [
  ['script, img, source, iframe, video, audio, track, embed, input', 'src'],
  ['video', 'poster'],
  ['object', 'data'],
  ['use, image', 'href'],
  ['use, image', 'xlink:href'],
  // Astro's islands name their scripts here.
  ['astro-island', 'component-url'],
  ['astro-island', 'renderer-url'],
  ['astro-island', 'before-hydration-url'],
];

/** Kinds of `<link>` that only tell of another page; all others are fetched or connect. */
const linkRelations = new Set(['canonical', 'alternate', 'sitemap', 'author', 'license', 'next', 'prev', 'me']);

const resource = (address: string): Reference => ({ address, kind: 'resource', staysInLanguage: false });
const link = (address: string, staysInLanguage = false): Reference => ({ address, kind: 'link', staysInLanguage });

/** The addresses in `url(…)` and `@import "…"`. */
const cssReferences = (css: string): Reference[] =>
  [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/g)]
    .map(([, ...addresses]) => addresses.find(Boolean))
    .filter((address) => address !== undefined)
    .map(resource);

/** `a.png 1x, b.png 2x` → the addresses. */
const srcsetReferences = (srcset: string): Reference[] =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean)
    .map(resource);

function linkElementReference(element: HTMLElement): Reference[] {
  const address = element.getAttribute('href');
  if (address === undefined) return [];
  const relations = (element.getAttribute('rel') ?? '').split(/\s+/);
  return [relations.every((relation) => linkRelations.has(relation)) ? link(address) : resource(address)];
}

function metaReferences(element: HTMLElement): Reference[] {
  const content = element.getAttribute('content') ?? '';
  const name = element.getAttribute('property') ?? element.getAttribute('name') ?? '';
  if (/^(?:og:url|(?:og|twitter):image)$/.test(name)) return [link(content)];
  const refresh = /^refresh$/i.test(element.getAttribute('http-equiv') ?? '') && /url=(.+)$/i.exec(content)?.[1];
  return refresh ? [link(refresh.replaceAll(/^['"]|['"]$/g, ''))] : [];
}

function referencesOf(document: HTMLElement): Reference[] {
  const valuesOf = (selector: string, attribute: string) =>
    document
      .querySelectorAll(selector)
      .map((element) => element.getAttribute(attribute))
      .filter((value) => value !== undefined);
  return [
    ...document.querySelectorAll('a, area').flatMap((element) => {
      const address = element.getAttribute('href');
      // The language switch says so with `hreflang`.
      return address === undefined ? [] : [link(address, !element.hasAttribute('hreflang'))];
    }),
    ...valuesOf('form', 'action').map((address) => link(address)),
    ...resourceAttributes.flatMap(([selector, attribute]) => valuesOf(selector, attribute).map(resource)),
    ...valuesOf('img, source', 'srcset').flatMap(srcsetReferences),
    ...document.querySelectorAll('link').flatMap(linkElementReference),
    ...document.querySelectorAll('meta').flatMap(metaReferences),
    ...valuesOf('[style]', 'style').flatMap(cssReferences),
    ...document.querySelectorAll('style').flatMap((element) => cssReferences(element.rawText)),
  ];
}

function readPage(folder: string, file: string): BuiltPage {
  // By default the parser does not look into <noscript> and <pre>.
  const document = parse(readFileSync(path.join(folder, file), 'utf8'), {
    blockTextElements: { script: true, style: true },
  });
  const anchors = document.querySelectorAll('[id]').map((element) => element.id);
  return {
    file,
    language: document.querySelector('html')?.getAttribute('lang'),
    anchors: new Set(anchors),
    references: referencesOf(document),
  };
}

/** Reads the whole site below `folder`; without that folder it has no pages. */
export function readBuiltSite(folder: string): BuiltSite {
  if (!existsSync(folder)) return { files: new Set(), pages: [], styleSheets: [] };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  return {
    files: new Set(files),
    pages: files.filter((file) => file.endsWith('.html')).map((file) => readPage(folder, file)),
    styleSheets: files
      .filter((file) => file.endsWith('.css'))
      .map((file) => ({ file, references: cssReferences(readFileSync(path.join(folder, file), 'utf8')) })),
  };
}
