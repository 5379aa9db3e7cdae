/** Contrast as WCAG 2.2 defines it, and colours read from style sheets. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A source file's text without its comments. */
export const sourceOf = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, '../src', file), 'utf8').replace(/\/\*.*?\*\//gs, '');

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, written as `#rrggbb`: from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** What the style sheet says first about a property of exactly this selector. */
export function declared(css: string, selector: string, property: string): string | undefined {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, heads]) =>
    (heads ?? '').split(',').some((head) => head.trim() === selector),
  );
  return rules
    .map(([, , body]) => new RegExp(`(?:^|[;\\s])${property}:\\s*([^;]+);`).exec(body ?? '')?.[1]?.trim())
    .find((value) => value !== undefined);
}

/** All colours in a piece of source, `%23` of a data address read as `#`. */
export const coloursIn = (text: string): string[] => text.replaceAll('%23', '#').match(/#[\da-f]{6}\b/g) ?? [];
