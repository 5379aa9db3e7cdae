import { Choice } from '#components/odds/Choice.tsx';
import { methods, type Creature, type Enhancement, type EnhancementId } from '#engine/dragonwood/index.ts';
import { mostDice } from '#engine/odds/index.ts';
import { fill, plural } from '#i18n/plural.ts';
import { wishes, type Wish } from '#stores/charts-address.ts';
import { fewestFor } from './counts.ts';
import type { ChartsText } from './text.ts';
import './dice-needed.css';

interface Props {
  readonly targets: readonly (Creature | Enhancement)[];
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  readonly enhancements: readonly EnhancementId[];
  readonly text: ChartsText;
}

/** The fewest dice against each of the targets by every method, drawn as dice of six. */
export function DiceNeeded({ targets, wish, onWish, enhancements, text }: Props) {
  const { charts, face, cardNames, locale } = text;
  const { dice: words } = charts;
  return (
    <section class="dice-needed" aria-labelledby="dice-needed">
      <h2 id="dice-needed">{words.heading}</h2>
      <Choice
        legend={words.wanted}
        name="wish"
        options={wishes.map((value) => ({ value, label: words.wishes[value] }))}
        chosen={wish}
        onChoose={onWish}
      />
      <table class="needed-table">
        <caption class="visually-hidden">
          {words.heading} {words.wanted}: {words.wishes[wish]}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.card}</th>
            {methods.map((method) => (
              <th key={method} scope="col">
                {face.methods[method]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {targets.map(({ id }) => (
            <tr key={id}>
              <th scope="row">{cardNames[id]}</th>
              {methods.map((method) => {
                const found = fewestFor(wish, id, method, enhancements);
                if (!found) {
                  return (
                    <td key={method}>
                      <span aria-hidden="true">—</span>
                      <span class="visually-hidden">{words.never}</span>
                    </td>
                  );
                }
                const { dice, adventurers } = found;
                return (
                  <td key={method}>
                    <span class="needed-dice" aria-hidden="true">
                      {Array.from({ length: mostDice }, (_, die) => (
                        <i key={die} data-thrown={die < dice} />
                      ))}
                    </span>
                    <b>{dice}</b>
                    {adventurers !== dice && (
                      <span class="needed-cards">
                        {' '}
                        {fill(plural(locale, adventurers, words.cards), { n: adventurers })}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
