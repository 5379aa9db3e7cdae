import { useState } from 'preact/hooks';
import { cardTypes, type CardType, type Takeable } from '#engine/dragonheart/index.ts';
import { Button } from '#components/controls/Button.tsx';
import { Board } from '#components/play/Board.tsx';
import { FocusPanel } from '#components/play/FocusPanel.tsx';
import { fill, plural } from '#i18n/plural.ts';
import type { SpecimenText } from './words.ts';

const laid = (type: CardType, ...values: readonly number[]) => values.map((value) => ({ type, value }));

type Piles = Parameters<typeof Board>[0]['piles'];

const bare = Object.fromEntries([...cardTypes, 'hold'].map((space) => [space, []])) as unknown as Piles;

const middle: Piles = {
  fireDragon: laid('fireDragon', 2),
  treasure: laid('treasure', 1, 2, 2, 4),
  sorceress: laid('sorceress', 1, 2),
  petrifiedDragon: laid('petrifiedDragon', 2, 2),
  huntress: laid('huntress', 1, 1),
  ship: laid('ship', 0),
  knight: laid('knight', 1),
  troll: [],
  hold: laid('huntress', 1, 1, 2),
  dwarf: laid('dwarf', 1, 3),
};

const states = {
  middle: {
    piles: middle,
    greatDragon: 'board',
    departures: 1,
    lit: { from: 'fireDragon', to: 'treasure', points: 9 },
  },
  choice: {
    piles: middle,
    greatDragon: 'board',
    departures: 1,
    lit: { from: 'sorceress', points: 0 },
    choices: ['treasure', 'petrifiedDragon'],
  },
  calm: { piles: middle, greatDragon: 'board', departures: 1 },
  held: { piles: { ...middle, petrifiedDragon: [] }, greatDragon: 'you', departures: 2 },
  full: { piles: { ...middle, ship: [], hold: [] }, greatDragon: 'opponent', departures: 3 },
  empty: { piles: bare, greatDragon: 'board', departures: 0 },
} as const satisfies Record<
  string,
  Pick<Parameters<typeof Board>[0], 'piles' | 'greatDragon' | 'departures' | 'lit' | 'choices'>
>;
type StateName = keyof typeof states;

/** Dragonheart's board in one of its states at a time, and the panel beside it. */
export const SampleBoard = (text: SpecimenText) => {
  const { words, table, face, typeNames, rules, base, locale } = text;
  const [state, setState] = useState<StateName>('middle');
  const [chosen, setChosen] = useState<Takeable>();
  const names = { ...typeNames, hold: table.board.hold };
  const { treasure } = middle;
  const worth = 9;
  return (
    <>
      <h3>{words.boards}</h3>
      <p class="specimen-buttons">
        {(Object.keys(states) as StateName[]).map((name) => (
          <button
            key={name}
            type="button"
            class="button"
            aria-pressed={name === state}
            onClick={() => {
              setState(name);
              setChosen(undefined);
            }}
          >
            {words.boardStates[name]}
          </button>
        ))}
      </p>
      <Board
        {...states[state]}
        names={names}
        words={table.board}
        face={face}
        locale={locale}
        base={base}
        onChoose={setChosen}
      />
      <p role="status">{chosen && fill(words.boardChosen, { name: names[chosen] })}</p>
      <FocusPanel
        id="specimen-focus"
        title={fill(table.focus.title, { name: typeNames.fireDragon, value: 3 })}
        sentence={words.focusSentence}
        rule={rules.fireDragon}
        worth={{
          points: worth,
          unit: plural(locale, worth, table.focus.unit),
          label: plural(locale, worth, table.focus.lie),
          sum: fill(table.focus.sum, {
            cards: fill(plural(locale, treasure.length, table.board.cards), { n: treasure.length }),
            sum: treasure.map(({ value }) => value).join(' + '),
          }),
        }}
        primary={{ label: words.focusPlay, onAct: () => setState('calm') }}
      >
        <Button>{words.focusHint}</Button>
      </FocusPanel>
    </>
  );
};
