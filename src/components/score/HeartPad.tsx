import { useMemo, useState } from 'preact/hooks';
import { useStore } from '#components/controls/use-store.ts';
import { TypeEmblem } from '#components/cards/TypeEmblem.tsx';
import { cardById, type CardId, type CardType } from '#engine/dragonheart/index.ts';
import { fill } from '#i18n/plural.ts';
import {
  createHeartScorePad,
  mostHeartPoints,
  padCards,
  type HeartPad as Pad,
  type HeartPadLine,
  type HeartPadProblem,
} from '#stores/heart-score-pad.ts';
import { Choice } from './Choice.tsx';
import { CountField, NameField } from './Field.tsx';
import { PadProblems } from './PadProblems.tsx';
import { PadTools } from './PadTools.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { Tally } from './Tally.tsx';
import { listText, nameOf, type PadText } from './text.ts';
import { usePad } from './use-pad.ts';
import '#components/odds/calculator.css';
import './pad.css';

interface Props extends PadText {
  readonly typeNames: Readonly<Record<CardType, string>>;
}

/** A card by its print: "Treasure 3". */
function printOf(id: CardId, { words, typeNames }: Props): string {
  const { type, value } = cardById(id);
  return fill(words.dragonheart.card, { name: typeNames[type], value });
}

function problemText(problem: HeartPadProblem, { lines }: Pad, text: Props): string {
  const name = 'line' in problem ? nameOf(lines[problem.line]?.name ?? '', problem.line, text) : '';
  const value = problem.code === 'tooManyCopies' ? printOf(problem.value, text) : problem.value;
  return fill(text.words.problems[problem.code], { name, value });
}

const countOf = (line: HeartPadLine, id: CardId): number =>
  line.by === 'cards' ? line.cards.filter((card) => card === id).length : 0;

/** What a player took, card by card: "Treasure 3, Dwarf 1 ×2". */
function pileOf(line: HeartPadLine, text: Props): string {
  const held = padCards.flatMap((id) => {
    const count = countOf(line, id);
    if (count === 0) return [];
    return [count > 1 ? `${printOf(id, text)} ×${count}` : printOf(id, text)];
  });
  return held.length === 0 ? '' : listText(held, text);
}

const holders = ['none', 'first', 'second'] as const;
const holderOf = { none: null, first: 0, second: 1 } as const;

/** The score pad of Dragonheart: the one place that knows its store; its parts take props and callbacks. */
export function HeartPad(text: Props) {
  const store = useMemo(() => createHeartScorePad(), []);
  const pad = useStore(store.$pad);
  const score = useStore(store.$score);
  const problems = useStore(store.$problems);
  const { isLost, clear, undo } = usePad(store);
  const [place, setPlace] = useState(0);
  const { words, base } = text;
  const own = words.dragonheart;
  const line = pad.lines[place] ?? pad.lines[0];
  const name = nameOf(line.name, place, text);
  const called = pad.lines.map((each, at) => nameOf(each.name, at, text));

  return (
    <div class="calculator pad not-content" data-pagefind-ignore>
      <PadProblems
        problems={problems.map((problem) => problemText(problem, pad, text))}
        onDismiss={store.dismissProblems}
        text={text}
      />
      <section class="pad-line" aria-label={name}>
        <Choice
          legend={words.who}
          name="who"
          options={called.map((label, value) => ({ value, label }))}
          chosen={place}
          onChoose={setPlace}
        />
        <div class="pad-game">
          <NameField
            key={`name ${place}`}
            label={words.name}
            value={line.name}
            onValue={(typed) => {
              store.setName(place, typed);
            }}
          />
          <Choice
            legend={words.way}
            name="way"
            options={(['cards', 'hand'] as const).map((value) => ({ value, label: words.ways[value] }))}
            chosen={line.by}
            onChoose={(way) => {
              (way === 'cards' ? store.countByCards : store.countByHand)(place);
            }}
          />
        </div>
        {line.by === 'cards' ? (
          <Tally
            key={place}
            label={fill(words.cards, { name })}
            owner={name}
            cards={padCards.map((id) => ({
              id,
              label: printOf(id, text),
              points: cardById(id).value,
              picture: <TypeEmblem type={cardById(id).type} base={base} />,
              count: countOf(line, id),
            }))}
            onAdd={(id) => store.addCard(place, id)}
            onRemove={(id) => {
              store.removeCard(place, id);
            }}
            text={text}
          />
        ) : (
          <div class="pad-counts">
            <CountField
              key={`points ${place}`}
              label={words.points}
              value={line.points}
              most={mostHeartPoints}
              onValue={(points) => {
                store.setPoints(place, points);
              }}
            />
            <p class="pad-hint">{words.pointsHint}</p>
          </div>
        )}
      </section>
      <Choice
        legend={own.figure}
        name="figure"
        options={holders.map((value) => ({ value, label: called[holderOf[value] ?? -1] ?? own.nobody }))}
        chosen={holders.find((holder) => holderOf[holder] === pad.greatDragon) ?? 'none'}
        onChoose={(holder) => {
          store.setGreatDragon(holderOf[holder]);
        }}
      />
      <ScoreTable
        names={pad.lines.map(({ name: given }) => given)}
        columns={[own.shields, own.greatDragon]}
        rows={score.lines.map(({ points, greatDragon }) => [points, greatDragon])}
        scores={score.scores}
        winners={score.winners}
        tie={score.tie && own.ties[score.tie]}
        piles={pad.lines.map((each) => pileOf(each, text))}
        isEmpty={score.scores.every((points) => points === 0)}
        text={text}
      />
      <PadTools address={store.address()} isLost={isLost} onClear={clear} onUndo={undo} text={text} />
    </div>
  );
}
