import {
  cardById,
  illegality,
  type CardId,
  type DragonheartAction,
  type DragonheartView,
  type Takeable,
} from '#engine/dragonheart/index.ts';
import type { ComponentChildren } from 'preact';
import { Button } from '#components/controls/Button.tsx';
import { tellAction, tellRefusal } from '#i18n/narrate/dragonheart.ts';
import { fill, plural } from '#i18n/plural.ts';
import { pointsOf } from '../board/space-name.ts';
import { FocusPanel } from '../FocusPanel.tsx';
import { pilesOf, typeOf } from './draft.ts';
import type { Outlook } from './outlook.ts';
import type { HeartTableText } from './text.ts';

interface Props {
  readonly id: string;
  readonly view: DragonheartView;
  readonly laid: readonly CardId[];
  readonly outlook: Outlook | null;
  /** The piles to choose between, if that is asked. */
  readonly choices: readonly Takeable[];
  readonly prompt: string;
  /** What happened last, or why what was tried cannot be done; that alone is `answer`. */
  readonly told: ComponentChildren;
  readonly answer: ComponentChildren;
  readonly text: HeartTableText;
  readonly onAct: (action: DragonheartAction) => void;
  /** Other buttons. */
  readonly children?: ComponentChildren;
}

/** The rule of a type: `dh-fire-dragon`. */
const ruleOfType = (type: string): string => `dh-${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** What the cards would do, in one sentence. */
function sentenceOf({ kind, type, missing, all, piles }: Outlook, { text }: Props): string {
  const { takes } = text.play.heart;
  const { types, hold } = text.narration;
  const listed = (some: readonly Takeable[]) =>
    some.map((pile) => (pile === 'hold' ? hold : types[pile].allObject)).join(text.table.board.or);
  if (kind === 'never') return takes.never;
  if (kind === 'more') return fill(plural(text.locale, missing, takes.more), { n: missing, pile: listed(all) });
  if (piles.length === 0) return fill(takes.none, { pile: listed(all) });
  if (piles.length > 1) return fill(takes.choice, { piles: listed(piles) });
  return type === 'ship' ? takes.ships : fill(takes.pile, { pile: listed(piles) });
}

/** What is chosen, what it would bring, and the button; what is asked, while nothing is chosen. */
export const HeartFocus = (props: Props) => {
  const { id, view, laid, outlook, choices, prompt, told, answer, text, onAct, children } = props;
  const { locale, table, play, rules, typeNames, narration, players } = text;
  const teller = { locale, words: narration, viewer: view.seat, names: players };
  const label = (action: DragonheartAction) => tellAction(action, teller);
  const anyRule = rules['dh-play'] ?? { href: '', title: '' };
  const [first] = laid;
  if (prompt === '') return null;
  if (choices.length > 0 || first === undefined) {
    const piles = pilesOf(view);
    return (
      <section class="heart-prompt" aria-labelledby={id} data-asked={choices.length > 0}>
        <h3 id={id} tabIndex={-1} data-prompt>
          {prompt}
        </h3>
        {told}
        <p class="heart-buttons">
          {choices.map((pile, at) => {
            const points = pointsOf(piles[pile]);
            const action = { type: 'take', pile } as DragonheartAction;
            return (
              <span key={pile} data-first={at === 0}>
                <Button
                  kind="primary"
                  onClick={() => {
                    onAct(action);
                  }}
                >
                  {label(action)}: {fill(plural(locale, points, table.board.points), { n: points })}
                </Button>
              </span>
            );
          })}
          {children}
        </p>
      </section>
    );
  }
  const action: DragonheartAction = { type: 'play', cards: laid };
  const reason = illegality(view, action);
  const type = typeOf(laid);
  const { value } = cardById(first);
  const name = type === null ? '' : typeNames[type];
  const { title } = play.heart;
  const points = outlook ? pointsOf(outlook.cards) : 0;
  const rule = rules[reason ? reason.rule : type === null ? 'dh-play' : ruleOfType(type)] ?? anyRule;
  return (
    <>
      {answer}
      <FocusPanel
        id={id}
        title={
          type === null
            ? prompt
            : fill(laid.length > 1 ? title.several : value === 0 ? title.ship : title.one, {
                name,
                value,
                n: laid.length,
              })
        }
        sentence={reason ? tellRefusal(reason, teller) : outlook ? sentenceOf(outlook, props) : ''}
        rule={rule}
        {...(outlook && outlook.cards.length > 0 && !reason
          ? {
              worth: {
                points,
                unit: plural(locale, points, table.focus.unit),
                label: plural(locale, points, table.focus.lie),
                sum: fill(table.focus.sum, {
                  cards: fill(plural(locale, outlook.cards.length, table.board.cards), { n: outlook.cards.length }),
                  sum: outlook.cards.map((card) => card.value).join(' + '),
                }),
              },
            }
          : {})}
        primary={{
          label: label(action),
          onAct: () => {
            onAct(action);
          },
        }}
      >
        {children}
      </FocusPanel>
    </>
  );
};
