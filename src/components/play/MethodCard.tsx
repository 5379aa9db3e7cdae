import './method-card.css';
import type { ComponentChildren } from 'preact';
import type { Method } from '#engine/dragonwood/index.ts';
import { type Ratio, toNumber } from '#engine/odds/index.ts';
import { Die } from '#components/cards/Die.tsx';
import { MethodIcon } from '#components/cards/MethodIcon.tsx';
import { Button } from '#components/controls/Button.tsx';
import { type ChanceWords, percentText, triesText } from '#i18n/chance-text.ts';
import type { Locale } from '#i18n/locales.ts';
import { fill, plural } from '#i18n/plural.ts';
import type { TableWords } from '#i18n/table-words.ts';

interface Props {
  readonly method: Method;
  /** "Strike". */
  readonly name: string;
  /** The cards that it would take: "7 · 8 · 9". */
  readonly cards: string;
  readonly dice: number;
  readonly bonus: number;
  readonly need: number;
  /** The exact chance. */
  readonly chance: Ratio;
  readonly isChosen: boolean;
  /** Why it cannot be done, in a few words: "at most 8: out of reach". */
  readonly refusal?: string;
  /** What its button does: "Roll 3 dice". */
  readonly action: ComponentChildren;
  readonly words: TableWords['method'];
  readonly chanceWords: ChanceWords;
  readonly locale: Locale;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  readonly onAct: () => void;
  readonly onWhyNot: () => void;
}

/** A way to attack: its dice, what they must reach, the exact chance, and a button; where it is impossible, the reason. */
export const MethodCard = ({
  method,
  name,
  cards,
  dice,
  bonus,
  need,
  chance,
  isChosen,
  refusal,
  action,
  words,
  chanceWords,
  locale,
  base,
  onAct,
  onWhyNot,
}: Props) => (
  <article class="method-card" data-chosen={isChosen} data-refused={refusal !== undefined}>
    <h3>
      <MethodIcon method={method} base={base} />
      {name}
      {isChosen && <span class="visually-hidden">, {words.chosen}</span>}
    </h3>
    <p class="method-cards">{cards}</p>
    <p class="method-dice">
      <span class="method-bones" role="img" aria-label={fill(plural(locale, dice, words.dice), { n: dice })}>
        <span class="method-count" aria-hidden="true">
          {dice}×
        </span>
        {Array.from({ length: dice }, (_, i) => (
          <Die key={i} face={3} base={base} />
        ))}
      </span>
      {bonus > 0 && <span class="method-bonus">+{bonus}</span>}
    </p>
    <p class="method-need">
      <span>{words.need}</span> <b>{need}</b>
    </p>
    <p class="method-percent">{percentText(chance, locale, chanceWords)}</p>
    <p class="method-tries">{refusal ?? triesText(chance, locale, chanceWords)}</p>
    <span class="method-bar" aria-hidden="true" style={{ '--share': toNumber(chance) }} />
    {refusal === undefined ? (
      <Button kind={isChosen ? 'primary' : 'secondary'} onClick={onAct}>
        {action}
      </Button>
    ) : (
      <Button onClick={onWhyNot}>
        {words.whyNot}
        <span class="visually-hidden"> {name}</span>
      </Button>
    )}
  </article>
);
