import { type Method, methods } from '#engine/dragonwood/index.ts';
import { rollDistribution } from '#engine/odds/index.ts';
import { fractionText, integerText, percentText } from '#i18n/chance-text.ts';
import { fill, plural } from '#i18n/plural.ts';
import type { Answer } from './answers.ts';
import type { OddsText } from './words.ts';
import './distribution.css';

interface Props {
  readonly answer: Answer;
  readonly onMethod: (method: Method) => void;
  readonly text: OddsText;
}

/** How often each total comes up, as bars and as a table, for the dice of one method. */
export function Distribution({ answer, onMethod, text }: Props) {
  const { words, locale, chance: chanceWords, face } = text;
  const { method, dice, bonus, need, reroll } = answer;
  const counts = rollDistribution(dice);
  const rolls = counts.reduce((sum, count) => sum + count, 0);
  const bars = counts
    .map((count, total) => ({
      count,
      total: total + bonus,
      atLeast: counts.slice(total).reduce((sum, more) => sum + more, 0),
    }))
    .filter(({ count }) => count > 0);
  const most = Math.max(...counts);
  const hits = bars.filter(({ total }) => total >= need).reduce((sum, { count }) => sum + count, 0);
  const caption = fill(words.chart.caption, {
    method: face.methods[method],
    dice: fill(plural(locale, dice, words.answer.dice), { n: dice }),
  });
  const label = fill(words.chart.label, {
    caption,
    hits: integerText(hits, locale),
    rolls: integerText(rolls, locale),
    need,
  });
  const ratio = (num: number) => ({ num, den: rolls });

  return (
    <section class="distribution" aria-labelledby="odds-chart">
      <h2 id="odds-chart">{words.chart.heading}</h2>
      <fieldset class="radio-buttons chart-methods">
        <legend class="visually-hidden">{words.chart.method}</legend>
        {methods.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="chart-method"
              checked={each === method}
              onChange={() => {
                onMethod(each);
              }}
            />
            <span>{face.methods[each]}</span>
          </label>
        ))}
      </fieldset>
      <figure>
        <figcaption>
          {caption}. {bonus > 0 && `${fill(words.chart.withBonus, { bonus: `+${bonus}` })} `}
          {reroll && words.chart.mushroom}
        </figcaption>
        <div
          class="chart-bars"
          role="img"
          aria-label={label}
          data-many={bars.length > 10}
          style={{ '--bars': bars.length }}
        >
          {bars.map(({ total, count }) => (
            <div
              key={total}
              class="chart-bar"
              data-hit={total >= need}
              data-first-hit={total === Math.max(need, bars[0]?.total ?? need)}
            >
              <span class="chart-fill" style={{ '--share': count / most }} />
              <span class="chart-total">{total}</span>
            </div>
          ))}
        </div>
        <p class="chart-key" aria-hidden="true">
          <span data-hit="true" /> {fill(words.chart.needMark, { need })}
        </p>
      </figure>
      <details>
        <summary>{words.chart.table}</summary>
        <table class="chart-table">
          <caption class="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.chart.total}</th>
              <th scope="col">{words.chart.rolls}</th>
              <th scope="col">{words.chart.exactly}</th>
              <th scope="col">{words.chart.atLeast}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ total, count, atLeast }) => (
              <tr key={total} data-hit={total >= need}>
                <th scope="row">
                  {total}
                  {total >= need && <span class="hit"> {words.chart.hit}</span>}
                </th>
                <td>{fractionText(ratio(count))}</td>
                <td>{percentText(ratio(count), locale, chanceWords)}</td>
                <td>{percentText(ratio(atLeast), locale, chanceWords)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
