import type { DragonwoodCardId } from '#engine/dragonwood/index.ts';
import type { ChanceWords } from '#i18n/chance-text.ts';
import type { DragonwoodNarration } from '#i18n/en/narrate-dragonwood.ts';
import type { PlayTableWords } from '#i18n/play-table-words.ts';
import type { TableText } from '../table.ts';

/** All that a table of Dragonwood needs to speak and to show one language. */
export interface WoodText extends TableText {
  readonly narration: DragonwoodNarration;
  readonly chance: ChanceWords;
  readonly cardNames: Readonly<Record<DragonwoodCardId, string>>;
}

/** What the whole table needs besides. */
export interface WoodTableText extends WoodText {
  readonly play: Pick<PlayTableWords, 'common' | 'wood'>;
}
