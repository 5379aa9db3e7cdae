import type { OneUse } from '#engine/adviser/dragonwood/index.ts';
import { fill } from '#i18n/plural.ts';
import { percentOf, type AdviserText } from './text.ts';

/** One-use cards: with and without, and whether it pays. */
export function OneUseList({ oneUse, text }: { readonly oneUse: readonly OneUse[]; readonly text: AdviserText }) {
  const { words, cardNames } = text;
  const { once } = words;
  if (oneUse.length === 0) return null;
  return (
    <section class="one-use" aria-labelledby="adviser-once">
      <h2 id="adviser-once">{once.heading}</h2>
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
    </section>
  );
}
