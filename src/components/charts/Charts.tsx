import { useState } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import { EnhancementToggles } from '#components/odds/EnhancementToggles.tsx';
import type { EnhancementId } from '#engine/dragonwood/index.ts';
import { fill } from '#i18n/plural.ts';
import { DiceNeeded } from './DiceNeeded.tsx';
import { HeatMap } from './HeatMap.tsx';
import { RollChart } from './RollChart.tsx';
import type { ChartsText } from './text.ts';
import '#components/odds/calculator.css';
import './charts.css';

/** The odds in pictures, drawn when the site is built without enhancements, and again when some are chosen. */
export function Charts(text: ChartsText) {
  const [enhancements, setEnhancements] = useState<readonly EnhancementId[]>([]);
  const { charts, cardNames, locale } = text;
  const names = new Intl.ListFormat(locale).format(enhancements.map((id) => cardNames[id]));
  return (
    <div class="calculator charts not-content" data-pagefind-ignore>
      {/* Any creature: against an enhancement none of them helps, and the pictures say so. */}
      <EnhancementToggles
        question={{ target: 'fire-ants', enhancements }}
        onToggle={(id) => {
          setEnhancements(
            enhancements.includes(id) ? enhancements.filter((other) => other !== id) : [...enhancements, id],
          );
        }}
        text={text}
      />
      <p class="charts-with" role="status">
        {enhancements.length === 0 ? charts.without : fill(charts.with, { cards: names })}
      </p>
      <HeatMap enhancements={enhancements} text={text} />
      <DiceNeeded enhancements={enhancements} text={text} />
      <RollChart text={text} />
      <div class="charts-print">
        <Button
          onClick={() => {
            print();
          }}
        >
          {charts.print}
        </Button>
      </div>
    </div>
  );
}
