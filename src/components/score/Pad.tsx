import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Choice } from '#components/odds/Choice.tsx';
import { ProblemList } from '#components/odds/ProblemList.tsx';
import { fill } from '#i18n/plural.ts';
import { countOnLine, type LinedPad } from '#stores/pad-lines.ts';

import { NameField } from './Field.tsx';
import { focusOn, SharedPad, UndoNotice } from './PadNotices.tsx';
import { PadTools } from './PadTools.tsx';
import { ScoreTable, type Result } from './ScoreTable.tsx';
import { Tally, type Tallied } from './Tally.tsx';
import { nameOf, type PadText } from './text.ts';
import type { PadView } from './use-pad.ts';
import '#components/odds/calculator.css';
import './pad.css';

/** A card of the game that may be counted. */
export type PadCard<Card extends string> = Omit<Tallied<Card>, 'count'>;

interface Props<Card extends string, Counts, Pad extends LinedPad<Card, Counts>, Problem, Outcome> {
  readonly view: PadView<Card, Counts, Pad, Problem, Outcome>;
  readonly cards: readonly PadCard<Card>[];
  /** A problem of the address as a sentence. */
  readonly tell: (problem: Problem) => string;
  /** What is asked of the game, before the cards and after them. */
  readonly before?: ComponentChildren;
  readonly after?: ComponentChildren;
  /** The fields of the chosen player, who counted by hand. */
  readonly fields: (counts: Counts) => ComponentChildren;
  /** What points by hand are without. */
  readonly hint: string;
  readonly result: Result;
  readonly text: PadText;
}

/** A score pad: whose cards, which cards or how many points, and the score beside them. */
export function Pad<Card extends string, Counts, P extends LinedPad<Card, Counts>, Problem, Outcome>(
  props: Props<Card, Counts, P, Problem, Outcome>,
) {
  const { view, cards, tell, before, after, fields, hint, result, text } = props;
  const { pad, chosen, place } = view;
  const { words } = text;
  const section = useRef<HTMLElement>(null);
  const line = pad.lines[chosen];
  if (!line) return null;
  const called = pad.lines.map(({ name }, at) => nameOf(name, at, text));
  const name = called[chosen] ?? '';
  /** Does what lets its own button go. */
  const andGo = (act: () => void) => () => {
    act();
    focusOn(section);
  };

  return (
    <div class="calculator pad not-content" data-pagefind-ignore>
      <ProblemList words={words.problems} problems={view.problems.map(tell)} onDismiss={andGo(view.dismissProblems)} />
      <SharedPad place={place} onMine={andGo(view.backToMine)} onKeep={andGo(view.keepThis)} text={text} />
      {before && <div class="pad-game">{before}</div>}
      <div class="pad-columns">
        <div class="pad-writing">
          <section class="pad-line" aria-label={name} ref={section} tabIndex={-1}>
            <Choice
              legend={words.who}
              name="who"
              options={called.map((label, value) => ({ value, label }))}
              chosen={chosen}
              onChoose={view.choose}
            />
            <div class="pad-game">
              <NameField
                key={`name ${chosen}`}
                label={words.name}
                value={line.name}
                onValue={(typed) => {
                  view.setName(chosen, typed);
                }}
              />
              <Choice
                legend={words.way}
                name="way"
                options={(['cards', 'hand'] as const).map((value) => ({ value, label: words.ways[value] }))}
                chosen={line.by}
                onChoose={(way) => {
                  (way === 'cards' ? view.countByCards : view.countByHand)(chosen);
                }}
              />
            </div>
            {line.by === 'cards' ? (
              <Tally
                key={chosen}
                label={fill(words.cards, { name })}
                owner={name}
                cards={cards.map((card) => ({ ...card, count: countOnLine(line, card.id) }))}
                onAdd={(id) => view.addCard(chosen, id)}
                onRemove={(id) => {
                  view.removeCard(chosen, id);
                }}
                text={text}
              />
            ) : (
              <div class="pad-counts" key={chosen}>
                {fields(line.counts)}
                <p class="pad-hint">{hint}</p>
              </div>
            )}
            <p class="pad-running" role="status" data-testid="spoken">
              {result.isEmpty
                ? ''
                : fill(words.result.leads, {
                    scores: called.map((each, at) => `${each} ${result.scores[at] ?? 0}`).join(', '),
                  })}
            </p>
          </section>
          {after}
        </div>
        <div class="pad-side">
          <ScoreTable names={called} result={result} text={text} />
          <PadTools address={view.address} place={place} onClear={view.clear} text={text} />
        </div>
      </div>
      <UndoNotice regret={view.regret} onUndo={andGo(view.undo)} onAccept={andGo(view.accept)} text={text} />
    </div>
  );
}
