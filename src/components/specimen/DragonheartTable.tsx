import { useState } from 'preact/hooks';
import { CardBack } from '#components/cards/CardBack.tsx';
import { Button } from '#components/controls/Button.tsx';
import { Hand } from '#components/play/Hand.tsx';
import { HintPanel } from '#components/play/HintPanel.tsx';
import { LogLine } from '#components/play/LogLine.tsx';
import { fill, plural } from '#i18n/plural.ts';
import { dragonheartCard, sampleTypes } from './SampleCards.tsx';
import { SampleBoard } from './SampleBoard.tsx';
import { States } from './States.tsx';
import type { SpecimenText } from './words.ts';

/** The pieces of a table of Dragonheart, to be tried. */
export const DragonheartTable = (text: SpecimenText) => {
  const { words, table, rules, base, locale } = text;
  const [hand, setHand] = useState(sampleTypes);
  const [chosen, setChosen] = useState<string>('fireDragon-3');
  const [hints, setHints] = useState(0);
  const idOf = ([type, value]: (typeof sampleTypes)[number]) => `${type}-${value}`;

  return (
    <section class="specimen-world" data-world="dragonheart" aria-labelledby="specimen-dragonheart">
      <h2 id="specimen-dragonheart">{words.dragonheart}</h2>
      <SampleBoard {...text} />
      <Hand
        id="specimen-hand-dragonheart"
        label={fill(plural(locale, hand.length, table.rows.handWithoutLimit), { count: hand.length })}
        empty={table.rows.handEmpty}
        cards={hand.map((card) => dragonheartCard(...card, idOf(card) === chosen ? 'selected' : 'selectable', text))}
        words={table.card}
        onSelect={(id) => setChosen(id === chosen ? '' : id)}
        onAct={(id) => setHand(hand.filter((card) => idOf(card) !== id))}
        beside={{
          id: 'specimen-deck',
          label: fill(table.rows.left, { n: 21 }),
          things: <CardBack deck="ruby" base={base} />,
        }}
      />
      <p class="specimen-buttons">
        <Button kind="primary" onClick={() => setHand(hand.filter((card) => idOf(card) !== chosen))}>
          {words.playSelected}
        </Button>
        <Button onClick={() => setHand(sampleTypes)}>{words.putBack}</Button>
      </p>
      <div class="specimen-panels">
        <HintPanel
          id="specimen-hints-dragonheart"
          rungs={words.hints}
          shown={hints}
          words={table.hints}
          onNext={() => setHints(hints + 1)}
        />
        <div class="specimen-log">
          <h3 id="specimen-log-dragonheart">{words.log}</h3>
          <ol role="list" aria-labelledby="specimen-log-dragonheart">
            <LogLine who={words.mila} rule={rules.ship}>
              {words.logShips}
            </LogLine>
          </ol>
        </div>
      </div>
      <h3>{words.statesDragonheart}</h3>
      <States cardIn={(state) => dragonheartCard('petrifiedDragon', 2, state, text)} deck="slate" text={text} />
    </section>
  );
};
