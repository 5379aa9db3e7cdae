import { useMemo, useState } from 'preact/hooks';
import { useAddress } from '#components/controls/use-address.ts';
import { useStore } from '#components/controls/use-store.ts';
import type { Method } from '#engine/dragonwood/index.ts';
import { percentText, triesText } from '#i18n/chance-text.ts';
import { fill } from '#i18n/plural.ts';
import { createQuestionStore } from '#stores/odds-question.ts';
import { answersTo } from './answers.ts';
import { AnswerBar } from './AnswerBar.tsx';
import { AddressProblems } from './AddressProblems.tsx';
import { CardCounts } from './CardCounts.tsx';
import { Distribution } from './Distribution.tsx';
import { EnhancementToggles } from './EnhancementToggles.tsx';
import { MethodAnswer } from './MethodAnswer.tsx';
import { Share } from './Share.tsx';
import { TargetChoice } from './TargetChoice.tsx';
import type { OddsText } from './words.ts';
import './calculator.css';

/** The calculator: the one place that knows the question store; its parts take props and callbacks. */
export function Calculator(text: OddsText) {
  const store = useMemo(createQuestionStore, []);
  const question = useStore(store.$question);
  const problems = useStore(store.$problems);
  const [chartMethod, setChartMethod] = useState<Method | null>(null);

  const answers = useMemo(() => answersTo(question), [question]);
  const best = answers.find(({ isBest }) => isBest);
  const shown = answers.find(({ method }) => method === chartMethod) ?? best ?? answers[0];

  useAddress(store, store.$question);

  const { words, locale, chance, face } = text;
  const spoken = answers
    .map((answer) =>
      fill(words.answer.spoken, {
        method: face.methods[answer.method],
        percent: percentText(answer.chance, locale, chance),
        tries: triesText(answer.chance, locale, chance),
      }),
    )
    .join(' ');

  return (
    <div class="calculator not-content" data-pagefind-ignore tabIndex={-1}>
      <AddressProblems problems={problems} onDismiss={store.dismissProblems} text={text} />
      <div class="calculator-columns">
        <div class="calculator-question">
          <TargetChoice target={question.target} onChoose={store.choose} text={text} />
          <CardCounts question={question} onCount={store.setCards} onAll={store.setAllCards} text={text} />
          <EnhancementToggles question={question} onToggle={store.toggle} text={text} />
          <AnswerBar answers={answers} text={text} />
        </div>
        <section class="calculator-answers" aria-labelledby="odds-answers">
          <h2 id="odds-answers">{words.answer.heading}</h2>
          {answers.map((answer) => (
            <MethodAnswer key={answer.method} answer={answer} text={text} />
          ))}
          <p class="visually-hidden" role="status" data-testid="spoken">
            {spoken}
          </p>
        </section>
      </div>
      {shown && <Distribution answer={shown} onMethod={setChartMethod} text={text} />}
      <Share address={store.address()} onReset={store.reset} text={text} />
    </div>
  );
}
