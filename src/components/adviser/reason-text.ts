import type { Reason } from '#engine/adviser/dragonwood/index.ts';
import { fill, plural } from '#i18n/plural.ts';
import { cardsInWords, methodText, percentOf, pointsText, shareOf, triesOf, type AdviserText } from './text.ts';

/** A reason as a sentence. */
export function reasonText(reason: Reason, text: AdviserText): string {
  const { words, locale, cardNames } = text;
  const { reasons } = words;
  switch (reason.code) {
    case 'noCards':
    case 'noTargets':
    case 'outOfReach':
    case 'certain':
    case 'lastTurn':
    case 'noPointsHere':
    case 'patience':
    case 'mayEndGame':
      return reasons[reason.code];
    case 'likely':
    case 'unlikely':
      return fill(reasons[reason.code], { card: cardNames[reason.target], tries: triesOf(reason.chance, text) });
    case 'points': {
      const { points, expected } = reason;
      return fill(plural(locale, points, reasons.points), { n: points, expected: pointsText(expected, locale) });
    }
    case 'helpsLater':
      return reasons.helpsLater;
    case 'oneUsePays': {
      const cards = reason.once.map((id) => cardNames[id]).join(', ');
      return reason.without
        ? fill(reasons.oneUsePays, { cards, percent: percentOf(reason.without, text) })
        : fill(reasons.oneUseNeeded, { cards });
    }
    case 'waitingGains':
      return fill(reasons.waitingGains, {
        card: cardNames[reason.target],
        before: percentOf(reason.before, text),
        after: percentOf(shareOf(reason.after), text),
      });
    case 'setMayGrow':
      return fill(reasons.setMayGrow, {
        method: methodText(reason.method, text),
        cards: cardsInWords(reason.cards, text),
        chance: percentOf(shareOf(reason.chance), text),
        card: cardNames[reason.target],
        now: percentOf(reason.now, text),
        then: percentOf(reason.then, text),
      });
    case 'missCosts':
      return fill(plural(locale, reason.cards, reasons.missCosts), { n: reason.cards });
    case 'othersFirst':
      return fill(plural(locale, reason.others, reasons.othersFirst), { n: reason.others });
    case 'handFull':
      return reasons.handFull;
  }
}
