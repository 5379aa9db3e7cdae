import { useMemo } from 'preact/hooks';
import { Choice } from '#components/odds/Choice.tsx';
import { TickField } from '#components/odds/TickField.tsx';
import { creatures, editionIds, editions, playerCounts, type DragonwoodCardId } from '#engine/dragonwood/index.ts';
import { createScorePad, mostCreatures, mostPoints } from '#stores/score-pad.ts';
import { CountField } from './Field.tsx';
import { Pad } from './Pad.tsx';
import { pileOf, problemText, type PadText } from './text.ts';
import { usePad } from './use-pad.ts';

interface Props extends PadText {
  readonly cardNames: Readonly<Record<DragonwoodCardId, string>>;
}

/** The score pad of Dragonwood: the one place that knows its store; its parts take props and callbacks. */
export function DragonwoodPad(text: Props) {
  const store = useMemo(() => createScorePad(), []);
  const view = usePad(store);
  const { words, base, cardNames } = text;
  const own = words.dragonwood;
  const { pad, score, chosen } = view;
  const cards = creatures.map(({ id, points }) => ({
    id,
    label: cardNames[id],
    points,
    picture: <img src={`${base}pictures/small/${id}.svg`} alt="" width="56" height="56" loading="lazy" />,
  }));
  const orangeDecides = editions[pad.edition].tieBreak.value.includes('orangeDragon');

  return (
    <Pad
      view={view}
      cards={cards}
      tell={(problem) =>
        problemText(problem, { ...words.problems, ...own.problems }, pad.lines, text, (id) =>
          id in cardNames ? cardNames[id as DragonwoodCardId] : id,
        )
      }
      before={
        <>
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
        </>
      }
      fields={({ points, creatures: count, hasOrangeDragon }) => (
        <>
          <CountField
            label={words.points}
            value={points}
            most={mostPoints}
            onValue={(value) => {
              view.setCounts(chosen, { points: value });
            }}
          />
          <CountField
            label={own.creatures}
            value={count}
            most={mostCreatures}
            onValue={(value) => {
              view.setCounts(chosen, { creatures: value });
            }}
          />
          {orangeDecides && (
            <TickField
              label={own.hasOrange}
              isTicked={hasOrangeDragon}
              onTick={(isTicked) => {
                view.setCounts(chosen, { hasOrangeDragon: isTicked });
                // Another player may have it: the box says what stands on the pad.
                const now = store.$pad.get().lines[chosen];
                return now?.by === 'hand' && now.counts.hasOrangeDragon;
              }}
            />
          )}
        </>
      )}
      hint={own.pointsHint}
      result={{
        columns: [own.shields, own.creatures, own.bonus],
        rows: score.lines.map((line) => [line.points, line.creatures, line.bonus]),
        scores: score.scores,
        winners: score.winners,
        tie: score.tie && own.ties[score.tie],
        piles: pad.lines.map((line) => pileOf(line, cards)),
        isEmpty: score.lines.every((line) => line.points === 0 && line.creatures === 0),
      }}
      text={text}
    />
  );
}
