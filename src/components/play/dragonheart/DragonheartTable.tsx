import './dragonheart-table.css';
import './heart-below.css';
import { useId } from 'preact/hooks';
import {
  cardById,
  departuresOf,
  freePlaces,
  illegality,
  toAct,
  type DragonheartAction,
  type DragonheartIllegality,
  type DragonheartView,
  type Takeable,
} from '#engine/dragonheart/index.ts';
import type { CardState } from '#components/cards/card-name.ts';
import { CardBack } from '#components/cards/CardBack.tsx';
import { Button } from '#components/controls/Button.tsx';
import { fill, plural } from '#i18n/plural.ts';
import { Board } from '../Board.tsx';
import type { DepartureCount } from '../board/Departures.tsx';
import { Hand } from '../Hand.tsx';
import { HiddenHand } from '../HiddenHand.tsx';
import type { TableProps } from '../table.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useTravel, type Track } from '../use-travel.ts';
import { heartCard } from './HeartCards.tsx';
import { heldCards, pilesOf, typeOf, type HeldCard } from './draft.ts';
import { HeartBar, heartDecks, HeartNumbers } from './HeartBar.tsx';
import { HeartFocus } from './HeartFocus.tsx';
import { litBy, outlookOf } from './outlook.ts';
import type { HeartTableText } from './text.ts';
import { useLaid } from './use-laid.ts';

/** What the table of Dragonheart is given. */
export interface DragonheartTableProps extends TableProps<DragonheartView, DragonheartAction, DragonheartIllegality> {
  readonly text: HeartTableText;
}

/** The hand is drawn from the own deck. */
const tracks: readonly Track[] = [
  {
    cards: '.hand > .card-row > [data-card]',
    titleOf: ({ dataset }) => dataset.card?.split('.')[0] ?? '',
    from: '.hand-beside > .card-face',
  },
];

const mostDepartures = 3;

/** The table of Dragonheart: all that a player may know, and every decision that is asked. */
export function DragonheartTable(props: DragonheartTableProps) {
  const { view, isActive, isHidden, players, move, moment, onAct, onRefuse, onSay, text } = props;
  const { waiting, meanwhile, answer, tools } = props;
  const id = useId();
  const root = useKeptFocus<HTMLDivElement>();
  useTravel(root, props.pace, tracks);
  const [chosen, setChosen] = useLaid(move, moment);

  const { locale, table, play, typeNames, face, base } = text;
  const { heart, common } = play;
  const { seat, phase, greatDragon, board } = view;
  const other = 1 - seat;
  const asked = toAct(view);
  const hand = heldCards(view.hand);
  const laid = hand.filter(({ key }) => chosen.includes(key)).map(({ card }) => card);
  const type = typeOf(laid);
  const isTurn = isActive && phase.kind === 'turn';
  const choices = isActive && phase.kind === 'choice' ? phase.piles : [];
  const names: Readonly<Record<Takeable, string>> = { ...typeNames, hold: table.board.hold };
  const outlook = isTurn ? outlookOf(laid, view) : null;
  const lit = choices.length > 0 && phase.kind === 'choice' ? { from: phase.by, points: 0 } : litBy(outlook);
  const action: DragonheartAction = { type: 'play', cards: laid };
  // Before the play, too, two piles show what either would bring.
  const offered = choices.length > 0 ? choices : outlook && outlook.piles.length > 1 ? outlook.piles : [];

  const attempt = (tried: DragonheartAction) => {
    const reason = illegality(view, tried);
    if (reason) onRefuse(reason, tried);
    else if (isActive) onAct(tried);
  };
  const stateOf = ({ key, card }: HeldCard): CardState => {
    if (chosen.includes(key)) return 'selected';
    if (!isTurn) return 'plain';
    const own = cardById(card).type;
    return own === type && freePlaces(board, own) > laid.length ? 'addable' : 'selectable';
  };
  const choose = (key: string) => {
    const held = hand.find((each) => each.key === key);
    if (!held) return;
    if (!isTurn) attempt({ type: 'play', cards: [held.card] });
    else if (chosen.includes(key)) setChosen(chosen.filter((each) => each !== key));
    // Cards of two kinds are never played together: another kind begins anew.
    else setChosen(cardById(held.card).type === type ? [...chosen, key] : [key]);
  };
  const onSpace = (space: Takeable) => {
    const pile = choices.find((each) => each === space);
    if (pile) attempt({ type: 'take', pile });
    else if (!isTurn) attempt(phase.kind === 'choice' && space !== 'hold' ? { type: 'take', pile: space } : action);
    else if (type === null) onSay(heart.chooseFirst);
    else if (space === type || (outlook?.piles ?? []).includes(space)) attempt(action);
    else onSay(fill(heart.otherSpace, { name: typeNames[type] }), 'dh-board');
  };

  const deck = heartDecks[seat] ?? 'ruby';
  const beside = {
    id: `${id}-deck`,
    label: heart.yourDeck,
    things: (view.deckSizes[seat] ?? 0) > 0 ? <CardBack deck={deck} base={base} /> : null,
  };
  const numbers = <HeartNumbers view={view} seat={seat} withoutHand text={text} />;
  const count = view.handSizes[seat] ?? 0;
  return (
    <div
      ref={root}
      class="heart-table"
      data-pace={props.pace}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setChosen([]);
      }}
    >
      <div class="heart-table-inside">
        <HeartBar view={view} seat={other} players={players} asked={asked} text={text} />
        <Board
          piles={pilesOf(view)}
          greatDragon={greatDragon === null ? 'board' : greatDragon === seat ? 'you' : 'opponent'}
          departures={Math.min(departuresOf(view), mostDepartures) as DepartureCount}
          {...(lit ? { lit } : {})}
          choices={offered}
          names={names}
          words={table.board}
          face={face}
          locale={locale}
          base={base}
          onChoose={onSpace}
        />
        <div class="heart-below">
          <div class="heart-focus">
            <HeartFocus
              id={`${id}-focus`}
              view={view}
              laid={isTurn ? laid : []}
              outlook={outlook}
              choices={choices}
              prompt={isActive ? heart.prompt[phase.kind === 'choice' ? 'choice' : 'start'] : waiting}
              told={answer ?? meanwhile}
              answer={answer}
              text={text}
              onAct={attempt}
            >
              {isTurn && laid.length > 0 && (
                <Button
                  onClick={() => {
                    setChosen([]);
                  }}
                >
                  {common.putBack}
                </Button>
              )}
              {tools}
            </HeartFocus>
          </div>
          <div class="heart-tray" style={{ '--cards': Math.max(count, 5) }}>
            {isHidden ? (
              <HiddenHand
                id={`${id}-hand`}
                label={fill(plural(locale, count, common.hiddenHand), { who: players[seat]?.name ?? '', n: count })}
                count={count}
                deck={deck}
                base={base}
                note={numbers}
                beside={beside}
              />
            ) : (
              <Hand
                id={`${id}-hand`}
                label={fill(plural(locale, hand.length, table.rows.handWithoutLimit), { count: hand.length })}
                note={numbers}
                empty={table.rows.handEmpty}
                cards={hand.map((held) => heartCard(held, stateOf(held), text))}
                words={table.card}
                onSelect={choose}
                onAct={(key) => {
                  if (isTurn && chosen.includes(key)) attempt(action);
                  else choose(key);
                }}
                beside={beside}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
