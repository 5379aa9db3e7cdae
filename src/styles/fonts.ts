import { fontProviders } from 'astro/config';

/**
 * The two type families, self-hosted from the Fontsource packages.
 *
 * Latin and Cyrillic are families of their own, so that a page can preload just its own script (the local provider
 * knows no subsets). The stack in tokens.css puts Cyrillic first: its unicode-range lets Latin letters fall through to
 * the Latin family, which brings the fallbacks for both scripts, as scaled in components/site/font-fallbacks.ts.
 */
const latin: [string] = [
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
];
const cyrillic: [string] = ['U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116'];

type Subset = 'latin' | 'cyrillic';
const ranges: Record<Subset, [string]> = { latin, cyrillic };

type Variant = { src: [string]; weight: string | number; style: 'normal'; unicodeRange: [string] };

const variant = (src: string, weight: string | number, subset: Subset): Variant => ({
  src: [src],
  weight,
  style: 'normal',
  unicodeRange: ranges[subset],
});

const serif = (subset: Subset): [Variant] => [
  variant(`@fontsource-variable/alegreya/files/alegreya-${subset}-wght-normal.woff2`, '400 900', subset),
];

const sans = (subset: Subset): [Variant, ...Variant[]] => {
  const weight = (value: number) =>
    variant(`@fontsource/alegreya-sans/files/alegreya-sans-${subset}-${value}-normal.woff2`, value, subset);
  return [weight(400), weight(500), weight(700)];
};

const provider = fontProviders.local();

/** For `fonts` in the Astro configuration; `Head.astro` puts them into the pages. */
export const fontFamilies = [
  {
    provider,
    name: 'Alegreya',
    cssVariable: '--font-serif-latin' as const,
    fallbacks: ['Times New Roman as Alegreya', 'Noto Serif as Alegreya', 'serif'],
    optimizedFallbacks: false,
    options: { variants: serif('latin') },
  },
  {
    provider,
    name: 'Alegreya Cyrillic',
    cssVariable: '--font-serif-cyrillic' as const,
    fallbacks: [],
    options: { variants: serif('cyrillic') },
  },
  {
    provider,
    name: 'Alegreya Sans',
    cssVariable: '--font-sans-latin' as const,
    fallbacks: [
      'Calibri as Alegreya Sans',
      'Arial as Alegreya Sans',
      'Roboto as Alegreya Sans',
      'Noto Sans as Alegreya Sans',
      'sans-serif',
    ],
    optimizedFallbacks: false,
    options: { variants: sans('latin') },
  },
  {
    provider,
    name: 'Alegreya Sans Cyrillic',
    cssVariable: '--font-sans-cyrillic' as const,
    fallbacks: [],
    options: { variants: sans('cyrillic') },
  },
];
