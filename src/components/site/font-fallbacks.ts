/**
 * Faces that stand in until the site's fonts have come: fonts of the reader's own, scaled so that the lines break where
 * they will break later and nothing jumps. Astro could write such faces too, but only for Arial and Times New Roman,
 * which a phone with Android and most computers with Linux lack, and for Latin letters alone.
 *
 * The scales were measured in Chromium (`measureText` at 100 px, kerning included) over the paragraphs, lists, tables and
 * headings of a dozen built pages in both languages (overviews, rules, questions, About, Credits): the width of all letters
 * of a kind in the site's font, divided by that in the other, with the small letters set so that whole paragraphs agree.
 * The space has a scale of its own, because it differs far more than the letters, and a line with many short words would
 * come out wrong; so have the capitals, because a list of names has many, and figures with what stands between words,
 * because a page of rules is full of numbers. Arial, Calibri and Times New Roman were measured in their twins of the same widths.
 * Measure again when a font package brings other outlines.
 *
 * A whole paragraph comes out within a hundredth. Letter by letter it could come closer, but then the letters of one word
 * would differ in height, and whoever never gets the fonts would read that for good.
 *
 * The space also decides what the unit `ch` is while they stand in: no width that shows at once should be set in it.
 */

/** How large a substitute is set, as a share of its natural size. */
interface Scale {
  readonly space: number;
  /** Figures and the signs between words. */
  readonly figures: number;
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

const scale = (space: number, figures: number, latin: Letters, cyrillic: Letters): Scale => ({
  space,
  figures,
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
        // Windows has it, and no other font comes as close.
        names: ['Calibri', 'Carlito'],
        regular: scale(0.73, 0.882, [1.012, 0.959], [1.059, 0.944]),
        bold: scale(0.668, 0.847, [1.008, 0.97], [1.054, 0.962]),
      },
      {
        names: ['Arial', 'Liberation Sans', 'Arimo'],
        regular: scale(0.594, 0.806, [0.817, 0.894], [0.895, 0.87]),
        bold: scale(0.543, 0.747, [0.831, 0.841], [0.88, 0.836]),
      },
      {
        names: ['Roboto'],
        regular: scale(0.665, 0.843, [0.877, 0.882], [0.912, 0.845]),
        bold: scale(0.608, 0.777, [0.889, 0.897], [0.921, 0.874]),
      },
      {
        names: ['Noto Sans'],
        regular: scale(0.635, 0.811, [0.873, 0.826], [0.903, 0.821]),
        bold: scale(0.581, 0.787, [0.872, 0.798], [0.881, 0.8]),
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
        bold: scale(0.64, 0.83, [0.927, 1.004], [0.917, 0.991]),
      },
      {
        names: ['Noto Serif'],
        bold: scale(0.615, 0.753, [0.904, 0.831], [0.901, 0.841]),
      },
    ],
  },
];

// Symbols outside of these keep their natural size.
const ranges: Record<keyof Scale, string> = {
  space: 'U+20,U+A0',
  latinCapitals: 'U+41-5A',
  figures: 'U+21-3F',
  latin: 'U+40,U+5B-9F,U+A1-2FF,U+2000-206F,U+20AC,U+2116,U+2122,U+2212',
  cyrillicCapitals: 'U+400-42F,U+490,U+4B0',
  cyrillic: 'U+430-45F,U+491,U+4B1',
};

/** The scripts that the site is written in. A Russian page has Latin letters too, an English one no Cyrillic. */
export const letterScripts = ['latin', 'cyrillic'] as const;
export type LetterScript = (typeof letterScripts)[number];
const facesOf = {
  latin: ['space', 'figures', 'latinCapitals', 'latin'],
  cyrillic: ['cyrillicCapitals', 'cyrillic'],
} as const satisfies Record<LetterScript, readonly (keyof Scale)[]>;

const weights = { regular: '400 599', bold: '600 900' };

/** The family that a font of the reader's forms in place of a font of the site's; `fonts.ts` lists it. */
export const fallbackName = (font: SiteFont, substitute: Substitute): string =>
  `${substitute.names[0]} as ${font.name}`;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
/** Above and below the line whole per cent do: the height of every line is set, and only the letters would sink by a hair. */
const roughly = (share: number) => `${Math.round(share * 100)}%`;

/** By their full names, which every system knows them by. */
const sources = (names: readonly string[], cut: keyof typeof weights) => {
  const regular = names.flatMap((name) => [name, `${name} Regular`]);
  // A font whose weights are all in one file goes by its regular name.
  const all = cut === 'bold' ? [...names.map((name) => `${name} Bold`), ...names] : regular;
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
