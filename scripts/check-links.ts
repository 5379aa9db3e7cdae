/**
 * Follows every address in a built site: it must lead to a file and anchor that exist, stay below the base path, keep
 * to its language, and nothing may be fetched from another host.
 *
 * Alone: `node scripts/check-links.ts [folder]`, with `SITE_URL` and `BASE_PATH` as at the build.
 */
import path from 'node:path';
import { type BuiltFile, type BuiltPage, type BuiltSite, readBuiltSite, type Reference } from './built-pages.ts';
import * as address from './site-address.mjs';

/** A built site and the address it was built for. */
export interface SitePlace {
  readonly folder: string;
  /** Origin, without a closing slash. */
  readonly site: string;
  /** Starts and ends with a slash. */
  readonly base: string;
}

export interface LinkReport {
  /** One sentence each, naming the file. */
  readonly faults: readonly string[];
  readonly summary: string;
}

type Language = 'en' | 'ru';

/** A static host shows this page to readers of every language. */
const notFoundPage = '404.html';

const languageOf = (file: string): Language => (file.startsWith('ru/') ? 'ru' : 'en');

/** Nothing is fetched for these. */
const harmlessProtocols = new Set(['data:', 'mailto:', 'tel:', 'blob:']);

function languageFault({ file, language }: BuiltPage): string[] {
  const expected = languageOf(file);
  return language === expected ? [] : [`${file}: lang is ${language ?? 'missing'}, not ${expected}`];
}

/** Undefined for a stray percent sign. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with one address, or undefined. */
function addressFault(built: BuiltSite, { site, base }: SitePlace, from: BuiltFile, reference: Reference) {
  const pageAddress = site + base + from.file.replace(/(^|\/)index\.html$/, '$1');
  if (!URL.canParse(reference.address, pageAddress)) return 'is no address';
  const url = new URL(reference.address, pageAddress);
  if (harmlessProtocols.has(url.protocol)) return undefined;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return `uses ${url.protocol}`;
  if (url.origin !== site) {
    if (reference.kind === 'resource') return 'is fetched from another host';
    return /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname) ? 'leads to the machine of the build' : undefined;
  }
  if (!url.pathname.startsWith(base)) return `leads outside ${base}`;

  const target = decoded(url.pathname.slice(base.length));
  const anchor = decoded(url.hash.slice(1));
  if (target === undefined || anchor === undefined) return 'is no address';
  const file = target === '' || target.endsWith('/') ? `${target}index.html` : target;
  if (!built.files.has(file))
    return built.files.has(`${file}/index.html`) ? 'lacks its closing slash' : 'leads nowhere';

  const page = built.pages.find((candidate) => candidate.file === file);
  if (!page) return undefined;
  if (anchor !== '' && !page.anchors.has(anchor)) return 'names an anchor that does not exist';
  const changesLanguage = languageOf(file) !== languageOf(from.file) && from.file !== notFoundPage;
  return reference.staysInLanguage && changesLanguage ? 'leads to the other language without hreflang' : undefined;
}

/** A fault of the frame that all pages share would be told a hundred times: it is told once, with the first page. */
function faultSentences(faults: readonly { readonly file: string; readonly fault: string }[]): string[] {
  const filesOf = Map.groupBy(faults, ({ fault }) => fault);
  return [...filesOf].map(([fault, places]) => {
    const [first, ...others] = new Set(places.map(({ file }) => file));
    return `${first}: ${fault}${others.length > 0 ? ` (and in ${others.length} more)` : ''}`;
  });
}

/** Checks a built site and tells how much was looked at. */
export function checkedLinks(place: SitePlace): LinkReport {
  const built = readBuiltSite(place.folder);
  const sources = [...built.pages, ...built.styleSheets];
  const faults = sources.flatMap((from) =>
    from.references.flatMap((reference) => {
      const fault = addressFault(built, place, from, reference);
      return fault === undefined ? [] : [{ file: from.file, fault: `${reference.address} ${fault}` }];
    }),
  );
  const count = sources.reduce((sum, { references }) => sum + references.length, 0);
  const noPages = built.pages.length === 0 ? [`There are no pages in ${place.folder}`] : [];
  return {
    faults: [...noPages, ...built.pages.flatMap(languageFault), ...faultSentences(faults)],
    summary: `${count} links in ${built.pages.length} pages checked`,
  };
}

if (import.meta.main) {
  const { faults, summary } = checkedLinks({ ...address, folder: path.resolve(process.argv[2] ?? 'dist') });
  for (const fault of faults) console.error(fault);
  console.log(summary);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
