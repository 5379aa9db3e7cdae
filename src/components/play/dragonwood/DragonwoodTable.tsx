import '../desk.css';
import './dragonwood-table.css';
import { useId, useMemo } from 'preact/hooks';
import {
  illegality,
  methods,
  toAct,
  type DragonwoodAction,
  type DragonwoodIllegality,
  type DragonwoodView,
} from '#engine/dragonwood/index.ts';
import { Button } from '#components/controls/Button.tsx';
import { SpriteIcon } from '#components/cards/SpriteIcon.tsx';
import { tellAction } from '#i18n/narrate/dragonwood.ts';
import { fill } from '#i18n/plural.ts';
import type { TableProps } from '../table.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useTravel, type Track } from '../use-travel.ts';
import { draftAfter, emptyDraft, toggled } from './draft.ts';
import { fitOf, type Sorting } from './fit.ts';
import { LaidOut } from './LaidOut.tsx';
import { OfferedMethods } from './OfferedMethods.tsx';
import { litOffer, offerOf, type Offer } from './offers.ts';
import { PotionChoice } from './PotionChoice.tsx';
import { promptOf } from './prompt.ts';
import { RollAgain } from './RollAgain.tsx';
import type { WoodTableText } from './text.ts';
import { useDraft } from './use-draft.ts';
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
const attackKeys: Readonly<Record<string, (typeof methods)[number] | undefined>> = {
  Digit1: 'strike',
  Digit2: 'stomp',
  Digit3: 'scream',
};

/** The table of Dragonwood: all that a player may know, and every decision that is asked. */
export function DragonwoodTable(props: DragonwoodTableProps) {
  const {
    view,
    isActive,
    isHidden,
    players,
    move,
    moment,
    onAct,
    onRefuse,
    onSay,
    meanwhile,
    tools,
    sorting,
    onSort,
    text,
  } = props;
  const id = useId();
  const root = useKeptFocus<HTMLDivElement>();
  useTravel(root, props.pace, tracks);
  const [draft, setDraft] = useDraft(view, move, moment);
  const { seat, phase } = view;
  const { play, locale, narration, cardNames } = text;
  const { wood, common } = play;
  const asked = toAct(view);
  const isTurn = isActive && phase.kind === 'turn';
  const isOne = isActive && (phase.kind === 'wound' || phase.kind === 'eventCard' || phase.kind === 'discardToLimit');
  const target = draft.place === null ? undefined : view.landscape[draft.place];
  const hasCards = draft.cards.length + draft.enhancements.length > 0;

  const offers = useMemo(
    () => (isTurn ? methods.flatMap((method) => offerOf(draft, method, view) ?? []) : []),
    [isTurn, draft.place, draft.cards.join(), draft.enhancements.join(), draft.potionAs, moment],
  );
  const hasSpell = isTurn && target?.endsWith('-dragon') && view.options.variants.includes('dragonSpell');
  const spell = hasSpell ? offerOf(draft, 'dragonSpell', view) : null;
  const lit = litOffer(spell ? [...offers, spell] : offers);
  const method = lit?.action.method ?? null;
  const potionAs = draft.potionAs ?? lit?.action.potionAs ?? null;

  const attempt = (action: DragonwoodAction) => {
    const reason = illegality(view, action);
    if (reason) onRefuse(reason, action);
    else onAct(action);
  };
  /** Nothing can be chosen now: whoever tries is told why. */
  const refuseNow = (action: DragonwoodAction = { type: 'reload' }) => {
    const reason = illegality(view, action);
    if (reason) onRefuse(reason, action);
  };
  const whyNot = ({ kind, action, most, numbers, reason }: Offer) => {
    if (reason) onRefuse(reason, action);
    else if (kind === 'hopeless') onSay(fill(wood.hopeless, { n: most, need: numbers.need }), 'dw-total');
  };
  const take = (offer: Offer) => {
    setDraft(draftAfter(draft, offer.action));
  };
  const attack = (offer: Offer | undefined) => {
    if (!offer) onSay(wood.nothingChosen);
    else if (offer.kind === 'ready') attempt(offer.action);
    else if (offer.kind === 'choose') take(offer);
    else whyNot(offer);
  };

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
  const [only] = draft.cards;
  const passes = phase.kind === 'eventCard' && phase.event === 'wind-storm';
  const single: DragonwoodAction | null =
    isOne && only !== undefined ? { type: passes ? 'pass' : 'discard', card: only } : null;
  const played = phase.kind === 'reroll' ? phase.attack : null;
  const shown = played ?? draft;
  const laidOut = phase.kind === 'turn' || played !== null ? shown : emptyDraft;

  return (
    <div
      ref={root}
      class="wood-table"
      data-pace={props.pace}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
        if (event.key === 'Escape') setDraft(emptyDraft);
        if (event.target instanceof HTMLSelectElement) return;
        const chosen = attackKeys[event.code];
        if (event.code === 'KeyR') attempt({ type: 'reload' });
        else if (chosen && isTurn) attack(offers.find(({ action }) => action.method === chosen));
        else if (chosen) refuseNow();
      }}
    >
      {/* Keys: what lies in one place must not be taken for what lay there before, or the focus is lost. */}
      <div class="wood-table-inside">
        <WoodStage
          id={id}
          view={view}
          players={players}
          asked={asked}
          stateOf={(place) => (place === draft.place ? 'target' : isTurn ? 'selectable' : 'plain')}
          text={text}
          onAim={(place) => {
            if (isTurn) setDraft({ ...draft, place: place === draft.place ? null : place });
            else refuseNow();
          }}
        />
        <div key="middle" class="wood-middle">
          <h3 class="wood-target" tabIndex={-1} data-prompt>
            {played ? cardNames[played.target] : target ? cardNames[target] : promptOf(props, { hasCards })}
          </h3>
          {(target ?? played) && !hasCards && !played && (
            <p class="wood-made">{promptOf(props, { hasCards, target })}</p>
          )}
          <LaidOut
            cards={laidOut.cards}
            enhancements={laidOut.enhancements}
            potionAs={played ? (played.potionAs ?? null) : potionAs}
            method={played ? played.method : method}
            text={text}
          />
        </div>
        {isTurn && draft.enhancements.includes(potion) && (
          <PotionChoice
            chosen={draft.potionAs}
            text={text}
            none={wood.potion.any}
            onChoose={(card) => {
              setDraft({ ...draft, potionAs: card });
            }}
          />
        )}
        {isActive && phase.kind === 'reroll' && <RollAgain phase={phase} text={text} onAct={attempt} />}
        {isActive && phase.kind === 'reroll' ? null : isOne ? (
          <div key="methods" class="wood-methods wood-meanwhile wood-single">
            {single ? (
              <Button
                kind="primary"
                onClick={() => {
                  attempt(single);
                }}
              >
                {tellAction(single, { locale, words: narration, viewer: seat, names: text.players })}
              </Button>
            ) : (
              <p>{wood.prompt.tap}</p>
            )}
          </div>
        ) : offers.length === 0 ? (
          <div key="methods" class="wood-methods wood-meanwhile">
            {meanwhile ?? (isTurn && <p>{wood.prompt.methods}</p>)}
          </div>
        ) : (
          <OfferedMethods
            offers={offers}
            spell={spell}
            lit={lit}
            text={text}
            onRoll={(offer) => {
              attempt(offer.action);
            }}
            onChoose={take}
            onWhyNot={whyNot}
          />
        )}
        <div
          key="tray"
          class="wood-tray"
          style={{ '--cards': Math.max(view.handSizes[seat] ?? 0, 8) }}
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
          />
        </div>
        <div key="buttons" class="wood-buttons">
          {isTurn && (hasCards || target) && (
            <Button
              onClick={() => {
                setDraft(emptyDraft);
              }}
            >
              {common.putBack}
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
              {wood.reload}
            </Button>
          )}
          {tools}
        </div>
      </div>
    </div>
  );
}
