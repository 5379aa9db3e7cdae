import type { Seat } from '#engine/core/index.ts';
import type { DragonheartView } from '#engine/dragonheart/index.ts';
import { CardBack } from '#components/cards/CardBack.tsx';
import { fill, plural } from '#i18n/plural.ts';
import { type Emblem, PlayerPlate } from '../PlayerPlate.tsx';
import type { TablePlayer } from '../table.ts';
import { TurnSign } from '../TurnSign.tsx';
import type { HeartTableText } from './text.ts';

/** The decks by seat. */
export const heartDecks = ['ruby', 'slate'] as const;
const animals: readonly Emblem[] = ['fox', 'owl'];

interface NumbersProps {
  readonly view: DragonheartView;
  readonly seat: Seat;
  /** The number of cards in hand stands elsewhere. */
  readonly withoutHand?: boolean;
  readonly text: HeartTableText;
}

/** "5 in hand, 23 in deck, 14 cards taken". */
export const HeartNumbers = ({ view, seat, withoutHand = false, text: { locale, play } }: NumbersProps) => {
  const numbers = [
    ...(withoutHand ? [] : [[view.handSizes[seat] ?? 0, play.common.inHand] as const]),
    [view.deckSizes[seat] ?? 0, play.heart.deck] as const,
    [view.pileSizes[seat] ?? 0, play.heart.taken] as const,
  ];
  return (
    <>
      {numbers.map(([n, forms], at) => (
        <span key={at} class="heart-number">
          <b>{n}</b> {plural(locale, n, forms)}
        </span>
      ))}
    </>
  );
};

interface Props {
  readonly view: DragonheartView;
  readonly seat: Seat;
  readonly players: readonly TablePlayer[];
  /** Who must decide; null when the game is over. */
  readonly asked: Seat | null;
  readonly text: HeartTableText;
}

/** The opponent above the board, and whose turn it is. */
export const HeartBar = ({ view, seat, players, asked, text }: Props) => {
  const { base, locale, play } = text;
  const { common, heart } = play;
  const name = players[seat]?.name ?? '';
  const { turn, turnsLeft } = view;
  return (
    <div class="heart-bar">
      <PlayerPlate
        name={name}
        emblem={animals[seat] ?? 'owl'}
        asked={seat === asked ? common.toMove : undefined}
        base={base}
        beside={
          <span class="heart-backs" aria-hidden="true">
            {Array.from({ length: view.handSizes[seat] ?? 0 }, (_, at) => (
              <CardBack key={at} deck={heartDecks[seat] ?? 'slate'} base={base} />
            ))}
          </span>
        }
      >
        <HeartNumbers view={view} seat={seat} text={text} />
      </PlayerPlate>
      <TurnSign
        round={Math.ceil(turn / 2)}
        asked={asked}
        seat={view.seat}
        last={
          turnsLeft === null
            ? undefined
            : turnsLeft === 1
              ? heart.lastTurn
              : fill(plural(locale, turnsLeft, heart.lastTurns), { n: turnsLeft })
        }
        words={common}
      />
    </div>
  );
};
