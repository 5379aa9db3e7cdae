import './lesson.css';
import './lesson-phone.css';
import type { CodedReason } from '#engine/core/index.ts';
import type { LessonGameState } from '#engine/scenario/index.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useLater } from '#components/controls/use-later.ts';
import { HintPanel } from '#components/play/HintPanel.tsx';
import { holdBackLetters } from '#components/play/letter-keys.ts';
import { fill, plural } from '#i18n/plural.ts';
import { timesOf } from '#stores/settings-shape.ts';
import { Answer, AnswerButton } from './Answer.tsx';
import { focusOn, rescueFocus, wantedFocus } from './focus.ts';
import type { PlayerProps } from './player-props.ts';
import { LessonTools } from './LessonTools.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { messageOf, saidOf } from './said.ts';
import { StepBar } from './StepBar.tsx';
import { useCoach } from './use-coach.ts';

/** Plays a lesson of either game. It knows no store: what it shows and does is handed in. */
export function Player<State extends LessonGameState, Action, Event, Reason extends CodedReason>(
  props: PlayerProps<State, Action, Event, Reason>,
) {
  const { session, scenario, done, problem, desk, isAsked, settings, text, onInput, onTellNext } = props;
  const { lesson, facts, waiting, turn } = session;
  const { now, held, isFinished } = lesson;
  const { words, inset } = text;
  const id = inset?.id ?? 'lesson';
  // Several lessons on one page have names of their own.
  const named = (name: string) => (inset ? `${name}: ${text.lesson.title}` : name);
  const step = scenario.steps[now.step];
  const stepText = text.lesson.steps[now.step];
  const said = saidOf(session, scenario, text, desk);
  const root = useRef<HTMLDivElement>(null);
  const Ending = useLater(async () => (await import('./Ending.tsx')).Ending, now.step === scenario.steps.length - 1);
  const [aside, setAside] = useState({ message: '', turn: -1, count: 0 });
  const [hasKeys, setKeys] = useState(false);
  const say = (message: string) => {
    setAside((before) => ({ message, turn, count: before.count + 1 }));
  };

  // It is put once the others have moved, and answered right below its words: a board between them would fill a phone.
  const isQuestion = step?.kind === 'question' && waiting.length === 0;
  const lastTurn = useRef(turn);
  useLayoutEffect(() => {
    if (turn === lastTurn.current || !root.current) return;
    lastTurn.current = turn;
    const began = (isQuestion && said.kind === 'told') || facts.some(({ type }) => type === 'stepBegan');
    const mark = wantedFocus(said.kind, { isFinished, isWaiting: waiting.length > 0, began });
    if (mark) focusOn(root.current, mark);
    else rescueFocus(root.current);
  });

  // Each step has an address, as long as the lesson has the page for itself.
  useEffect(() => {
    if (turn > 0 && !inset) history.replaceState(history.state, '', `#step-${now.step + 1}`);
  }, [now.step, turn > 0]);

  const advice = useCoach(desk.coach, facts, lesson.past.at(-1)?.state, turn);
  // What the coach says makes the answer longer: the button that leads on stays in sight.
  useLayoutEffect(() => {
    const onward = advice ? root.current?.querySelector('[data-focus="next"]') : null;
    if (root.current && onward?.contains(document.activeElement)) focusOn(root.current, 'next');
  }, [advice]);
  const spoken = useRef('');

  if (!step || !stepText) return null;
  const own = aside.turn === turn ? aside.message : '';
  const told = [messageOf(said), advice].filter(Boolean).join(' ');
  const message = own || (turn > 0 ? told : '');
  // The same words a second time are a new message only if something about them differs.
  const live = message && message + '\u00a0'.repeat((turn + aside.count) % 2);
  // What happened and what the coach thinks of it are one message: it waits for the coach.
  if (own || advice !== null) spoken.current = live;
  const hinted = facts.findLast((fact) => fact.type === 'hinted');
  const move = hinted?.action ?? null;
  const isDone = now.isDone && waiting.length === 0;
  const isLast = now.step === scenario.steps.length - 1;
  const shown = step.shows.flatMap((id) => text.rules[id] ?? []);
  const events = facts.flatMap((fact) => (fact.type === 'happened' ? fact.events : []));

  const refused = facts.findLast((fact) => fact.type === 'refused');

  const keys: Readonly<Record<string, () => void>> = {
    KeyH: () => {
      if (!now.isDone) onInput({ type: 'hint' });
    },
    KeyZ: () => {
      onInput({ type: 'undo' });
    },
    KeyL: () => {
      say(own || told);
    },
  };

  const table = (
    <section
      key="table"
      class="lesson-table"
      aria-label={named(words.table)}
      onKeyDownCapture={(event) => {
        holdBackLetters(event, settings.chosen.hasLetterKeys);
      }}
      onKeyDown={(event) => {
        if (event.key === '?') setKeys(!hasKeys);
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const act = keys[event.code];
        if (!act || event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
        event.preventDefault();
        if (!event.repeat) act();
      }}
    >
      {desk.draw({
        table: session.table,
        isActive: step.kind === 'action' && isAsked && !now.isDone && waiting.length === 0 && !held,
        move,
        moment: `${now.step}.${now.acted}.${facts.some(({ type }) => type === 'stepBegan')}`,
        onAct: (action) => {
          onInput({ type: 'act', action });
        },
        onSay: say,
      })}
    </section>
  );

  return (
    <div
      class={inset ? 'lesson lesson-inset not-content' : 'lesson not-content'}
      ref={root}
      style={{ '--play-times': timesOf(settings.chosen.speed) }}
      data-pagefind-ignore="all"
    >
      <div class="lesson-head">
        <p class="lesson-place">
          <span>{fill(words.place, { n: text.order })}</span>
          <span>{fill(words.step, { n: now.step + 1, of: scenario.steps.length })}</span>
        </p>
        <StepBar
          label={named(words.steps)}
          page={inset?.href ?? ''}
          count={scenario.steps.length}
          at={now.step}
          done={done}
          words={words}
        />
      </div>
      {problem && <p class="lesson-note">{words.notKept[problem]}</p>}
      {isFinished ? (
        Ending && (
          <Ending
            id={`${id}-end`}
            rules={scenario.rules}
            text={text}
            playOn={now.state.phase.kind === 'over' ? null : () => desk.playOn(now.state)}
            onRestart={() => {
              onInput({ type: 'restart' });
            }}
          />
        )
      ) : (
        <>
          <h2 class="lesson-task" tabIndex={-1} data-focus="task">
            {stepText.ask}
          </h2>
          {!isQuestion && table}
          {isQuestion && (
            <QuestionForm
              key={now.step}
              id={`${id}-question`}
              options={step.options}
              texts={stepText.options ?? {}}
              isDone={now.isDone}
              words={words}
              onAnswer={(option) => {
                onInput({ type: 'answer', option });
              }}
              onSay={say}
            />
          )}
          {own && <p class="lesson-note">{own}</p>}
          <Answer
            key="answer"
            said={said}
            rule={said.rule === null ? undefined : text.rules[said.rule]}
            shown={shown}
            picture={
              refused ? desk.illustrateRefusal?.(refused.reason, refused.action) : desk.illustrate?.(events, turn)
            }
            words={words}
          >
            {advice && (
              <p class="lesson-coach" key="coach">
                {advice}
              </p>
            )}
            {(waiting.length > 0 || isDone || held) && (
              <p class="lesson-buttons">
                {waiting.length > 0 && (
                  <>
                    <AnswerButton label={words.tellNext} onAct={onTellNext} isPrimary focus="next" />
                    <span>{fill(plural(text.locale, waiting.length, words.waiting), { n: waiting.length })}</span>
                  </>
                )}
                {isDone && (
                  <AnswerButton
                    label={isLast ? words.endLesson : words.nextStep}
                    onAct={() => {
                      onInput({ type: 'next' });
                    }}
                    isPrimary
                    focus="next"
                  />
                )}
                {held && (
                  <>
                    <AnswerButton
                      label={words.takeBack}
                      onAct={() => {
                        onInput({ type: 'takeBack' });
                      }}
                      isPrimary
                      focus="take-back"
                    />
                    <AnswerButton
                      label={words.doAnyway}
                      onAct={() => {
                        onInput({ type: 'doAnyway' });
                      }}
                      focus="do-anyway"
                    />
                  </>
                )}
              </p>
            )}
          </Answer>
          {isQuestion && table}
          {!now.isDone && waiting.length === 0 && (
            <HintPanel
              key={now.step}
              id={`${id}-hints`}
              rungs={stepText.hints}
              shown={lesson.hints}
              words={text.table.hints}
              onNext={() => {
                onInput({ type: 'hint' });
              }}
            />
          )}
        </>
      )}
      <LessonTools
        id={id}
        hasPast={lesson.past.length > 0}
        hasFuture={lesson.future.length > 0}
        deskKeys={desk.keys}
        hasKeys={hasKeys}
        onKeys={setKeys}
        settings={settings}
        text={text}
        onGo={(type) => {
          onInput({ type });
        }}
      />
      <p class="visually-hidden" role="status" data-testid="lesson-said">
        {spoken.current}
      </p>
    </div>
  );
}
