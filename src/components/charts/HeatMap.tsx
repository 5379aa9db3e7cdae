import { Fragment } from 'preact';
import { MethodIcon } from '#components/cards/MethodIcon.tsx';
import {
  methods,
  mostAdventurers,
  type Creature,
  type Enhancement,
  type EnhancementId,
  type Method,
} from '#engine/dragonwood/index.ts';
import { fractionText, percentText } from '#i18n/chance-text.ts';
import { fill, plural } from '#i18n/plural.ts';
import { cellText, levelOf, levels, rowOf } from './counts.ts';
import type { ChartsText } from './text.ts';
import './heat-map.css';

interface Props {
  readonly targets: readonly (Creature | Enhancement)[];
  readonly enhancements: readonly EnhancementId[];
  readonly text: ChartsText;
}

const numbers = (method: Method): readonly number[] =>
  Array.from({ length: mostAdventurers[method] }, (_, before) => before + 1);

/** One method: a cell for each card of the forest and each number of cards played. */
function Map({ method, targets, enhancements, text }: Props & { readonly method: Method }) {
  const { charts, face, cardNames, base } = text;
  const most = mostAdventurers[method];
  const one = targets.length === 1 ? targets[0] : undefined;
  return (
    <figure class="heat">
      <figcaption>
        <MethodIcon method={method} base={base} /> {face.methods[method]}
      </figcaption>
      <div
        class="heat-grid"
        role="img"
        aria-label={fill(charts.heat.label, {
          method: face.methods[method],
          cards: one ? cardNames[one.id] : charts.cards.all,
          n: most,
        })}
        style={{ '--columns': most }}
      >
        <span />
        {numbers(method).map((n) => (
          <span key={n} class="heat-head">
            {n}
          </span>
        ))}
        {targets.map(({ id, needs }) => (
          <Fragment key={id}>
            <span class="heat-name">
              {cardNames[id]}
              {'\u00a0'}
              <b>{needs[method]}</b>
            </span>
            {rowOf(id, method, enhancements).map(({ chance }, place) => (
              <span key={place} class="heat-cell" data-level={levelOf(chance)}>
                {cellText(chance)}
              </span>
            ))}
          </Fragment>
        ))}
      </div>
    </figure>
  );
}

/** The same method as a table, each chance in percent and as a fraction. */
function Twin({ method, targets, enhancements, text }: Props & { readonly method: Method }) {
  const { charts, face, cardNames, locale, chance: words } = text;
  return (
    <div
      class="heat-scroll"
      role="region"
      tabIndex={0}
      aria-label={fill(charts.heat.scrolls, { method: face.methods[method] })}
    >
      <table class="heat-table">
        <caption>{face.methods[method]}</caption>
        <thead>
          <tr>
            <th scope="col">{charts.heat.card}</th>
            {numbers(method).map((n) => (
              <th key={n} scope="col">
                {fill(plural(locale, n, charts.heat.cards), { n })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {targets.map(({ id, needs }) => (
            <tr key={id}>
              <th scope="row">{fill(charts.need, { card: cardNames[id], need: needs[method] })}</th>
              {rowOf(id, method, enhancements).map(({ chance }, place) => (
                <td key={place}>
                  {percentText(chance, locale, words)} <span class="heat-fraction">{fractionText(chance)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The chances of the targets by all methods, as a heat map and as tables. */
export function HeatMap({ targets, enhancements, text }: Props) {
  const { heat } = text.charts;
  return (
    <section class="heat-section" aria-labelledby="heat-map">
      <h2 id="heat-map">{heat.heading}</h2>
      <p>{heat.lead}</p>
      <p class="heat-key">
        {heat.key}:{' '}
        {levels.map((level) => (
          <span key={level} class="heat-cell" data-level={level}>
            {heat.levels[level]}
          </span>
        ))}
      </p>
      <div class="heat-maps">
        {methods.map((method) => (
          <Map key={method} method={method} targets={targets} enhancements={enhancements} text={text} />
        ))}
      </div>
      <details class="heat-twin">
        <summary>{heat.table}</summary>
        {methods.map((method) => (
          <Twin key={method} method={method} targets={targets} enhancements={enhancements} text={text} />
        ))}
      </details>
    </section>
  );
}
