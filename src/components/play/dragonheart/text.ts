import type { CardType } from '#engine/dragonheart/index.ts';
import type { DragonheartNarration } from '#i18n/en/narrate-dragonheart.ts';
import type { PlayTableWords } from '#i18n/play-table-words.ts';
import type { TableText } from '../table.ts';

/** All that a table of Dragonheart needs to speak and to show one language. */
export interface HeartText extends TableText {
  readonly narration: DragonheartNarration;
  readonly typeNames: Readonly<Record<CardType, string>>;
}

/** What the whole table needs besides. */
export interface HeartTableText extends HeartText {
  readonly play: Pick<PlayTableWords, 'common' | 'heart'>;
}
