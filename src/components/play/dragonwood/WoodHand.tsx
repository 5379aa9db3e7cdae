import './wood-hand.css';
import './wood-tray.css';
import {
  bonusOf,
  enhancementById,
  parametersOf,
  type AdventurerId,
  type AttackMethod,
  type DragonwoodView,
  type EnhancementId,
} from '#engine/dragonwood/index.ts';
import type { CardState } from '#components/cards/card-name.ts';
import { Button } from '#components/controls/Button.tsx';
import { fill, plural } from '#i18n/plural.ts';
import { CardRow } from '../CardRow.tsx';
import { Hand } from '../Hand.tsx';
import { HiddenHand } from '../HiddenHand.tsx';
import { pawIcon } from '../PlayerPlate.tsx';
import { CapturedCount } from './CapturedCount.tsx';
import { adventurerCard, enhancementCard } from './WoodCards.tsx';
import { sortedHand, type Sorting } from './fit.ts';
import type { WoodTableText } from './text.ts';

interface Props {
  readonly id: string;
  readonly view: DragonwoodView;
  readonly isHidden: boolean;
  /** The name of the player whose hand it is. */
  readonly name: string;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly stateOf: (card: AdventurerId) => CardState;
  readonly stateOfEnhancement: (card: EnhancementId) => CardState;
  /** The way to attack that is lit; null for none. */
  readonly method: AttackMethod | null;
  /** Some card of the hand could be added. */
  readonly hasAddable: boolean;
  readonly text: WoodTableText;
  readonly onCard: (card: AdventurerId) => void;
  readonly onEnhancement: (card: EnhancementId) => void;
  /** Shows what the player has captured. */
  readonly onCaptured: () => void;
}

/** Two arrows, up and down. Decoration. */
const sortIcon = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M8 20V5M3.500 9.500 8 5l4.500 4.500M16 4v15M11.500 14.500 16 19l4.500-4.500"
      fill="none"
      stroke="currentColor"
      stroke-width="2.2"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);

/** The hand of the seat that looks, with its enhancements; backs alone where nobody may see it. */
export const WoodHand = (props: Props) => {
  const { id, view, isHidden, name, sorting, onSort, stateOf, stateOfEnhancement, method, hasAddable, text } = props;
  const { table, play, locale, base } = text;
  const { wood, common } = play;
  const { seat, hand } = view;
  const own = view.enhancements[seat] ?? [];
  const captured = view.creatures[seat]?.length ?? 0;
  const other = sorting === 'suit' ? 'rank' : 'suit';
  const inUse = (card: EnhancementId) => {
    const bonus = method === null ? 0 : bonusOf(card, method);
    return bonus > 0 ? fill(wood.inUseBonus, { n: bonus }) : wood.inUse;
  };
  const creatures = (
    <CapturedCount count={captured} onShow={props.onCaptured}>
      <span class="wood-captured">
        {pawIcon(base)}
        <span aria-hidden="true">{captured}</span>
        <span class="visually-hidden">{fill(plural(locale, captured, wood.captured), { n: captured })}</span>
      </span>
    </CapturedCount>
  );
  const beside =
    own.length > 0
      ? {
          id: `${id}-enhancements`,
          label: table.rows.enhancements,
          things: (
            <CardRow
              labelledBy={`${id}-enhancements`}
              cards={own.map((card) => {
                const state = stateOfEnhancement(card);
                const look = enhancementCard(card, state, text);
                if (state !== 'selected') return look;
                return {
                  ...look,
                  facts: `${look.facts ?? ''}, ${inUse(card)}`,
                  face: (
                    <>
                      {look.face}
                      <span class="wood-in-use">{inUse(card)}</span>
                    </>
                  ),
                };
              })}
              words={table.card}
              onSelect={(card) => {
                const found = own.find((each) => each === card);
                if (found) props.onEnhancement(enhancementById(found).id);
              }}
            />
          ),
        }
      : undefined;
  if (isHidden) {
    const n = view.handSizes[seat] ?? 0;
    return (
      <HiddenHand
        id={`${id}-hand`}
        label={fill(plural(locale, n, common.hiddenHand), { who: name, n })}
        count={n}
        deck="adventurers"
        base={base}
        note={creatures}
        {...(beside ? { beside } : {})}
      />
    );
  }
  return (
    <Hand
      id={`${id}-hand`}
      label={fill(table.rows.hand, { count: hand.length, limit: parametersOf(view.options).handLimit.value })}
      note={
        <>
          {hasAddable && <span class="wood-fits">{wood.fits}</span>}
          {creatures}
          {hand.length > 1 && (
            <Button
              kind="quiet"
              icon={sortIcon}
              onClick={() => {
                onSort(other);
              }}
            >
              <span class="wood-sort">{wood.sort[other]}</span>
            </Button>
          )}
        </>
      }
      empty={table.rows.handEmpty}
      cards={sortedHand(hand, sorting).map((card) => adventurerCard(card, stateOf(card), text))}
      words={table.card}
      onSelect={(card) => {
        const found = hand.find((each) => each === card);
        if (found) props.onCard(found);
      }}
      {...(beside ? { beside } : {})}
    />
  );
};
