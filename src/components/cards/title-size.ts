/** Widths of Alegreya's letters at weight 800 in hundredths of an em, from the narrowest up; measured. */
const widths: readonly (readonly [number, string])[] = [
  [17, ' '],
  [24, "'’"],
  [30, 'jltiJ'],
  [37, 'If'],
  [41, 's'],
  [44, 'crгзс'],
  [49, 'aevyzаетуьэё'],
  [53, 'bgkoqxбвдлочя'],
  [57, 'FLSdhnpuГЗкрхъ'],
  [61, 'CEPTZЕРСТУийнпц'],
  [65, 'ABGUVYАБВЭЯ'],
  [69, 'DKOQRXКЛОХЧмф'],
  [73, 'NДПы'],
  [77, 'HwИНФЦю'],
  [82, 'ж'],
  [85, 'MmМшщ'],
  [97, 'Ы'],
  [101, 'WЖЮ'],
];
const widest = 109;

const widthOf = new Map(widths.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width / 100])));

const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (widthOf.get(letter) ?? widest / 100), 0);

/** The width of the longer line when a text is broken in two at its best space. */
const widthInTwo = (text: string): number => {
  const words = text.split(' ');
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return Math.min(textWidth(text), ...breaks.map((lines) => Math.max(...lines.map(textWidth))));
};

/** Room for a title, in units of a card 240 wide. */
interface TitleRoom {
  readonly width: number;
  readonly largest: number;
  /** The smallest size at which one line is still preferred; smaller ones make two lines. */
  readonly smallestLine: number;
  readonly largestInTwo: number;
}

/** The rooms of the two drawings of a card. */
export const titleRooms = {
  wide: { width: 206, largest: 27, smallestLine: 22, largestInTwo: 22.5 },
  small: { width: 212, largest: 36, smallestLine: 36, largestInTwo: 36 },
  /** The lower band of a small Dragonheart card. */
  smallBand: { width: 212, largest: 36, smallestLine: 33, largestInTwo: 33 },
} satisfies Record<string, TitleRoom>;

/** The size of a title, in units of a card 240 wide: on one line if it stays large enough, else on two. */
export const titleSize = (title: string, { width, largest, smallestLine, largestInTwo }: TitleRoom): number => {
  const onOne = Math.min(largest, width / textWidth(title));
  if (onOne >= smallestLine || !title.includes(' ')) return Math.floor(onOne * 2) / 2;
  return Math.floor(Math.min(largestInTwo, width / widthInTwo(title)) * 2) / 2;
};
