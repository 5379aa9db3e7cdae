/**
 * Faces that stand in until the site's fonts have come: fonts of the reader's own, scaled so that the lines break where
 * they will break later and nothing jumps. Astro could write such faces too, but only for Arial and Times New Roman,
 * which a phone with Android and most computers with Linux lack, and for Latin letters alone.
 *
 * The scales were measured in Chromium (`measureText` at 100 px, kerning included) over the words of the paragraphs on
 * the built pages Dragonwood, Capturing, Dragonheart, About and Credits, and of their headings for the serif: the width
 * of all the words together in the site's font, divided by that in the other; Latin words from the English pages,
 * Cyrillic ones from the Russian. The space has a scale of its own, because it differs far more than the letters, and
 * a line with many short words would come out wrong; so have the capitals, because a list of names has many. Arial and Times New Roman were measured in their twins of the same
 * widths. Measure again when a font package brings other outlines.
 *
 * The space also decides what the unit `ch` is while they stand in: no width that shows at once should be set in it.
 */

/** How large a substitute is set, as a share of its natural size. */
interface Scale {
  readonly space: number;
  readonly latinCapitals: number;
  readonly latin: number;
  readonly cyrillicCapitals: number;
  readonly cyrillic: number;
}

/** A font that readers have. */
interface Substitute {
  /** Fonts drawn to the same widths; the first names the family. */
  readonly names: readonly [string, ...string[]];
  /** Missing in a font for headings alone, which are bold. */
  readonly regular?: Scale;
  readonly bold: Scale;
}

/** A font of the site: its height above and below the line, in em, and what may stand in for it, best first. */
interface SiteFont {
  readonly name: string;
  readonly ascent: number;
  readonly descent: number;
  readonly substitutes: readonly Substitute[];
}

type Letters = readonly [capitals: number, small: number];

const scale = (space: number, latin: Letters, cyrillic: Letters): Scale => ({
  space,
  latinCapitals: latin[0],
  latin: latin[1],
  cyrillicCapitals: cyrillic[0],
  cyrillic: cyrillic[1],
});

export const siteFonts: readonly SiteFont[] = [
  {
    name: 'Alegreya Sans',
    ascent: 0.8,
    descent: 0.2,
    substitutes: [
      {
        names: ['Arial', 'Liberation Sans', 'Arimo'],
        regular: scale(0.594, [0.806, 0.891], [0.893, 0.871]),
        bold: scale(0.543, [0.821, 0.848], [0.889, 0.842]),
      },
      {
        names: ['Roboto'],
        regular: scale(0.665, [0.873, 0.882], [0.909, 0.844]),
        bold: scale(0.608, [0.889, 0.896], [0.924, 0.875]),
      },
      {
        names: ['Noto Sans'],
        regular: scale(0.635, [0.867, 0.827], [0.9, 0.822]),
        bold: scale(0.581, [0.867, 0.799], [0.884, 0.8]),
      },
      {
        names: ['DejaVu Sans'],
        regular: scale(0.519, [0.814, 0.777], [0.849, 0.753]),
        bold: scale(0.434, [0.752, 0.708], [0.779, 0.719]),
      },
    ],
  },
  {
    name: 'Alegreya',
    ascent: 1.016,
    descent: 0.345,
    substitutes: [
      {
        names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
        bold: scale(0.64, [0.924, 0.999], [0.916, 0.992]),
      },
      {
        names: ['Noto Serif'],
        bold: scale(0.615, [0.902, 0.829], [0.9, 0.84]),
      },
      {
        names: ['DejaVu Serif'],
        bold: scale(0.46, [0.804, 0.753], [0.765, 0.756]),
      },
    ],
  },
];

// Symbols outside of these keep their natural size.
const ranges: Record<keyof Scale, string> = {
  space: 'U+20,U+A0',
  latinCapitals: 'U+41-5A',
  latin: 'U+21-40,U+5B-9F,U+A1-2FF,U+2000-206F,U+20AC,U+2116,U+2122,U+2212',
  cyrillicCapitals: 'U+400-42F,U+490,U+4B0',
  cyrillic: 'U+430-45F,U+491,U+4B1',
};

/** The scripts that the site is written in. A Russian page has Latin letters too, an English one no Cyrillic. */
export const letterScripts = ['latin', 'cyrillic'] as const;
export type LetterScript = (typeof letterScripts)[number];
const facesOf = {
  latin: ['space', 'latinCapitals', 'latin'],
  cyrillic: ['cyrillicCapitals', 'cyrillic'],
} as const satisfies Record<LetterScript, readonly (keyof Scale)[]>;

const weights = { regular: '400 599', bold: '600 900' };

/** The family that a font of the reader's forms in place of a font of the site's; `fonts.ts` lists it. */
export const fallbackName = (font: SiteFont, substitute: Substitute): string =>
  `${substitute.names[0]} as ${font.name}`;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
/** Above and below the line whole per cent do: the height of every line is set, and only the letters would sink by a hair. */
const roughly = (share: number) => `${Math.round(share * 100)}%`;

/** Some systems know a font by its full name, some by its PostScript name. */
const sources = (names: readonly string[], cut: keyof typeof weights) => {
  const regular = names.flatMap((name) => [name, `${name} Regular`, `${name.replaceAll(' ', '')}-Regular`]);
  const bold = names.flatMap((name) => [`${name} Bold`, `${name.replaceAll(' ', '')}-Bold`]);
  // A font whose weights are all in one file goes by its regular name.
  const all = cut === 'bold' ? [...bold, ...names] : regular;
  return all.map((name) => `local("${name}")`).join(',');
};

const face = (font: SiteFont, substitute: Substitute, cut: keyof typeof weights, script: keyof Scale) => {
  const size = substitute[cut]?.[script];
  if (size === undefined) return '';
  return (
    `@font-face{font-family:"${fallbackName(font, substitute)}";src:${sources(substitute.names, cut)};` +
    `font-weight:${weights[cut]};unicode-range:${ranges[script]};size-adjust:${percent(size)};` +
    `ascent-override:${roughly(font.ascent / size)};descent-override:${roughly(font.descent / size)}}`
  );
};

/** The style sheet of the faces that stand in for one script's letters; the Latin one has the space too. */
export const fallbackFaces = (script: LetterScript): string =>
  siteFonts
    .flatMap((font) =>
      font.substitutes.flatMap((substitute) =>
        (['regular', 'bold'] as const).flatMap((cut) =>
          facesOf[script].map((letters) => face(font, substitute, cut, letters)),
        ),
      ),
    )
    .join('');
