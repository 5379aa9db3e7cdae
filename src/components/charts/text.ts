import type { OddsText } from '#components/odds/words.ts';
import type { ChartsWords } from '#i18n/charts-words.ts';

/** All that the charts need to speak and to show one language, handed down from the page. */
export interface ChartsText extends OddsText {
  readonly charts: ChartsWords;
}
