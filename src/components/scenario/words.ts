import type { HeartText } from '#components/play/dragonheart/text.ts';
import type { WoodText } from '#components/play/dragonwood/text.ts';
import type { TableText } from '#components/play/table.ts';
import type { LessonWords } from '#i18n/lesson-words.ts';
import type { HeartReasonWords } from '#i18n/narrate/dragonheart-reasons.ts';
import type { WoodReasonWords } from '#i18n/narrate/dragonwood-reasons.ts';
import type { SettingsWords } from '#i18n/settings-words.ts';
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
export interface LessonText extends TableText {
  /** `game/slug`. */
  readonly id: string;
  /** Its place among the lessons of its game, from 1. */
  readonly order: number;
  readonly lesson: ScenarioText;
  /** The lesson itself, as JSON: a text is smaller in a page than a tree. */
  readonly scenario: string;
  readonly words: LessonWords['player'];
  readonly settings: SettingsWords;
  /** Left out where the lesson has the page for itself. */
  readonly inset?: Inset;
  /** The lesson after this one. */
  readonly next: Lead | null;
  readonly overview: string;
  /** The sandbox. */
  readonly play: string;
  /** The calculator with the lesson's last attack; null where there is none. */
  readonly odds: string | null;
}

/** What a coach speaks with, where a lesson has one: its sentences, and the reasons of its game. */
export interface CoachText<Told> {
  readonly words: LessonWords['coach'];
  readonly told: Told;
}

/** What a lesson of Dragonwood needs besides. */
export type DragonwoodText = LessonText & WoodText & { readonly coach?: CoachText<WoodReasonWords> };

/** What a lesson of Dragonheart needs besides. */
export type DragonheartText = LessonText & HeartText & { readonly coach?: CoachText<HeartReasonWords> };
