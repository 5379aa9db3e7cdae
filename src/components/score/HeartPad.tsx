import { useMemo } from 'preact/hooks';
import { Choice } from '#components/odds/Choice.tsx';
import { TypeEmblem } from '#components/cards/TypeEmblem.tsx';
import { cardById, type CardType } from '#engine/dragonheart/index.ts';
import { fill } from '#i18n/plural.ts';
import { createHeartScorePad, mostHeartPoints, padCards } from '#stores/heart-score-pad.ts';
import { CountField } from './Field.tsx';
import { Pad } from './Pad.tsx';
import { nameOf, pileOf, problemText, type PadText } from './text.ts';
import { usePad } from './use-pad.ts';

interface Props extends PadText {
  readonly typeNames: Readonly<Record<CardType, string>>;
}

const holders = [
  { value: 'none', line: null },
  { value: 'first', line: 0 },
  { value: 'second', line: 1 },
] as const;

/** The score pad of Dragonheart: the one place that knows its store; its parts take props and callbacks. */
export function HeartPad(text: Props) {
  const store = useMemo(() => createHeartScorePad(), []);
  const view = usePad(store);
  const { words, base, typeNames } = text;
  const own = words.dragonheart;
  const { pad, score, chosen } = view;
  const cards = padCards.map((id) => {
    const { type, value } = cardById(id);
    // A card by its print: "Treasure 3".
    const label = fill(own.card, { name: typeNames[type], value });
    return { id, label, points: value, picture: <TypeEmblem type={type} base={base} /> };
  });

  return (
    <Pad
      view={view}
      cards={cards}
      tell={(problem) =>
        problemText(
          problem,
          { ...words.problems, ...own.problems },
          pad.lines,
          text,
          (id) => cards.find((card) => card.id === id)?.label ?? id,
        )
      }
      fields={({ points }) => (
        <CountField
          label={words.points}
          value={points}
          most={mostHeartPoints}
          onValue={(value) => {
            view.setCounts(chosen, { points: value });
          }}
        />
      )}
      after={
        <Choice
          legend={own.figure}
          name="figure"
          options={holders.map(({ value, line }) => ({
            value,
            label: line === null ? own.nobody : nameOf(pad.lines[line]?.name ?? '', line, text),
          }))}
          chosen={holders.find(({ line }) => line === pad.greatDragon)?.value ?? 'none'}
          onChoose={(holder) => {
            store.setGreatDragon(holders.find(({ value }) => value === holder)?.line ?? null);
          }}
        />
      }
      hint={own.pointsHint}
      result={{
        columns: [own.shields, own.greatDragon],
        rows: score.lines.map((line) => [line.points, line.greatDragon]),
        scores: score.scores,
        winners: score.winners,
        tie: score.tie && own.ties[score.tie],
        piles: pad.lines.map((line) => pileOf(line, cards)),
        isEmpty: score.scores.every((points) => points === 0),
      }}
      text={text}
    />
  );
}
