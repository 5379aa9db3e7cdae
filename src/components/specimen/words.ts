import type { CardType } from '#engine/dragonheart/index.ts';
import type { DragonwoodCardId } from '#engine/dragonwood/index.ts';
import type { RuleReference } from '#components/play/RuleReference.tsx';
import type { CardFaceWords } from '#i18n/card-words.ts';
import type { ChanceWords } from '#i18n/chance-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ProseWords } from '#i18n/en/prose.ts';
import type { SpecimenWords } from '#i18n/specimen-words.ts';
import type { TableWords } from '#i18n/table-words.ts';

/** All that the pieces on the page need to speak and to show one language. */
export interface SpecimenText {
  readonly locale: Locale;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  readonly words: SpecimenWords;
  readonly table: TableWords;
  readonly face: CardFaceWords;
  readonly chance: ChanceWords;
  /** Names of the sources of rules. */
  readonly sources: ProseWords['sources'];
  readonly cardNames: Readonly<Partial<Record<DragonwoodCardId, string>>>;
  readonly typeNames: Readonly<Record<CardType, string>>;
  /** Rules that the samples cite. */
  readonly rules: Readonly<Record<'strike' | 'dice' | 'capture' | 'ship' | 'fireDragon', RuleReference>>;
}
