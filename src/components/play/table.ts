/** What the tables of both games are given by the page around them. They know no store. */
import type { ComponentChildren } from 'preact';
import type { CardFaceWords } from '#i18n/card-words.ts';
import type { DeskWords } from '#i18n/desk-words.ts';
import type { Locale } from '#i18n/locales.ts';
import type { TableWords } from '#i18n/table-words.ts';
import type { RuleReference } from './RuleReference.tsx';

/** Who sits at a table. */
export interface TablePlayer {
  /** As it is written at the start of a sentence; never declined. */
  readonly name: string;
  readonly kind: 'person' | 'bot';
}

/** How fast cards and dice move. `off`: they are where they belong at once, as with reduced motion. */
export const paces = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof paces)[number];

/** What every table needs to speak and to show one language, handed down from the page. */
export interface TableText {
  readonly locale: Locale;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  readonly table: TableWords;
  readonly desk: DeskWords;
  readonly face: CardFaceWords;
  /** The players' names by seat. */
  readonly players: readonly string[];
  /** Rules of the game by id. */
  readonly rules: Readonly<Record<string, RuleReference>>;
}

/** What a desk is given: what its seat may know, and what to do with a decision. */
export interface DeskProps<View, Action> {
  /** What the reader's seat, `view.seat`, may know. */
  readonly view: View;
  /** The reader is asked, and nothing else is to be answered before. */
  readonly isActive: boolean;
  /** An action to be laid out, ready for its button; another object lays it out again. */
  readonly move: Action | null;
  /** Another moment clears what has been chosen. */
  readonly moment: string;
  /** A decision. A desk hands on those too that the rules refuse: whoever runs the game answers them. */
  readonly onAct: (action: Action) => void;
  /** Says something that is no decision, for those who listen too; with the id of the rule behind it, where there is one. */
  readonly onSay: (message: string, rule?: string) => void;
}

/** What a whole table is given. */
export interface TableProps<View, Action, Reason> extends DeskProps<View, Action> {
  /** By seat. */
  readonly players: readonly TablePlayer[];
  /** The hand of the view's seat lies face down: behind the curtain, or nobody here plays that seat. */
  readonly isHidden: boolean;
  /** Only what the rules allow; anything else goes to `onRefuse`. */
  readonly onAct: (action: Action) => void;
  /** Why the rules refuse what was tried, and what that was. */
  readonly onRefuse: (reason: Reason, action: Action) => void;
  readonly pace: Pace;
  /** What goes on while nothing is asked here: "Mila is to play."; empty after the end. */
  readonly waiting: string;
  /** What happened last, with its dice: it stands in the middle while nothing is chosen there. */
  readonly meanwhile?: ComponentChildren;
  /** Why what was just tried cannot be done: it stands where the player's eyes are. */
  readonly answer?: ComponentChildren;
  /** Buttons of the page that stand with those of the table: a hint, the way on. */
  readonly tools?: ComponentChildren;
}
