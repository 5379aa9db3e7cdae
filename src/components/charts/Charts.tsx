import { useMemo } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import { useAddress } from '#components/controls/use-address.ts';
import { useStore } from '#components/controls/use-store.ts';
import { EnhancementToggles } from '#components/odds/EnhancementToggles.tsx';
import { ProblemList } from '#components/odds/ProblemList.tsx';
import { SelectField } from '#components/odds/SelectField.tsx';
import { Share } from '#components/odds/Share.tsx';
import { creatures, enhancements as enhancementCards, targets } from '#engine/dragonwood/index.ts';
import { fill } from '#i18n/plural.ts';
import { createChartsStore } from '#stores/charts-choice.ts';
import { DiceNeeded } from './DiceNeeded.tsx';
import { HeatMap } from './HeatMap.tsx';
import { RollChart } from './RollChart.tsx';
import type { ChartsText } from './text.ts';
import '#components/odds/calculator.css';
import './charts.css';

/** The odds in pictures: drawn when the site is built, and again for what is chosen. The one place that knows the store. */
export function Charts(text: ChartsText) {
  const store = useMemo(createChartsStore, []);
  const choice = useStore(store.$choice);
  const problems = useStore(store.$problems);
  useAddress(store, store.$choice);
  const { charts, cardNames, words, locale } = text;
  const { enhancements, target } = choice;
  const names = new Intl.ListFormat(locale).format(enhancements.map((id) => cardNames[id]));
  const shown = target === null ? targets : targets.filter(({ id }) => id === target);
  const optionsOf = (cards: typeof targets) => cards.map(({ id }) => ({ value: id, label: cardNames[id] }));
  return (
    <div class="calculator charts not-content" data-pagefind-ignore tabIndex={-1}>
      <ProblemList
        words={charts.problems}
        problems={problems.map(({ code, value }) => fill(charts.problems[code], { value }))}
        onDismiss={store.dismissProblems}
      />
      {/* Any creature: against an enhancement none of them helps, and the pictures say so. */}
      <EnhancementToggles question={{ target: 'fire-ants', enhancements }} onToggle={store.toggle} text={text} />
      <SelectField
        label={charts.cards.which}
        chosen={target ?? ''}
        none={{ value: '', label: charts.cards.all }}
        groups={[
          { label: words.target.creatures, options: optionsOf(creatures) },
          { label: words.target.enhancements, options: optionsOf(enhancementCards) },
        ]}
        onChoose={(value) => {
          store.change({ target: targets.find(({ id }) => id === value)?.id ?? null });
        }}
      />
      <p class="charts-with" role="status">
        {target !== null && `${cardNames[target]}. `}
        {enhancements.length === 0 ? charts.without : fill(charts.with, { cards: names })}
      </p>
      <HeatMap targets={shown} enhancements={enhancements} text={text} />
      <DiceNeeded
        targets={shown}
        enhancements={enhancements}
        wish={choice.wish}
        onWish={(wish) => {
          store.change({ wish });
        }}
        text={text}
      />
      <RollChart choice={choice} onChange={store.change} text={text} />
      <div class="charts-tools">
        <Button
          onClick={() => {
            print();
          }}
        >
          {charts.print}
        </Button>
        <Share address={store.address()} onReset={store.reset} text={{ words: { share: charts.share } }} />
      </div>
    </div>
  );
}
