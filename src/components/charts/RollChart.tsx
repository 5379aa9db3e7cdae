import { Choice } from '#components/odds/Choice.tsx';
import { SelectField } from '#components/odds/SelectField.tsx';
import { TickField } from '#components/odds/TickField.tsx';
import { captureChance, mostDice, type Ratio } from '#engine/odds/index.ts';
import { fractionText, percentText, triesText, withSigns } from '#i18n/chance-text.ts';
import { fill, plural } from '#i18n/plural.ts';
import { mostBonus, mostTotal, type ChartsChoice } from '#stores/charts-address.ts';
import { mostCommon, rollBars } from './counts.ts';
import { RollBars } from './RollBars.tsx';
import type { ChartsText } from './text.ts';
import './roll-chart.css';

interface Props {
  readonly choice: ChartsChoice;
  readonly onChange: (part: Partial<ChartsChoice>) => void;
  readonly text: ChartsText;
}

const upTo = (least: number, most: number): readonly { readonly value: number; readonly label: string }[] =>
  Array.from({ length: most - least + 1 }, (_, at) => ({ value: least + at, label: String(least + at) }));

/** How often the number that is asked for is reached, as sentences; empty when none is asked for. */
function reached({ dice, bonus, need, reroll }: ChartsChoice, { charts, locale, chance: words }: ChartsText): string {
  if (need === null) return '';
  const { roll } = charts;
  const told = (chance: Ratio) => ({
    percent: percentText(chance, locale, words),
    tries: triesText(chance, locale, words),
    fraction: fractionText(chance),
  });
  const thrown = fill(plural(locale, dice, roll.thrown), { n: dice });
  const sentence = fill(roll.reaches, {
    roll: bonus > 0 ? `${thrown}\u00a0+\u00a0${bonus}` : thrown,
    need,
    ...told(captureChance({ dice, bonus, need })),
  });
  if (!reroll) return sentence;
  return `${sentence} ${fill(roll.reachesAgain, told(captureChance({ dice, bonus, need, reroll })))}`;
}

/** Any roll of the dice, with a bonus and a re-roll: how often each total comes up and how often a number is reached. */
export function RollChart({ choice, onChange, text }: Props) {
  const { locale, chance: chanceWords } = text;
  const { roll: words } = text.charts;
  const { dice, bonus, need, reroll } = choice;
  const bars = rollBars(dice, bonus);
  const ends = { from: dice + bonus, to: bars.at(-1)?.total ?? 0 };
  const short = (chance: Ratio) => percentText(chance, locale, withSigns(chanceWords));
  const told = (chance: Ratio, column: string) => (
    <td data-column={column}>
      {percentText(chance, locale, chanceWords)} <span class="roll-fraction">{fractionText(chance)}</span>
    </td>
  );
  const best = new Intl.ListFormat(locale).format(mostCommon(bars).map(String));
  return (
    <section class="roll-chart" aria-labelledby="any-roll">
      <h2 id="any-roll">{words.heading}</h2>
      <Choice
        legend={words.dice}
        name="dice"
        options={upTo(1, mostDice)}
        chosen={dice}
        onChoose={(value) => {
          onChange({ dice: value });
        }}
      />
      <Choice
        legend={words.bonus}
        name="bonus"
        options={upTo(0, mostBonus)}
        chosen={bonus}
        onChoose={(value) => {
          onChange({ bonus: value });
        }}
      />
      <TickField
        label={words.reroll}
        isTicked={reroll}
        onTick={(isTicked) => {
          onChange({ reroll: isTicked });
          return isTicked;
        }}
      />
      <SelectField
        label={words.need}
        chosen={String(need ?? '')}
        none={{ value: '', label: words.anyNumber }}
        groups={[{ options: upTo(1, mostTotal).map(({ label }) => ({ value: label, label })) }]}
        onChoose={(value) => {
          onChange({ need: value === '' ? null : Number(value) });
        }}
      />
      <p class="roll-reached" role="status" data-testid="reached">
        {reached(choice, text)}
      </p>
      <div class="roll-figures">
        <RollBars
          caption={words.exactly}
          label={fill(words.exactlyLabel, { ...ends, best })}
          need={need}
          bars={bars.map(({ total, exactly }) => ({ total, chance: exactly, figure: short(exactly) }))}
        />
        <RollBars
          caption={words.atLeast}
          label={fill(words.atLeastLabel, ends)}
          need={need}
          bars={bars.map(({ total, atLeast, withReroll }) => {
            // What is certain already gains nothing.
            const gains = reroll && atLeast.num < atLeast.den;
            return {
              total,
              chance: atLeast,
              figure: gains ? `${short(atLeast)} → ${short(withReroll)}` : short(atLeast),
              ...(gains && { more: withReroll }),
            };
          })}
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
                {told(exactly, words.exactlyShort)}
                {told(atLeast, words.atLeastShort)}
                {reroll && told(withReroll, words.withReroll)}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
