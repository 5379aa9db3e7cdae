import { useId } from 'preact/hooks';
import {
  methods,
  parametersOf,
  type DragonwoodAction,
  type DragonwoodView,
  type EnhancementId,
} from '#engine/dragonwood/index.ts';
import type { CardState } from '#components/cards/card-name.ts';
import { Button } from '#components/controls/Button.tsx';
import { tellAction } from '#i18n/narrate/dragonwood.ts';
import { fill, plural } from '#i18n/plural.ts';
import '../desk.css';
import './wood-tray.css';
import { CardRow } from '../CardRow.tsx';
import { Hand } from '../Hand.tsx';
import { Landscape } from '../Landscape.tsx';
import { othersOf } from '../seats.ts';
import type { DeskProps } from '../table.ts';
import { TableFacts } from '../TableFacts.tsx';
import { capturedFacts } from './captured.ts';
import { adventurerCard, enhancementCard, landscapeCard } from './WoodCards.tsx';
import { attemptOf, emptyDraft, toggled } from './draft.ts';
import { MethodButtons } from './MethodButtons.tsx';
import { PotionChoice } from './PotionChoice.tsx';
import type { WoodText } from './text.ts';
import { ThrownDice } from './ThrownDice.tsx';
import { useDraft } from './use-draft.ts';

interface Props extends DeskProps<DragonwoodView, DragonwoodAction> {
  readonly text: WoodText;
}

const attackKeys = { Digit1: 'strike', Digit2: 'stomp', Digit3: 'scream' } as const;

/** A table of Dragonwood: tap a card of the landscape, cards of the hand, and a method. */
export function DragonwoodDesk({ view, isActive, move, moment, onAct, onSay, text }: Props) {
  const id = useId();
  const [draft, setDraft] = useDraft(view, move, moment);

  const { desk, locale, narration, players } = text;
  const { seat, phase, hand } = view;
  const own = view.enhancements[seat] ?? [];
  const isTurn = isActive && phase.kind === 'turn';
  const isOne = isActive && (phase.kind === 'wound' || phase.kind === 'eventCard' || phase.kind === 'discardToLimit');
  const stateOf = (isChosen: boolean, isOpen: boolean): CardState =>
    isChosen ? 'selected' : isOpen ? 'selectable' : 'plain';
  const teller = { locale, words: narration, viewer: seat, names: players };
  const label = (action: DragonwoodAction) => tellAction(action, teller);

  const passes = phase.kind === 'eventCard' && phase.event === 'wind-storm';
  const [only] = draft.cards;
  const single: DragonwoodAction | null =
    isOne && only !== undefined ? { type: passes ? 'pass' : 'discard', card: only } : null;
  const hasTarget = draft.place !== null;
  const hasCards = draft.cards.length + draft.enhancements.length > 0;
  const prompt = isOne
    ? passes
      ? desk.wood.pass
      : desk.wood.discard
    : hasTarget
      ? desk.wood.chooseCards
      : draft.cards.length > 0
        ? desk.wood.chooseTarget
        : desk.wood.chooseBoth;
  const isBare = !hasTarget && !hasCards;
  const spell = isTurn && view.options.variants.includes('dragonSpell') ? attemptOf(draft, 'dragonSpell', view) : null;

  const choose = (id: string) => {
    const card = hand.find((each) => each === id);
    if (card === undefined || !(isTurn || isOne)) return;
    setDraft({ ...draft, cards: isOne ? (draft.cards.includes(card) ? [] : [card]) : toggled(draft.cards, card) });
  };
  /** What Enter does with a card of the hand: it goes, or it attacks with those chosen where one method alone is left. */
  const use = (id: string) => {
    const card = hand.find((each) => each === id);
    if (card === undefined) return;
    const cards = draft.cards.includes(card) ? draft.cards : [...draft.cards, card];
    const open = methods.flatMap((method) => attemptOf({ ...draft, cards }, method, view) ?? []);
    const [attempt, another] = open.filter(({ isLegal }) => isLegal);
    if (isOne) onAct({ type: passes ? 'pass' : 'discard', card });
    else if (isTurn && attempt && !another) onAct(attempt.action);
    else choose(id);
  };
  const aim = (id: string) => {
    if (!isTurn) return;
    const place = Number(id.split('.').at(-1));
    setDraft({ ...draft, place: place === draft.place ? null : place });
  };
  const lay = (id: string) => {
    const card = own.find((each): each is EnhancementId => each === id);
    if (card !== undefined && isTurn) setDraft({ ...draft, enhancements: toggled(draft.enhancements, card) });
  };

  return (
    <div
      class="desk wood-desk"
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
        if (event.key === 'Escape') setDraft(emptyDraft);
        if (!isTurn || event.target instanceof HTMLSelectElement) return;
        if (event.code === 'KeyR') onAct({ type: 'reload' });
        if (!(event.code in attackKeys)) return;
        const attempt = attemptOf(draft, attackKeys[event.code as keyof typeof attackKeys], view);
        if (attempt) onAct(attempt.action);
        else onSay(prompt);
      }}
    >
      <Landscape
        id={`${id}-landscape`}
        label={text.table.rows.landscape}
        cards={view.landscape.map((id, place) =>
          landscapeCard(id, place, place === draft.place ? 'target' : isTurn ? 'selectable' : 'plain', text),
        )}
        words={text.table.card}
        onSelect={aim}
      >
        <TableFacts
          facts={[
            ...othersOf(view).map((other) => {
              const n = view.handSizes[other] ?? 0;
              return fill(desk.other, {
                who: players[other] ?? '',
                cards: fill(plural(locale, n, desk.cards), { n }),
              });
            }),
            fill(desk.adventurerDeck, { n: view.deckSize }),
          ]}
        />
      </Landscape>
      {phase.kind === 'over' && <TableFacts facts={capturedFacts(view, text)} />}
      <div class="wood-tray" data-full={hand.length + own.length > 10}>
        <Hand
          id={`${id}-hand`}
          label={fill(text.table.rows.hand, { count: hand.length, limit: parametersOf(view.options).handLimit.value })}
          empty={text.table.rows.handEmpty}
          cards={hand.map((id) => adventurerCard(id, stateOf(draft.cards.includes(id), isTurn || isOne), text))}
          words={text.table.card}
          onSelect={choose}
          onAct={use}
          {...(own.length > 0
            ? {
                beside: {
                  id: `${id}-enhancements`,
                  label: text.table.rows.enhancements,
                  things: (
                    <CardRow
                      labelledBy={`${id}-enhancements`}
                      cards={own.map((id) =>
                        enhancementCard(id, stateOf(draft.enhancements.includes(id), isTurn), text),
                      )}
                      words={text.table.card}
                      onSelect={lay}
                    />
                  ),
                },
              }
            : {})}
        />
      </div>
      {isActive && phase.kind === 'reroll' && (
        <ThrownDice rolled={phase.rolled} text={text} label={label} onAct={onAct} />
      )}
      {isTurn && (
        <div class="desk-attack">
          {draft.enhancements.includes('charmed-potion') && (
            <PotionChoice
              chosen={draft.potionAs}
              text={text}
              onChoose={(potionAs) => {
                setDraft({ ...draft, potionAs });
              }}
            />
          )}
          {hasTarget && <MethodButtons draft={draft} view={view} text={text} onAct={onAct} />}
          {spell && (
            <p data-spell>
              <Button
                onClick={() => {
                  onAct(spell.action);
                }}
              >
                {label(spell.action)}
              </Button>
            </p>
          )}
        </div>
      )}
      {((isTurn && !(hasTarget && hasCards)) || isOne) && <p class="desk-prompt">{prompt}</p>}
      {(isTurn || single) && (
        <p class="desk-buttons">
          {single && (
            <Button
              kind="primary"
              onClick={() => {
                onAct(single);
              }}
            >
              {label(single)}
            </Button>
          )}
          {isTurn && (
            <Button
              kind={isBare ? 'primary' : 'secondary'}
              onClick={() => {
                onAct({ type: 'reload' });
              }}
            >
              {desk.wood.reload}
            </Button>
          )}
          {isTurn && !isBare && (
            <Button
              kind="quiet"
              onClick={() => {
                setDraft(emptyDraft);
              }}
            >
              {desk.wood.putBack}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
