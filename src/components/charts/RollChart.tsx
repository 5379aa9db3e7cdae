import { useState } from 'preact/hooks';
import { mostDice, toNumber, type Ratio } from '#engine/odds/index.ts';
import { fractionText, percentText } from '#i18n/chance-text.ts';
import { fill } from '#i18n/plural.ts';
import { mostBonus, rollBars, type RollBar } from './counts.ts';
import type { ChartsText } from './text.ts';
import './roll-chart.css';

interface NumberProps {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly number[];
  readonly chosen: number;
  readonly onChoose: (value: number) => void;
}

const NumberChoice = ({ legend, name, values, chosen, onChoose }: NumberProps) => (
  <fieldset class="radio-buttons chart-choice">
    <legend>{legend}</legend>
    {values.map((value) => (
      <label key={value}>
        <input
          type="radio"
          name={name}
          checked={value === chosen}
          onChange={() => {
            onChoose(value);
          }}
        />
        <span>{value}</span>
      </label>
    ))}
  </fieldset>
);

interface BarsProps {
  readonly caption: string;
  readonly label: string;
  readonly bars: readonly RollBar[];
  readonly shareOf: (bar: RollBar) => number;
  /** What comes on top of the share. */
  readonly moreOf?: (bar: RollBar) => number;
}

/** One bar for each number; what comes on top is striped. */
function Bars({ caption, label, bars, shareOf, moreOf = () => 0 }: BarsProps) {
  const greatest = Math.max(...bars.map((bar) => shareOf(bar) + moreOf(bar)));
  return (
    <figure class="roll-figure">
      <figcaption>{caption}</figcaption>
      <div
        class="roll-bars"
        role="img"
        aria-label={label}
        data-many={bars.length > 10}
        style={{ '--bars': bars.length }}
      >
        {bars.map((bar) => (
          <div key={bar.total} class="roll-bar">
            <span class="roll-column">
              <span class="roll-more" style={{ '--share': moreOf(bar) / greatest }} />
              <span class="roll-share" style={{ '--share': shareOf(bar) / greatest }} />
            </span>
            <span class="roll-total">{bar.total}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** Any roll of the dice, with a bonus and a re-roll: how often each total comes up and how often a number is reached. */
export function RollChart({ text }: { readonly text: ChartsText }) {
  const { locale, chance: chanceWords } = text;
  const { roll: words } = text.charts;
  const [dice, setDice] = useState(3);
  const [bonus, setBonus] = useState(0);
  const [reroll, setReroll] = useState(false);
  const bars = rollBars(dice, bonus);
  const most = bars.reduce(
    (best, bar) => (toNumber(bar.exactly) > toNumber(best.exactly) ? bar : best),
    bars[0] as RollBar,
  );
  const ends = { from: dice + bonus, to: bars.at(-1)?.total ?? 0 };
  const told = (chance: Ratio) => (
    <td>
      {percentText(chance, locale, chanceWords)} <span class="roll-fraction">{fractionText(chance)}</span>
    </td>
  );
  return (
    <section class="roll-chart" aria-labelledby="any-roll">
      <h2 id="any-roll">{words.heading}</h2>
      <NumberChoice
        legend={words.dice}
        name="dice"
        values={Array.from({ length: mostDice }, (_, before) => before + 1)}
        chosen={dice}
        onChoose={setDice}
      />
      <NumberChoice
        legend={words.bonus}
        name="bonus"
        values={Array.from({ length: mostBonus + 1 }, (_, value) => value)}
        chosen={bonus}
        onChoose={setBonus}
      />
      <label class="roll-again">
        <input
          type="checkbox"
          checked={reroll}
          onChange={(event) => {
            setReroll(event.currentTarget.checked);
          }}
        />
        {words.reroll}
      </label>
      <div class="roll-figures">
        <Bars
          caption={words.exactly}
          label={fill(words.exactlyLabel, { ...ends, best: most.total })}
          bars={bars}
          shareOf={({ exactly }) => toNumber(exactly)}
        />
        <Bars
          caption={words.atLeast}
          label={fill(words.atLeastLabel, ends)}
          bars={bars}
          shareOf={({ atLeast }) => toNumber(atLeast)}
          moreOf={({ atLeast, withReroll }) => (reroll ? toNumber(withReroll) - toNumber(atLeast) : 0)}
        />
      </div>
      {reroll && <p class="note">{words.rerollNote}</p>}
      <details>
        <summary>{words.table}</summary>
        <table class="roll-table">
          <caption class="visually-hidden">{words.heading}</caption>
          <thead>
            <tr>
              <th scope="col">{words.total}</th>
              <th scope="col">{words.exactlyShort}</th>
              <th scope="col">{words.atLeastShort}</th>
              {reroll && <th scope="col">{words.withReroll}</th>}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ total, exactly, atLeast, withReroll }) => (
              <tr key={total}>
                <th scope="row">{total}</th>
                {told(exactly)}
                {told(atLeast)}
                {reroll && told(withReroll)}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
