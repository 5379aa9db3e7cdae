import { useMemo, useState } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import { useAddress } from '#components/controls/use-address.ts';
import { useStore } from '#components/controls/use-store.ts';
import { Share } from '#components/odds/Share.tsx';
import { createTableStore } from '#stores/table-question.ts';
import { CaptureList } from './CaptureList.tsx';
import { GameFacts } from './GameFacts.tsx';
import { HandGrid } from './HandGrid.tsx';
import { LandscapePick } from './LandscapePick.tsx';
import { MoveBar } from './MoveBar.tsx';
import { MushroomHelp } from './MushroomHelp.tsx';
import { OneUseList } from './OneUseList.tsx';
import { OwnEnhancements } from './OwnEnhancements.tsx';
import { Players } from './Players.tsx';
import { ReloadTables } from './ReloadTables.tsx';
import { TableProblems } from './TableProblems.tsx';
import type { AdviserText } from './text.ts';
import { Verdict } from './Verdict.tsx';
import '#components/odds/calculator.css';
import './adviser.css';

/** The adviser: the one place that knows the table's store; its parts take props and callbacks. */
export function Adviser(text: AdviserText) {
  const store = useMemo(createTableStore, []);
  const question = useStore(store.$question);
  const advice = useStore(store.$advice);
  const problems = useStore(store.$problems);
  const [isSimple, setIsSimple] = useState(false);

  useAddress(store, store.$question);

  const rerolls = [...advice.ranked, ...advice.oneUse.map((one) => one.with)].filter(
    ({ reroll, isHopeless }) => reroll && !isHopeless,
  );
  return (
    <div class="calculator adviser not-content" data-pagefind-ignore tabIndex={-1}>
      <TableProblems problems={problems} onDismiss={store.dismissProblems} text={text} />
      <div class="adviser-tools">
        <Button onClick={store.showExample}>{text.words.tools.example}</Button>
        <Button onClick={store.clear}>{text.words.tools.clear}</Button>
      </div>
      <div class="adviser-columns">
        <div class="adviser-question">
          <HandGrid hand={question.hand} onToggle={store.toggleCard} onType={store.typeHand} text={text} />
          <LandscapePick
            landscape={question.landscape}
            onAdd={store.addTarget}
            onRemove={store.removeTarget}
            text={text}
          />
          <OwnEnhancements own={question.enhancements} onToggle={store.toggleEnhancement} text={text} />
          <Players players={question.players} onPlayers={store.setPlayers} text={text} />
          <GameFacts
            question={question}
            onOthers={store.setOthersHold}
            onRound={store.setRound}
            onVariant={store.toggleVariant}
            onDiscard={store.typeDiscard}
            text={text}
          />
          <MoveBar recommendation={advice.recommendation} isSimple={isSimple} text={text} />
        </div>
        <div class="adviser-answers">
          <Verdict advice={advice} isSimple={isSimple} onSimple={setIsSimple} text={text} />
          <CaptureList captures={advice.ranked} hasOneUse={advice.oneUse.length > 0} isSimple={isSimple} text={text} />
          {!isSimple && <OneUseList oneUse={advice.oneUse} text={text} />}
        </div>
      </div>
      {!isSimple && question.hand.length > 0 && question.round !== 'last' && (
        <ReloadTables reload={advice.reload} text={text} />
      )}
      <MushroomHelp captures={rerolls} text={text} />
      <Share address={store.address()} onReset={store.clear} text={text} />
    </div>
  );
}
