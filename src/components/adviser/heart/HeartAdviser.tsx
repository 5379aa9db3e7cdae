import { useMemo, useState } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import { useAddress } from '#components/controls/use-address.ts';
import { useStore } from '#components/controls/use-store.ts';
import { ProblemList } from '#components/odds/ProblemList.tsx';
import { Share } from '#components/odds/Share.tsx';
import { mostHeld } from '#engine/adviser/dragonheart/index.ts';
import { fill } from '#i18n/plural.ts';
import type { HeartProblem } from '#stores/heart-address.ts';
import { createHeartStore } from '#stores/heart-question.ts';
import { HeartAnswer, HeartBar } from './HeartAnswer.tsx';
import { HeartPicker } from './HeartPicker.tsx';
import type { HeartAdviserText } from './text.ts';
import '#components/odds/calculator.css';
import '../adviser.css';

const holders = { board: null, you: 0, they: 1 } as const;

function problemText(problem: HeartProblem, { words }: HeartAdviserText): string {
  const { problems } = words;
  return fill(problems[problem.code], { value: problem.value, used: 'used' in problem ? problem.used : '' });
}

/** Dragonheart's adviser: the one place that knows the table's store; its parts take props and callbacks. */
export function HeartAdviser(text: HeartAdviserText) {
  const store = useMemo(createHeartStore, []);
  const question = useStore(store.$question);
  const advice = useStore(store.$advice);
  const problems = useStore(store.$problems);
  const [refusal, setRefusal] = useState<HeartProblem | null>(null);
  const [isSimple, setIsSimple] = useState(false);
  const { words } = text;

  useAddress(store, store.$question);

  const told = refusal ? [refusal] : problems;
  return (
    <div class="calculator adviser not-content" data-pagefind-ignore tabIndex={-1}>
      <ProblemList
        words={words.problems}
        problems={told.map((problem) => problemText(problem, text))}
        onDismiss={() => {
          setRefusal(null);
          store.dismissProblems();
        }}
      />
      <div class="adviser-tools">
        <Button onClick={store.showExample}>{words.tools.example}</Button>
        <Button onClick={store.clear}>{words.tools.clear}</Button>
      </div>
      <div class="adviser-columns">
        <div class="adviser-question">
          <HeartPicker
            question={question}
            onAdd={(field, card) => {
              setRefusal(store.add(field, card));
            }}
            onRemove={store.remove}
            onType={(field, typed) => {
              setRefusal(null);
              store.type(field, typed);
            }}
            text={text}
          />
          <fieldset class="radio-buttons heart-choice">
            <legend>{words.figure}</legend>
            {(Object.keys(holders) as (keyof typeof holders)[]).map((holder) => (
              <label key={holder}>
                <input
                  type="radio"
                  name="figure"
                  checked={question.greatDragon === holders[holder]}
                  onChange={() => {
                    store.setGreatDragon(holders[holder]);
                  }}
                />
                <span>{words.holders[holder]}</span>
              </label>
            ))}
          </fieldset>
          <label class="players-others">
            {words.opponentHolds}
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={mostHeld}
              value={question.opponentHolds}
              onChange={(event) => {
                store.setOpponentHolds(event.currentTarget.valueAsNumber);
              }}
            />
          </label>
          <label class="verdict-simple">
            <input
              type="checkbox"
              checked={question.isLastTurn}
              onChange={(event) => {
                store.setLastTurn(event.currentTarget.checked);
              }}
            />
            {words.lastTurn}
          </label>
          <HeartBar
            recommendation={advice.recommendation}
            isLastTurn={question.isLastTurn}
            isSimple={isSimple}
            text={text}
          />
        </div>
        <div class="adviser-answers">
          <HeartAnswer
            advice={advice}
            isLastTurn={question.isLastTurn}
            isSimple={isSimple}
            onSimple={setIsSimple}
            text={text}
          />
        </div>
      </div>
      <Share address={store.address()} onReset={store.clear} text={text} />
    </div>
  );
}
