import './wood-stage.css';
import { enhancementById, passesOf, type DragonwoodView, type EnhancementId } from '#engine/dragonwood/index.ts';
import type { Seat } from '#engine/core/index.ts';
import type { CardState } from '#components/cards/card-name.ts';
import { CardFace } from '#components/cards/CardFace.tsx';
import { fill, plural } from '#i18n/plural.ts';
import { Landscape } from '../Landscape.tsx';
import { emblems, handIcon, pawIcon, PlayerFact, PlayerPlate } from '../PlayerPlate.tsx';
import { othersOf } from '../seats.ts';
import type { TablePlayer } from '../table.ts';
import { TurnSign } from '../TurnSign.tsx';
import { CapturedCount } from './CapturedCount.tsx';
import { landscapeCard } from './WoodCards.tsx';
import type { WoodTableText } from './text.ts';
import { WoodDeck } from './WoodDeck.tsx';

interface Props {
  readonly id: string;
  readonly view: DragonwoodView;
  readonly players: readonly TablePlayer[];
  /** Who must decide; null when the game is over. */
  readonly asked: Seat | null;
  readonly stateOf: (place: number) => CardState;
  readonly text: WoodTableText;
  readonly onAim: (place: number) => void;
  /** Shows what a player has captured. */
  readonly onCaptured: (seat: Seat) => void;
}

/** Enhancements in front of a player, small: what they do stands there for screen readers. */
const LyingEnhancements = ({ ids, who, text }: { ids: readonly EnhancementId[]; who: string; text: WoodTableText }) => (
  <ul class="plate-enhancements" role="list" aria-label={fill(text.play.wood.enhancements, { who })}>
    {ids.map((id) => (
      <li key={id} title={`${text.cardNames[id]}: ${text.face.effects[id]}`}>
        <CardFace
          card={enhancementById(id)}
          name={text.cardNames[id]}
          words={text.face}
          locale={text.locale}
          base={text.base}
          size="small"
        />
      </li>
    ))}
  </ul>
);

/** The middle of the table: the players around it, the decks, the row of five in front of the forest. */
export const WoodStage = ({ id, view, players, asked, stateOf, text, onAim, onCaptured }: Props) => {
  const { locale, base, table, play } = text;
  const { common, wood } = play;
  const { turn, passes, turnsLeft, options, deckSize, discard } = view;
  const through = { n: Math.min(passes + 1, passesOf(options)), of: passesOf(options) };
  const nameOf = (seat: Seat) => players[seat]?.name ?? '';
  return (
    <Landscape
      id={`${id}-landscape`}
      label={table.rows.landscape}
      cards={view.landscape.map((card, place) => landscapeCard(card, place, stateOf(place), text))}
      words={table.card}
      onSelect={(card) => {
        onAim(Number(card.split('.').at(-1)));
      }}
    >
      <div class="wood-players" data-count={options.players - 1}>
        {othersOf(view).map((seat) => {
          const hand = view.handSizes[seat] ?? 0;
          const creatures = view.creatures[seat]?.length ?? 0;
          const enhancements = view.enhancements[seat] ?? [];
          return (
            <PlayerPlate
              key={seat}
              name={nameOf(seat)}
              emblem={emblems[seat] ?? 'owl'}
              asked={seat === asked ? common.toMove : undefined}
              base={base}
              beside={
                enhancements.length > 0 && <LyingEnhancements ids={enhancements} who={nameOf(seat)} text={text} />
              }
            >
              <PlayerFact icon={handIcon} n={hand} word={plural(locale, hand, common.inHand)} />
              <CapturedCount
                count={creatures}
                onShow={() => {
                  onCaptured(seat);
                }}
              >
                <PlayerFact icon={pawIcon(base)} n={creatures} word={plural(locale, creatures, wood.creatures)} />
              </CapturedCount>
            </PlayerPlate>
          );
        })}
      </div>
      <TurnSign
        round={Math.ceil(turn / options.players)}
        asked={asked}
        seat={view.seat}
        last={turnsLeft === null ? undefined : fill(plural(locale, turnsLeft, wood.lastRound), { n: turnsLeft })}
        words={common}
      />
      <WoodDeck deck="dragonwood" name={wood.dragonwoodDeck} size={view.dragonwoodDeckSize} notes={[]} text={text} />
      <WoodDeck
        deck="adventurers"
        name={wood.adventurerDeck}
        size={deckSize}
        notes={[
          { long: fill(wood.discard, { n: discard.length }), short: fill(wood.short.discard, { n: discard.length }) },
          { long: fill(wood.pass, through), short: fill(wood.short.pass, through) },
        ]}
        text={text}
      />
    </Landscape>
  );
};
