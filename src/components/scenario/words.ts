import type { DragonheartNarration } from '#i18n/en/narrate-dragonheart.ts';
import type { DragonwoodNarration } from '#i18n/en/narrate-dragonwood.ts';
import type { CardType } from '#engine/dragonheart/index.ts';
import type { DragonwoodCardId } from '#engine/dragonwood/index.ts';
import type { RuleReference } from '#components/play/RuleReference.tsx';
import type { CardFaceWords } from '#i18n/card-words.ts';
import type { ChanceWords } from '#i18n/chance-text.ts';
import type { LessonWords } from '#i18n/lesson-words.ts';
import type { Locale } from '#i18n/locales.ts';
import type { SettingsWords } from '#i18n/settings-words.ts';
import type { TableWords } from '#i18n/table-words.ts';
import type { ScenarioText } from '#schemas/scenario.ts';

/** A link with its words. */
export interface Lead {
  readonly href: string;
  readonly title: string;
}

/** A lesson that is opened within another page. */
export interface Inset {
  /** The start of its ids, free on the page. */
  readonly id: string;
  /** The step at which it opens, from 0. */
  readonly step: number;
  /** The lesson's own page. */
  readonly href: string;
}

/** All that a lesson needs to speak and to show one language, handed down from the page. */
export interface LessonText {
  readonly locale: Locale;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  /** `game/slug`. */
  readonly id: string;
  /** Its place among the lessons of its game, from 1. */
  readonly order: number;
  readonly lesson: ScenarioText;
  /** The lesson itself, as JSON: a text is smaller in a page than a tree. */
  readonly scenario: string;
  readonly words: LessonWords['player'];
  readonly desk: LessonWords['desk'];
  readonly table: TableWords;
  readonly settings: SettingsWords;
  readonly face: CardFaceWords;
  /** The players by seat; the reader sits first. */
  readonly players: readonly string[];
  /** Rules of the game by id. */
  readonly rules: Readonly<Record<string, RuleReference>>;
  /** Left out where the lesson has the page for itself. */
  readonly inset?: Inset;
  /** The lesson after this one. */
  readonly next: Lead | null;
  readonly overview: string;
  /** The calculator, where the game has one. */
  readonly odds: string | null;
}

/** What a lesson of Dragonwood needs besides. */
export interface DragonwoodText extends LessonText {
  readonly narration: DragonwoodNarration;
  readonly chance: ChanceWords;
  readonly cardNames: Readonly<Record<DragonwoodCardId, string>>;
}

/** What a lesson of Dragonheart needs besides. */
export interface DragonheartText extends LessonText {
  readonly narration: DragonheartNarration;
  readonly typeNames: Readonly<Record<CardType, string>>;
}
