import '../desk.css';
import './dragonwood-table.css';
import { useId, useState } from 'preact/hooks';
import type { Seat } from '#engine/core/index.ts';
import {
  toAct,
  type DragonwoodAction,
  type DragonwoodIllegality,
  type DragonwoodView,
  type Method,
} from '#engine/dragonwood/index.ts';
import { Button } from '#components/controls/Button.tsx';
import { useLater } from '#components/controls/use-later.ts';
import { SpriteIcon } from '#components/cards/SpriteIcon.tsx';
import type { TableProps } from '../table.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useTravel, type Track } from '../use-travel.ts';
import { emptyDraft, toggled } from './draft.ts';
import { fitOf, type Sorting } from './fit.ts';
import { LaidOut } from './LaidOut.tsx';
import { promptOf } from './prompt.ts';
import type { WoodTableText } from './text.ts';
import { useAttack } from './use-attack.ts';
import { WoodAnswers } from './WoodAnswers.tsx';
import { WoodHand } from './WoodHand.tsx';
import { WoodStage } from './WoodStage.tsx';

/** What the table of Dragonwood is given. */
export interface DragonwoodTableProps extends TableProps<DragonwoodView, DragonwoodAction, DragonwoodIllegality> {
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly text: WoodTableText;
}

/** The hand is drawn from the Adventurer deck, the landscape from the other; a card of the landscape is known by its title. */
const tracks: readonly Track[] = [
  {
    cards: '.hand > .card-row > [data-card]',
    titleOf: ({ dataset }) => dataset.card ?? '',
    from: '.wood-deck-adventurers .card-face',
  },
  {
    cards: '.landscape [data-card]',
    titleOf: ({ dataset }) => dataset.card?.split('.')[0] ?? '',
    from: '.wood-deck-dragonwood .card-face',
  },
];

const potion = 'charmed-potion';
const attackKeys: Readonly<Record<string, Method | undefined>> = {
  Digit1: 'strike',
  Digit2: 'stomp',
  Digit3: 'scream',
};

/** The table of Dragonwood: all that a player may know, and every decision that is asked. */
export function DragonwoodTable(props: DragonwoodTableProps) {
  const { view, isActive, isHidden, players, pace, meanwhile, answer, tools, sorting, onSort, text } = props;
  const id = useId();
  const root = useKeptFocus<HTMLDivElement>();
  useTravel(root, pace, tracks);
  const { draft, setDraft, isTurn, isOne, target, offers, spell, lit, attempt, refuseNow, attack } = useAttack(props);
  const [shownSeat, setShownSeat] = useState<Seat | null>(null);
  // Only who wants to see what was captured loads the list.
  const Captured = useLater(async () => (await import('./Captured.tsx')).Captured, shownSeat !== null);
  const { seat, phase } = view;
  const { play, cardNames } = text;
  const hasCards = draft.cards.length + draft.enhancements.length > 0;
  const method = lit?.action.method ?? null;
  const potionAs = draft.potionAs ?? lit?.action.potionAs ?? null;

  const states = new Map(
    view.hand.map((card) => [
      card,
      isTurn
        ? fitOf(card, draft.cards, draft.enhancements.includes(potion))
        : draft.cards.includes(card)
          ? ('selected' as const)
          : isOne
            ? ('selectable' as const)
            : ('plain' as const),
    ]),
  );
  const played = phase.kind === 'reroll' ? phase.attack : null;
  const shown = played ?? draft;
  const laidOut = phase.kind === 'turn' || played !== null ? shown : emptyDraft;
  const prompt = promptOf(props, { hasCards });
  const heading = played ? cardNames[played.target] : target ? cardNames[target] : prompt;

  return (
    <div
      ref={root}
      class="wood-table"
      data-pace={pace}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
        if (event.key === 'Escape') setDraft(emptyDraft);
        if (event.target instanceof HTMLSelectElement) return;
        const chosen = attackKeys[event.code];
        if (event.code === 'KeyR') attempt({ type: 'reload' });
        else if (chosen) attack(offers.find(({ action }) => action.method === chosen));
      }}
    >
      {/* Keys: what lies in one place must not be taken for what lay there before, or the focus is lost. */}
      <div class="wood-table-inside">
        <WoodStage
          id={id}
          view={view}
          players={players}
          asked={toAct(view)}
          stateOf={(place) => (place === draft.place ? 'target' : isTurn ? 'selectable' : 'plain')}
          text={text}
          onAim={(place) => {
            if (isTurn) setDraft({ ...draft, place: place === draft.place ? null : place });
            else refuseNow();
          }}
          onCaptured={setShownSeat}
        />
        <div key="middle" class="wood-middle">
          {heading && (
            <h3 class="wood-target" tabIndex={-1} data-prompt>
              {heading}
            </h3>
          )}
          {answer}
          {target && !hasCards && !played && !answer && (
            <p class="wood-made">{promptOf(props, { hasCards, target })}</p>
          )}
          <LaidOut
            cards={laidOut.cards}
            enhancements={laidOut.enhancements}
            potionAs={played ? (played.potionAs ?? null) : potionAs}
            method={played ? played.method : method}
            isAnswered={answer !== undefined}
            text={text}
          />
        </div>
        <WoodAnswers
          view={view}
          draft={draft}
          isTurn={isTurn}
          isOne={isOne}
          isReroll={isActive && phase.kind === 'reroll'}
          offers={offers}
          spell={spell}
          lit={lit}
          meanwhile={meanwhile}
          text={text}
          onAct={attempt}
          onAttack={attack}
          onPotion={(card) => {
            setDraft({ ...draft, potionAs: card });
          }}
        />
        <div
          key="tray"
          class="wood-tray"
          style={{ '--cards': Math.max(view.handSizes[seat] ?? 0, 8) }}
          data-full={(view.handSizes[seat] ?? 0) + (view.enhancements[seat]?.length ?? 0) > 10}
          data-many={(view.enhancements[seat]?.length ?? 0) > 2}
        >
          <WoodHand
            id={id}
            view={view}
            isHidden={isHidden}
            name={players[seat]?.name ?? ''}
            sorting={sorting}
            onSort={onSort}
            stateOf={(card) => states.get(card) ?? 'plain'}
            stateOfEnhancement={(card) =>
              draft.enhancements.includes(card) ? 'selected' : isTurn ? 'selectable' : 'plain'
            }
            method={method}
            hasAddable={[...states.values()].includes('addable')}
            text={text}
            onCard={(card) => {
              if (isTurn) setDraft({ ...draft, cards: toggled(draft.cards, card) });
              else if (isOne) setDraft({ ...draft, cards: draft.cards.includes(card) ? [] : [card] });
              else refuseNow();
            }}
            onEnhancement={(card) => {
              const enhancements = toggled(draft.enhancements, card);
              if (!isTurn) refuseNow();
              else setDraft({ ...draft, enhancements });
            }}
            onCaptured={() => {
              setShownSeat(seat);
            }}
          />
        </div>
        <div key="buttons" class="wood-buttons">
          {isTurn && (hasCards || target) && (
            <Button
              onClick={() => {
                setDraft(emptyDraft);
              }}
            >
              {play.common.putBack}
            </Button>
          )}
          {isTurn && (
            <Button
              kind={lit ? 'secondary' : 'primary'}
              icon={<SpriteIcon file="table-icons" id="draw" base={text.base} />}
              onClick={() => {
                attempt({ type: 'reload' });
              }}
            >
              {play.wood.reload}
            </Button>
          )}
          {tools}
        </div>
      </div>
      {Captured && (
        <Captured
          id={`${id}-captured`}
          view={view}
          seat={shownSeat}
          names={players.map(({ name }) => name)}
          text={text}
          onClose={() => {
            setShownSeat(null);
          }}
        />
      )}
    </div>
  );
}
