import type { TableText } from '../table.ts';
import type { RuleReference } from '../RuleReference.tsx';
import type { ChanceWords } from '#i18n/chance-text.ts';
import type { PlayWords } from '#i18n/play-words.ts';
import type { PositionWords } from '#i18n/position-words.ts';
import type { ReviewWords } from '#i18n/review-words.ts';
import type { SettingsWords } from '#i18n/settings-words.ts';

/** A rule as it is read beside the table. */
export interface RuleAtHand extends RuleReference {
  readonly number: string;
  /** The rule in one or two sentences. */
  readonly says: string;
}

/** All that the page around a table needs to speak one language, handed down from the page. */
export interface PlayText extends Omit<TableText, 'players' | 'rules'> {
  readonly words: PlayWords;
  readonly review: ReviewWords;
  readonly position: PositionWords;
  readonly settings: SettingsWords;
  readonly chance: ChanceWords;
  /** Rules of the game by id, in their order. */
  readonly rules: Readonly<Record<string, RuleAtHand>>;
  /** The list of all rules. */
  readonly rulesHref: string;
  /** The calculator, where the game has one. */
  readonly odds: string | null;
}
