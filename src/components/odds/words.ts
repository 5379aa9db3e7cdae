import type { DragonwoodCardId } from '#engine/dragonwood/index.ts';
import type { CardFaceWords } from '#i18n/card-words.ts';
import type { ChanceWords } from '#i18n/chance-text.ts';
import type { OddsWords } from '#i18n/en/odds.ts';
import type { Locale } from '#i18n/locales.ts';

/** All that the calculator's parts need to speak and to show one language, handed down from the page. */
export interface OddsText {
  readonly locale: Locale;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  readonly words: OddsWords;
  readonly chance: ChanceWords;
  /** What stands on the faces of cards: methods, effects. */
  readonly face: CardFaceWords;
  readonly cardNames: Readonly<Record<DragonwoodCardId, string>>;
  /** The printed English names, where the page's language has others. */
  readonly englishNames?: Readonly<Record<DragonwoodCardId, string>>;
  /** Where it stands that no enhancement helps against another. */
  readonly creaturesOnlyRule: { readonly href: string; readonly number: string };
}
