import type { OneUse } from '#engine/adviser/dragonwood/index.ts';
import { fill, plural } from '#i18n/plural.ts';
import { Fold } from './Fold.tsx';
import { percentOf, type AdviserText } from './text.ts';

/** One-use cards: with and without, and whether it pays. */
export function OneUseList({ oneUse, text }: { readonly oneUse: readonly OneUse[]; readonly text: AdviserText }) {
  const { words, cardNames, locale } = text;
  const { once } = words;
  if (oneUse.length === 0) return null;
  const paying = oneUse.filter(({ pays }) => pays).length;
  return (
    <Fold
      id="adviser-once"
      heading={once.heading}
      note={paying > 0 ? fill(plural(locale, paying, once.paying), { n: paying }) : once.nonePays}
      class="one-use"
      opens="wide"
    >
      <ul role="list">
        {oneUse.map(({ target, once: cards, with: capture, without, pays }) => (
          <li key={`${target} ${cards.join(' ')}`}>
            <strong>
              {fill(once.row, { card: cardNames[target], cards: cards.map((id) => cardNames[id]).join(' + ') })}
            </strong>
            <span>
              {fill(once.with, { percent: percentOf(capture.chance, text) })},{' '}
              {without ? fill(once.without, { percent: percentOf(without.chance, text) }) : once.never}
            </span>
            <span class="one-use-verdict" data-pays={pays}>
              {pays ? `✓ ${once.pays}` : `✗ ${once.paysNot}`}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
