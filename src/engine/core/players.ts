/** Who plays a saved game: people and bots, with their names as people type them. */

/** The strengths of each game's bots, from the weakest. */
export const botLevels = ['easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof botLevels)[number];

/** Who decides for a seat. */
export const playerKinds = ['person', ...botLevels] as const;
export type PlayerKind = (typeof playerKinds)[number];

/** Who sits at a seat. */
export interface Player {
  /** As it was typed, cleaned (`cleanName`); empty for the name that a page gives to the seat. */
  readonly name: string;
  readonly kind: PlayerKind;
}

/** Longer names are cut: what people see as so many letters, and the characters that these may be made of. */
const mostLetters = 24;
const mostCharacters = 64;

/** What is no letter: controls, halves of characters, line breaks, and marks that turn the direction of the text around them. */
const noLetters = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;
/** Joiners that join nothing. */
const looseJoiners = /^[\u200c\u200d\s]+|[\u200c\u200d\s]+$/gu;

/** A name that can be shown anywhere: one line, no marks that turn the text around it, at most 24 letters, none cut in two. */
export function cleanName(text: string): string {
  const letters = text
    .slice(0, 1000)
    .replace(/\s+/gu, ' ')
    .replace(noLetters, '')
    .normalize('NFC')
    .replace(looseJoiners, '');
  let name = '';
  let characters = 0;
  for (const { segment } of [...new Intl.Segmenter().segment(letters)].slice(0, mostLetters)) {
    characters += [...segment].length;
    if (characters > mostCharacters) break;
    name += segment;
  }
  return name.trim();
}
