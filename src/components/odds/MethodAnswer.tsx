import { dieFaces, isCertain, isImpossible, toNumber } from '#engine/odds/index.ts';
import { fractionText, percentText, triesText } from '#i18n/chance-text.ts';
import { fill, plural } from '#i18n/plural.ts';
import { Die } from '#components/cards/Die.tsx';
import { MethodIcon } from '#components/cards/MethodIcon.tsx';
import type { Answer } from './answers.ts';
import type { OddsText } from './words.ts';
import { workedOut } from './worked-out.ts';
import './method-answer.css';

/** The most that one die can show. */
const greatestFace = Math.max(...dieFaces);

const signed = (bonus: number) => `+${bonus}`;

/** What one method gives: percent, fraction, tries of ten, dice and need, and how it was counted. */
export function MethodAnswer({ answer, text }: { answer: Answer; text: OddsText }) {
  const { words, locale, chance: chanceWords, base, cardNames, face } = text;
  const { method, chance, dice, bonus, need, reroll, likelyFrom, isBest } = answer;
  const verdict = isImpossible(chance)
    ? fill(words.answer.impossible, { most: dice * greatestFace + bonus, need })
    : isCertain(chance)
      ? words.answer.certain
      : null;
  // Ten and none are kept for what is certain.
  const tenths = Math.round(toNumber(chance) * 10);
  const filled = isCertain(chance) ? 10 : isImpossible(chance) ? 0 : Math.min(Math.max(tenths, 1), 9);
  const likely =
    likelyFrom === null
      ? words.answer.neverLikely
      : fill(plural(locale, likelyFrom, words.answer.likelyFrom), { n: likelyFrom });

  return (
    <article class="answer" data-best={isBest} data-impossible={isImpossible(chance)} data-method={method}>
      <h3>
        <MethodIcon method={method} base={base} />
        {face.methods[method]}
        {isBest && <span class="best"> {words.answer.best}</span>}
      </h3>
      <p class="answer-percent" data-testid="percent">
        {percentText(chance, locale, chanceWords)}
      </p>
      <p class="answer-dice">
        <span class="dice" role="img" aria-label={fill(plural(locale, dice, words.answer.dice), { n: dice })}>
          {Array.from({ length: dice }, (_, index) => (
            <Die key={index} face={3} base={base} />
          ))}
        </span>
        {bonus > 0 && <span class="plus">{signed(bonus)}</span>}
        {reroll && <span class="plus">{words.answer.reroll}</span>}
        <span>{fill(words.answer.need, { n: need })}</span>
      </p>
      <p class="answer-fraction" data-testid="fraction">
        {fractionText(chance)}
      </p>
      <p class="answer-tries" data-testid="tries">
        {triesText(chance, locale, chanceWords)}
      </p>
      <p class="dots" aria-hidden="true">
        {Array.from({ length: 10 }, (_, index) => (
          <span key={index} data-filled={index < filled} />
        ))}
      </p>
      {verdict && <p class="answer-note answer-verdict">{verdict}</p>}
      {answer.idle.map(
        ({ enhancement, code }) =>
          code === 'sixDiceAlready' && (
            <p class="answer-note" key={enhancement}>
              {fill(words.answer.idle.sixDiceAlready, { card: cardNames[enhancement] })}
            </p>
          ),
      )}
      <p class="answer-note" data-testid="likely-from">
        {likely}
      </p>
      <details class="answer-note">
        <summary>{words.worked.label}</summary>
        <p data-testid="worked">{workedOut(answer, text)}</p>
      </details>
    </article>
  );
}
