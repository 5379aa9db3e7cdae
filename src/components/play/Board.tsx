// What only a board in play shows; a page that explains the board does without.
import '#components/cards/board/board-counts.css';
import '#components/cards/board/board-state.css';
import '#components/cards/board/great-dragon-keeper.css';
import './board/departures.css';
import { useRef, useState } from 'preact/hooks';
import type { CardType, Takeable } from '#engine/dragonheart/index.ts';
import { typeFacts } from '#engine/dragonheart/index.ts';
import { BoardPlate } from '#components/cards/board/BoardPlate.tsx';
import { boardRows, placeMeasures, tagSides } from '#components/cards/board/layout.ts';
import { BoardStage } from '#components/cards/board/BoardStage.tsx';
import { type BoardCard, BoardTray } from '#components/cards/board/BoardTray.tsx';
import { placesOf } from '#components/cards/board/places.ts';
import type { CardFaceWords } from '#i18n/card-words.ts';
import type { Locale } from '#i18n/locales.ts';
import { fill, plural } from '#i18n/plural.ts';
import type { TableWords } from '#i18n/table-words.ts';
import { type DepartureCount, Departures } from './board/Departures.tsx';
import { boardOrder, spaceAfterKey } from './board/moves.ts';
import { pointsOf, spaceName } from './board/space-name.ts';

interface Props {
  /** What lies on each space and in the hold, the top card last. */
  readonly piles: Readonly<Record<Takeable, readonly BoardCard[]>>;
  readonly greatDragon: 'board' | 'you' | 'opponent';
  readonly departures: DepartureCount;
  /** A type that is being played, and the pile that it would take; without a pile its space alone is lit. */
  readonly lit?: { readonly from: CardType; readonly to?: Takeable; readonly points: number };
  /** Two piles to choose between. */
  readonly choices?: readonly Takeable[];
  /** Names of the types and of the hold in the page's language. */
  readonly names: Readonly<Record<Takeable, string>>;
  readonly words: TableWords['board'];
  readonly face: CardFaceWords;
  readonly locale: Locale;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  readonly onFocusSpace?: (space: Takeable) => void;
  /** By tap, click, Enter or Space. */
  readonly onChoose?: (space: Takeable) => void;
}

/** Dragonheart's board with ten controls, which are one tab stop: arrows, Home and End move between them. */
export const Board = (props: Props) => {
  const { piles, greatDragon, departures, lit, choices = [], names, words, face, locale, base } = props;
  const board = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<Takeable>(boardOrder[0] ?? 'fireDragon');
  const [focused, setFocused] = useState<Takeable>();

  const facts = typeFacts.find(({ type }) => type === focused);
  const shown = lit
    ? { from: lit.from, to: choices.length > 0 ? choices : lit.to ? [lit.to] : [] }
    : facts && { from: facts.type, to: facts.takes };

  const stateOf = (space: Takeable) => {
    if (choices.includes(space)) return 'target';
    if (lit?.to === space) return 'taken';
    return lit?.from === space ? 'source' : undefined;
  };

  const tagOf = (space: Takeable): string | undefined => {
    const state = stateOf(space);
    if (state !== 'target' && state !== 'taken') return undefined;
    const points = state === 'taken' ? (lit?.points ?? 0) : pointsOf(piles[space]);
    return fill(plural(locale, points, words.take), { n: points });
  };

  const noteOf = (space: Takeable): string | undefined => {
    const places = placesOf(space);
    if (piles[space].length === 0) return words.empty;
    return places === undefined ? undefined : fill(words.of, { n: piles[space].length, of: places });
  };

  return (
    <div
      ref={board}
      class="board"
      role="group"
      aria-label={words.label}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const to = spaceAfterKey(event.key, current);
        if (to === undefined) return;
        event.preventDefault();
        board.current?.querySelector<HTMLElement>(`[data-space="${to}"]`)?.focus();
      }}
    >
      <BoardStage
        base={base}
        lit={shown}
        dragon={
          greatDragon === 'board'
            ? { title: words.greatDragon }
            : { title: words.greatDragon, keeper: greatDragon, note: words.dragonAt[greatDragon] }
        }
      >
        {boardRows.flatMap((row, rowNumber) =>
          row.map((space) => {
            const cards = piles[space];
            const tag = tagOf(space);
            const note = noteOf(space);
            return (
              <button
                key={space}
                type="button"
                class="board-space"
                style={{ ...placeMeasures(space, placesOf(space)), '--places': placesOf(space) ?? 1 }}
                data-space={space}
                data-row={rowNumber}
                data-side={tagSides[space]}
                data-state={stateOf(space)}
                tabIndex={space === current ? 0 : -1}
                onFocus={() => {
                  setCurrent(space);
                  setFocused(space);
                  props.onFocusSpace?.(space);
                }}
                onBlur={() => setFocused(undefined)}
                onClick={() => props.onChoose?.(space)}
              >
                <span class="visually-hidden">{spaceName({ space, cards, names, words, locale, tag })}</span>
                <span aria-hidden="true">
                  <BoardTray space={space} cards={cards} names={names} face={face} base={base} />
                  <BoardPlate
                    title={words.hyphenated[space] ?? names[space]}
                    note={note}
                    counts={note === undefined ? { cards: cards.length, points: pointsOf(cards) } : undefined}
                  />
                  {tag && <span class="board-tag">{tag}</span>}
                </span>
              </button>
            );
          }),
        )}
        <Departures count={departures} words={words} base={base} />
      </BoardStage>
    </div>
  );
};
