import { useId } from 'preact/hooks';
import {
  departuresOf,
  type DragonheartAction,
  type DragonheartView,
  type Takeable,
} from '#engine/dragonheart/index.ts';
import { Button } from '#components/controls/Button.tsx';
import { tellAction } from '#i18n/narrate/dragonheart.ts';
import { fill, plural } from '#i18n/plural.ts';
import '../desk.css';
import { Board } from '../Board.tsx';
import type { DepartureCount } from '../board/Departures.tsx';
import { Hand } from '../Hand.tsx';
import { othersOf } from '../seats.ts';
import type { DeskProps } from '../table.ts';
import { TableFacts } from '../TableFacts.tsx';
import { heartCard } from './HeartCards.tsx';
import { heldCards, pilesOf, typeOf } from './draft.ts';
import { litBy, outlookOf } from './outlook.ts';
import type { HeartText } from './text.ts';
import { useLaid } from './use-laid.ts';

interface Props extends DeskProps<DragonheartView, DragonheartAction> {
  readonly text: HeartText;
}

const mostDepartures = 3;

/** A table of Dragonheart: tap cards of the hand, then their space; or the pile that is taken. */
export function DragonheartDesk({ view, isActive, move, moment, onAct, onSay, text }: Props) {
  const id = useId();
  const [chosen, setChosen] = useLaid(move, moment);

  const { desk, locale, narration, players, typeNames, face, base } = text;
  const { seat, phase, greatDragon } = view;
  const [other = 1 - seat] = othersOf(view);
  const hand = heldCards(view.hand);
  const laid = hand.filter(({ key }) => chosen.includes(key)).map(({ card }) => card);
  const isTurn = isActive && phase.kind === 'turn';
  const choices = isActive && phase.kind === 'choice' ? phase.piles : [];
  const names: Readonly<Record<Takeable, string>> = { ...typeNames, hold: text.table.board.hold };
  const teller = { locale, words: narration, viewer: seat, names: players };
  const label = (action: DragonheartAction) => tellAction(action, teller);
  const play: DragonheartAction = { type: 'play', cards: laid };
  const lit = isTurn
    ? litBy(outlookOf(laid, view))
    : choices.length > 0 && phase.kind === 'choice'
      ? { from: phase.by, points: 0 }
      : undefined;
  const counted = (n: number) => fill(plural(locale, n, desk.cards), { n });

  const onSpace = (space: Takeable) => {
    const pile = choices.find((each) => each === space);
    if (pile) onAct({ type: 'take', pile });
    else if (!isTurn) return;
    else if (laid.length === 0) onSay(desk.heart.chooseFirst);
    else {
      const type = typeOf(laid);
      if (type === null || type === space) onAct(play);
      else onSay(fill(desk.heart.otherSpace, { name: typeNames[type] }));
    }
  };

  return (
    <div
      class="desk"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setChosen([]);
      }}
    >
      <TableFacts
        facts={[
          fill(desk.other, {
            who: players[other] ?? '',
            cards: fill(desk.heart.otherDeck, {
              hand: view.handSizes[other] ?? 0,
              deck: view.deckSizes[other] ?? 0,
            }),
          }),
          fill(desk.heart.deck, { n: view.deckSizes[seat] ?? 0 }),
          fill(desk.heart.pile, { cards: counted(view.pileSizes[seat] ?? 0) }),
        ]}
      />
      <Board
        piles={pilesOf(view)}
        greatDragon={greatDragon === null ? 'board' : greatDragon === seat ? 'you' : 'opponent'}
        departures={Math.min(departuresOf(view), mostDepartures) as DepartureCount}
        {...(lit ? { lit } : {})}
        choices={choices}
        names={names}
        words={text.table.board}
        face={face}
        locale={locale}
        base={base}
        onChoose={onSpace}
      />
      {isActive && <p class="desk-prompt">{phase.kind === 'choice' ? desk.heart.choice : desk.heart.choose}</p>}
      <Hand
        id={`${id}-hand`}
        label={fill(plural(locale, hand.length, text.table.rows.handWithoutLimit), { count: hand.length })}
        empty={text.table.rows.handEmpty}
        cards={hand.map((held) =>
          heartCard(held, chosen.includes(held.key) ? 'selected' : isTurn ? 'selectable' : 'plain', text),
        )}
        words={text.table.card}
        onSelect={(key) => {
          if (isTurn) setChosen(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
        }}
        onAct={(key) => {
          const cards = hand.filter((each) => each.key === key || chosen.includes(each.key)).map(({ card }) => card);
          if (isTurn) onAct({ type: 'play', cards });
        }}
      />
      {(isTurn || choices.length > 0) && (
        <p class="desk-buttons">
          {isTurn && (
            <Button
              kind="primary"
              onClick={() => {
                if (laid.length === 0) onSay(desk.heart.chooseFirst);
                else onAct(play);
              }}
            >
              {laid.length === 0 ? desk.heart.play : label(play)}
            </Button>
          )}
          {choices.map((pile) => (
            <Button
              key={pile}
              onClick={() => {
                onAct({ type: 'take', pile });
              }}
            >
              {label({ type: 'take', pile })}
            </Button>
          ))}
          {laid.length > 0 && isTurn && (
            <Button
              kind="quiet"
              onClick={() => {
                setChosen([]);
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
