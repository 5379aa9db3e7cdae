import { useState } from 'preact/hooks';
import type { Adventurer } from '#engine/dragonwood/index.ts';
import { captureChance } from '#engine/odds/index.ts';
import type { CardState } from '#components/cards/card-name.ts';
import { MethodIcon } from '#components/cards/MethodIcon.tsx';
import { Button } from '#components/controls/Button.tsx';
import { CardRow } from '#components/play/CardRow.tsx';
import { Hand } from '#components/play/Hand.tsx';
import { HintPanel } from '#components/play/HintPanel.tsx';
import { Landscape } from '#components/play/Landscape.tsx';
import { LogLine } from '#components/play/LogLine.tsx';
import { MethodCard } from '#components/play/MethodCard.tsx';
import { MethodRow } from '#components/play/MethodRow.tsx';
import { WhyNot } from '#components/play/WhyNot.tsx';
import { fill } from '#i18n/plural.ts';
import {
  adventurerCard,
  enhancementCard,
  landscapeCard,
  sampleEnhancements,
  sampleHand,
  sampleLandscape,
} from './SampleCards.tsx';
import { States } from './States.tsx';
import type { SpecimenText } from './words.ts';

const handLimit = 9;
const need = 9;

/** How a card stands to a row of ranks that is being laid out. */
const stateIn = (card: Adventurer, selected: readonly Adventurer[]): CardState => {
  if (selected.includes(card)) return 'selected';
  if (selected.length === 0) return 'selectable';
  const ranks = selected.map(({ rank }) => rank);
  return card.rank === Math.min(...ranks) - 1 || card.rank === Math.max(...ranks) + 1 ? 'addable' : 'unfit';
};

/** The pieces of a table of Dragonwood, to be tried. */
export const DragonwoodTable = (text: SpecimenText) => {
  const { words, table, face, rules, base, locale, chance } = text;
  const [hand, setHand] = useState(sampleHand);
  const [chosen, setChosen] = useState<readonly string[]>(['B7', 'R8', 'P9']);
  const [target, setTarget] = useState<string>('grumpy-troll');
  const [inUse, setInUse] = useState<readonly string[]>(['silver-sword']);
  const [hints, setHints] = useState(2);
  const [isAsked, setAsked] = useState(true);
  const selected = hand.filter(({ id }) => chosen.includes(id));
  const play = (ids: readonly string[]) => {
    setHand(hand.filter(({ id }) => !ids.includes(id)));
    setChosen(chosen.filter((id) => !ids.includes(id)));
  };
  const shared = { need, words: table.method, chanceWords: chance, locale, base, onWhyNot: () => setAsked(!isAsked) };
  const [firstCard] = sampleHand;

  return (
    <section class="specimen-world" data-world="dragonwood" aria-labelledby="specimen-dragonwood">
      <h2 id="specimen-dragonwood">{words.dragonwood}</h2>
      <Landscape
        id="specimen-landscape"
        label={table.rows.landscape}
        cards={sampleLandscape.map((card) => landscapeCard(card, card.id === target ? 'target' : 'selectable', text))}
        words={table.card}
        onSelect={setTarget}
      />
      <MethodRow>
        <MethodCard
          {...shared}
          method="strike"
          name={face.methods.strike}
          cards="7 · 8 · 9"
          dice={3}
          bonus={2}
          chance={captureChance({ dice: 3, bonus: 2, need })}
          isChosen
          action={words.roll}
          onAct={() => play(chosen)}
        />
        <MethodCard
          {...shared}
          method="stomp"
          name={face.methods.stomp}
          cards="7 · 7 · 7"
          dice={3}
          bonus={0}
          chance={captureChance({ dice: 3, bonus: 0, need: 11 })}
          need={11}
          isChosen={false}
          action={words.choose}
          onAct={() => setChosen(['B7', 'G7', 'O7'])}
        />
        <MethodCard
          {...shared}
          method="scream"
          name={face.methods.scream}
          cards="3 · 7"
          dice={2}
          bonus={0}
          chance={captureChance({ dice: 2, bonus: 0, need })}
          isChosen={false}
          refusal={words.outOfReach}
          action=""
          onAct={() => undefined}
        />
      </MethodRow>
      {isAsked && (
        <WhyNot
          title={words.notYet}
          icon={<MethodIcon method="scream" base={base} />}
          reason={words.reason}
          rule={rules.dice}
        />
      )}
      <Hand
        id="specimen-hand"
        label={fill(table.rows.hand, { count: hand.length, limit: handLimit })}
        note={words.fitsNote}
        empty={table.rows.handEmpty}
        cards={hand.map((card) => adventurerCard(card, stateIn(card, selected), text))}
        words={table.card}
        onSelect={(id) => setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])}
        onAct={(id) => play([id])}
        beside={{
          id: 'specimen-enhancements',
          label: table.rows.enhancements,
          things: (
            <CardRow
              labelledBy="specimen-enhancements"
              cards={sampleEnhancements.map((card) =>
                enhancementCard(card, inUse.includes(card.id) ? 'selected' : 'selectable', text),
              )}
              words={table.card}
              onSelect={(id) => setInUse(inUse.includes(id) ? inUse.filter((each) => each !== id) : [...inUse, id])}
            />
          ),
        }}
      />
      <p class="specimen-buttons">
        <Button kind="primary" onClick={() => play(chosen)}>
          {words.playSelected}
        </Button>
        <Button onClick={() => setHand(sampleHand)}>{words.putBack}</Button>
      </p>
      <div class="specimen-panels">
        <HintPanel
          id="specimen-hints"
          rungs={words.hints}
          shown={hints}
          words={table.hints}
          onNext={() => setHints(hints + 1)}
        />
        <div class="specimen-log">
          <h3 id="specimen-log">{words.log}</h3>
          <ol role="list" aria-labelledby="specimen-log">
            <LogLine who={words.you} rule={rules.strike} isCurrent>
              {words.logNow}
            </LogLine>
            <LogLine who={words.mila} rule={rules.capture}>
              {words.logRolled}
            </LogLine>
          </ol>
        </div>
      </div>
      <h3>{words.states}</h3>
      {firstCard && (
        <States cardIn={(state) => adventurerCard(firstCard, state, text)} deck="adventurers" text={text} />
      )}
    </section>
  );
};
