/**
 * Weighs the pages of a built site as a browser fetches them at first, fonts aside: the page, its style sheets for a
 * screen, the scripts that run before the page is idle, and the pictures in sight. Text, drawings too, counts gzipped, as hosts send it.
 *
 * No browser is asked. Scripts before idle are `<script src>`, `modulepreload`, and the islands of `client:load`, each
 * with everything it imports statically. Pictures in sight are those that are not `loading="lazy"`, every style sheet's,
 * the icons' files, and as many of the lazy ones, from the first, as `weight-budgets.ts` says; `tests/e2e/pages.spec.ts` holds
 * those numbers against a browser. Of several candidates of a picture the heaviest counts.
 *
 * Alone: `node scripts/check-weight.ts [folder]`, with `SITE_URL` and `BASE_PATH` as at the build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type HTMLElement, parse } from 'node-html-parser';
import type { SitePlace } from './check-links.ts';
import * as address from './site-address.mjs';
import { budgetOf, kB, lazyInSight, type Part, partsOver, type Screen, screens } from './weight-budgets.ts';

/** What one page weighs, in bytes. */
export interface Weight {
  readonly page: string;
  readonly html: number;
  readonly css: number;
  readonly script: number;
  readonly screen: Screen;
  readonly pictures: number;
  readonly total: number;
  readonly budget: number;
  /** What is too heavy on a page of prose: a part by itself, or everything together. */
  readonly over: readonly Part[];
}

/** Everything that a script imports statically, as written there. */
export const staticImports = (script: string): string[] =>
  [...script.matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w*{][^"'`;()]*?from\s*)?["']([^"']+)["']/g)].flatMap(
    ([, from]) => (from === undefined ? [] : [from]),
  );

class Scales {
  readonly #weights = new Map<string, number>();
  readonly #place: SitePlace;

  constructor(place: SitePlace) {
    this.#place = place;
  }

  /** The file below the folder that an address leads to, or undefined. */
  file(target: string, from: string): string | undefined {
    if (!URL.canParse(target, `${this.#place.site}${this.#place.base}${from}`)) return undefined;
    const url = new URL(target, `${this.#place.site}${this.#place.base}${from}`);
    if (url.origin !== this.#place.site || !url.pathname.startsWith(this.#place.base)) return undefined;
    const file = decodeURIComponent(url.pathname.slice(this.#place.base.length));
    return existsSync(path.join(this.#place.folder, file)) ? file : undefined;
  }

  text(file: string): string {
    return readFileSync(path.join(this.#place.folder, file), 'utf8');
  }

  weight(file: string): number {
    const known = this.#weights.get(file);
    if (known !== undefined) return known;
    const bytes = readFileSync(path.join(this.#place.folder, file));
    const weight = textFile.test(file) ? gzipSync(bytes, { level: 9 }).length : bytes.length;
    this.#weights.set(file, weight);
    return weight;
  }

  sum(files: Iterable<string>): number {
    let total = 0;
    for (const file of files) total += this.weight(file);
    return total;
  }

  /** A script and what it imports, and so on. */
  withImports(scripts: Iterable<string>): Set<string> {
    const found = new Set(scripts);
    for (const file of found)
      for (const target of staticImports(this.text(file))) {
        const imported = this.file(target, file);
        if (imported !== undefined) found.add(imported);
      }
    return found;
  }
}

const pictureFile = /\.(?:webp|avif|png|jpe?g|gif|svg)$/;
const textFile = /\.(?:html|css|m?js|svg|json|txt)$/;

const values = (document: HTMLElement, selector: string, attribute: string): string[] =>
  document.querySelectorAll(selector).flatMap((element) => element.getAttribute(attribute) ?? []);

function scriptsOf(document: HTMLElement, resolve: (target: string) => string[]): string[] {
  const inline = document
    .querySelectorAll('script[type="module"]:not([src])')
    .flatMap((script) => staticImports(script.rawText));
  return [
    ...values(document, 'script[src]', 'src'),
    ...values(document, 'link[rel="modulepreload"]', 'href'),
    ...values(document, 'astro-island[client="load"], astro-island[client="only"]', 'component-url'),
    ...values(document, 'astro-island[client="load"], astro-island[client="only"]', 'renderer-url'),
    ...inline,
  ].flatMap(resolve);
}

function picturesOf(
  document: HTMLElement,
  lazyCount: number,
  scales: Scales,
  resolve: (target: string) => string[],
): Set<string> {
  const [lazy, eager] = [true, false].map((waits) =>
    document.querySelectorAll('img').filter((image) => (image.getAttribute('loading') === 'lazy') === waits),
  );
  const images = [...(eager ?? []), ...(lazy ?? []).slice(0, lazyCount)];
  const icons = values(document, 'use', 'href').flatMap(resolve);
  const shown = images.flatMap((image) => {
    const picture = image.parentNode?.rawTagName === 'picture' ? image.parentNode : undefined;
    const candidates = [image, ...(picture?.querySelectorAll('source') ?? [])].flatMap((element) => [
      element.getAttribute('src') ?? '',
      ...(element.getAttribute('srcset') ?? '').split(/,\s+/).map((one) => one.trim().split(/\s+/)[0] ?? ''),
    ]);
    const files = candidates.filter(Boolean).flatMap(resolve);
    return files.toSorted((a, b) => scales.weight(b) - scales.weight(a))[0] ?? [];
  });
  return new Set([...icons, ...shown]);
}

/** The pictures that style sheets ask for. */
const backgrounds = (sheets: Iterable<string>, scales: Scales): string[] =>
  [...sheets].flatMap((sheet) =>
    [...scales.text(sheet).matchAll(/url\(["']?([^"')]+)["']?\)/g)].flatMap(([, target = '']) => {
      const file = scales.file(target, sheet);
      return file !== undefined && pictureFile.test(file) ? [file] : [];
    }),
  );

function weighed(page: string, scales: Scales): Weight[] {
  const document = parse(scales.text(page), { blockTextElements: { script: true, style: true } });
  // With scripts no browser fetches what stands there for readers without them.
  for (const without of document.querySelectorAll('noscript')) without.remove();
  const here = (target: string) => [scales.file(target, page) ?? []].flat();
  const sheets = new Set(values(document, 'link[rel="stylesheet"]:not([media="print"])', 'href').flatMap(here));
  const behind = backgrounds(sheets, scales);
  const parts = {
    html: scales.weight(page),
    css: scales.sum(sheets),
    script: scales.sum(scales.withImports(scriptsOf(document, here))),
  };
  return screens.map((screen) => {
    const shown = picturesOf(document, lazyInSight(page, screen), scales, here);
    const pictures = scales.sum(new Set([...behind, ...shown]));
    const total = parts.html + parts.css + parts.script + pictures;
    return {
      page,
      screen,
      ...parts,
      pictures,
      total,
      budget: budgetOf(page),
      over: partsOver(page, { ...parts, total }),
    };
  });
}

/** Weighs every page of a built site on both screens, the one nearest to its budget (or farthest above) first. */
export function weighedPages(place: SitePlace): Weight[] {
  const scales = new Scales(place);
  return readdirSync(place.folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .flatMap((page) => weighed(page, scales))
    .toSorted((a, b) => b.total / b.budget - a.total / a.budget);
}

/** Those that weigh more than they may. */
export const tooHeavy = (weights: readonly Weight[]): Weight[] => weights.filter(({ over }) => over.length > 0);

const inKB = (bytes: number) => (bytes / kB).toFixed(1).padStart(8);

/** The figures as lines of a table. */
export const weightTable = (weights: readonly Weight[]): string =>
  [
    '    html      css   script pictures    total   budget  page, screen (kB)',
    ...weights.map(({ page, screen, html, css, script, pictures, total, budget, over }) =>
      [
        ...[html, css, script, pictures, total, budget].map(inKB),
        `  ${page}, ${screen}${over.length > 0 ? `: too much ${over.join(', ')}` : ''}`,
      ].join(' '),
    ),
  ].join('\n');

if (import.meta.main) {
  const weights = weighedPages({ ...address, folder: path.resolve(process.argv[2] ?? 'dist') });
  console.log(weightTable(weights));
  process.exitCode = tooHeavy(weights).length > 0 ? 1 : 0;
}
