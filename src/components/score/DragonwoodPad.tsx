import { useMemo, useState } from 'preact/hooks';
import { useStore } from '#components/controls/use-store.ts';
import {
  creatures,
  editionIds,
  editions,
  playerCounts,
  type CreatureId,
  type DragonwoodCardId,
} from '#engine/dragonwood/index.ts';
import { fill } from '#i18n/plural.ts';
import {
  createScorePad,
  mostCreatures,
  mostPoints,
  type PadLine,
  type PadProblem,
  type ScorePad,
} from '#stores/score-pad.ts';
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
  readonly cardNames: Readonly<Record<DragonwoodCardId, string>>;
}

function problemText(problem: PadProblem, { lines }: ScorePad, text: Props): string {
  const { words, cardNames } = text;
  const name = 'line' in problem ? nameOf(lines[problem.line]?.name ?? '', problem.line, text) : '';
  const value = problem.code === 'tooManyCopies' ? cardNames[problem.value] : 'value' in problem ? problem.value : '';
  return fill(words.problems[problem.code], { name, value });
}

const countOf = (line: PadLine, id: CreatureId): number =>
  line.by === 'cards' ? line.cards.filter((card) => card === id).length : 0;

/** What a player has, card by card: "Blue Dragon, Fire Ants ×2". */
function pileOf(line: PadLine, text: Props): string {
  const held = creatures.flatMap(({ id }) => {
    const count = countOf(line, id);
    if (count === 0) return [];
    return [count > 1 ? `${text.cardNames[id]} ×${count}` : text.cardNames[id]];
  });
  return held.length === 0 ? '' : listText(held, text);
}

/** The score pad of Dragonwood: the one place that knows its store; its parts take props and callbacks. */
export function DragonwoodPad(text: Props) {
  const store = useMemo(() => createScorePad(), []);
  const pad = useStore(store.$pad);
  const score = useStore(store.$score);
  const problems = useStore(store.$problems);
  const { isLost, clear, undo } = usePad(store);
  const [chosen, setChosen] = useState(0);
  const { words, base, cardNames } = text;
  const own = words.dragonwood;
  // A line may have gone with its player.
  const place = Math.min(chosen, pad.lines.length - 1);
  const line = pad.lines[place];
  if (!line) return null;
  const name = nameOf(line.name, place, text);
  const orangeDecides = editions[pad.edition].tieBreak.value.includes('orangeDragon');

  return (
    <div class="calculator pad not-content" data-pagefind-ignore>
      <PadProblems
        problems={problems.map((problem) => problemText(problem, pad, text))}
        onDismiss={store.dismissProblems}
        text={text}
      />
      <div class="pad-game">
        <Choice
          legend={words.players}
          name="players"
          options={playerCounts.map((value) => ({ value, label: String(value) }))}
          chosen={playerCounts.find((count) => count === pad.lines.length) ?? playerCounts[0]}
          onChoose={store.setPlayers}
        />
        <Choice
          legend={own.edition}
          name="edition"
          options={editionIds.map((value) => ({ value, label: own.editions[value] }))}
          chosen={pad.edition}
          onChoose={store.setEdition}
        />
      </div>
      <section class="pad-line" aria-label={name}>
        <Choice
          legend={words.who}
          name="who"
          options={pad.lines.map(({ name: called }, value) => ({ value, label: nameOf(called, value, text) }))}
          chosen={place}
          onChoose={setChosen}
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
            cards={creatures.map(({ id, points }) => ({
              id,
              label: cardNames[id],
              points,
              picture: <img src={`${base}pictures/small/${id}.svg`} alt="" width="56" height="56" loading="lazy" />,
              count: countOf(line, id),
            }))}
            onAdd={(id) => store.addCreature(place, id)}
            onRemove={(id) => {
              store.removeCreature(place, id);
            }}
            text={text}
          />
        ) : (
          <div class="pad-counts">
            <CountField
              key={`points ${place}`}
              label={words.points}
              value={line.points}
              most={mostPoints}
              onValue={(points) => {
                store.setCounts(place, { points });
              }}
            />
            <CountField
              key={`creatures ${place}`}
              label={own.creatures}
              value={line.creatures}
              most={mostCreatures}
              onValue={(count) => {
                store.setCounts(place, { creatures: count });
              }}
            />
            {orangeDecides && (
              <label class="pad-tick">
                <input
                  type="checkbox"
                  checked={line.hasOrangeDragon}
                  onChange={(event) => {
                    store.setCounts(place, { hasOrangeDragon: event.currentTarget.checked });
                    // Another player may have it: the box says what stands on the pad.
                    const now = store.$pad.get().lines[place];
                    event.currentTarget.checked = now?.by === 'hand' && now.hasOrangeDragon;
                  }}
                />
                {own.hasOrange}
              </label>
            )}
            <p class="pad-hint">{words.pointsHint}</p>
          </div>
        )}
      </section>
      <ScoreTable
        names={pad.lines.map(({ name: called }) => called)}
        columns={[own.shields, own.creatures, own.bonus]}
        rows={score.lines.map(({ points, creatures: count, bonus }) => [points, count, bonus])}
        scores={score.scores}
        winners={score.winners}
        tie={score.tie && own.ties[score.tie]}
        piles={pad.lines.map((each) => pileOf(each, text))}
        isEmpty={score.lines.every(({ points, creatures: count }) => points === 0 && count === 0)}
        text={text}
      />
      <PadTools address={store.address()} isLost={isLost} onClear={clear} onUndo={undo} text={text} />
    </div>
  );
}
