import { useState } from 'preact/hooks';
import { playerKinds, type Player } from '#engine/core/index.ts';
import type { ComponentChildren } from 'preact';
import { Button } from '#components/controls/Button.tsx';
import { fill } from '#i18n/plural.ts';
import type { PlayWords } from '#i18n/play-words.ts';
import { peopleOf } from './players.ts';
import { newSeed, readSeed } from './seed.ts';

/** A game's own choices, and the options that they make. */
export interface Choices<Options> {
  /** How many may play. */
  readonly counts: readonly number[];
  readonly initial: Options;
  readonly withPlayers: (options: Options, players: number) => Options;
  readonly draw: (options: Options, onChange: (options: Options) => void) => ComponentChildren;
}

interface Props<Options> {
  readonly choices: Choices<Options>;
  readonly words: PlayWords['form'];
  readonly onBegin: (options: Options, players: readonly Player[], seed: number) => void;
  readonly onBack: () => void;
}

const seats: readonly Player[] = [
  { name: '', kind: 'person' },
  { name: '', kind: 'easy' },
  { name: '', kind: 'normal' },
  { name: '', kind: 'hard' },
];

/** A new game with choices of one's own. */
export function GameForm<Options>({ choices, words, onBegin, onBack }: Props<Options>) {
  const { counts } = choices;
  const [count, setCount] = useState(counts[0] ?? 2);
  const [players, setPlayers] = useState(seats);
  const [options, setOptions] = useState(choices.initial);
  const [seedText, setSeedText] = useState(() => String(newSeed()));
  const [isTold, setTold] = useState(false);
  const seed = readSeed(seedText);
  const sitting = players.slice(0, count);
  const people = peopleOf(sitting).length;
  const change = (seat: number, player: Partial<Player>) => {
    setPlayers(players.map((each, at) => (at === seat ? { ...each, ...player } : each)));
  };

  return (
    <form
      class="game-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTold(true);
        if (seed === null) event.currentTarget.querySelector<HTMLElement>('[name="seed"]')?.focus();
        else onBegin(choices.withPlayers(options, count), sitting, seed);
      }}
    >
      <h2 tabIndex={-1} data-focus="form">
        {words.title}
      </h2>
      {counts.length > 1 && (
        <fieldset class="game-choice">
          <legend>{words.players}</legend>
          {counts.map((n) => (
            <label key={n}>
              <input
                type="radio"
                name="count"
                checked={n === count}
                onChange={() => {
                  setCount(n);
                }}
              />
              <span>{n}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div class="game-seats">
        {sitting.map(({ name, kind }, seat) => (
          <fieldset class="game-seat" key={seat}>
            <legend>{fill(words.seat, { n: seat + 1 })}</legend>
            <label>
              {words.kind}
              <select
                name={`kind-${seat}`}
                value={kind}
                onChange={({ currentTarget }) => {
                  const chosen = playerKinds.find((each) => each === currentTarget.value);
                  if (chosen) change(seat, { kind: chosen });
                }}
              >
                {playerKinds.map((each) => (
                  <option key={each} value={each}>
                    {each === 'person' ? words.kinds.person : `${words.kinds[each]}: ${words.kindNotes[each]}`}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {words.name}
              <input
                name={`name-${seat}`}
                value={name}
                maxLength={64}
                autocomplete="off"
                onInput={({ currentTarget }) => {
                  change(seat, { name: currentTarget.value });
                }}
              />
            </label>
          </fieldset>
        ))}
      </div>
      {people === 0 && <p class="game-note">{words.noPerson}</p>}
      {people > 1 && <p class="game-note">{words.shared}</p>}
      {choices.draw(options, setOptions)}
      <div class="game-seed">
        <label>
          {words.seed}
          <input
            name="seed"
            inputMode="numeric"
            autocomplete="off"
            value={seedText}
            aria-describedby="game-seed-note"
            aria-invalid={seed === null}
            onInput={({ currentTarget }) => {
              setSeedText(currentTarget.value);
            }}
          />
        </label>
        <Button
          onClick={() => {
            setSeedText(String(newSeed()));
          }}
        >
          {words.newSeed}
        </Button>
        <p id="game-seed-note">{words.seedNote}</p>
        {seed === null && (
          <p class="game-problem" role={isTold ? 'alert' : undefined}>
            {words.badSeed}
          </p>
        )}
      </div>
      <p class="game-buttons">
        <button type="submit" class="button button-primary">
          {words.begin}
        </button>
        <Button onClick={onBack}>{words.back}</Button>
      </p>
    </form>
  );
}
