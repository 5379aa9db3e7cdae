import { enhancements, type EnhancementId, whyNoHelp } from '#engine/dragonwood/index.ts';
import { EnhancementIcon } from '#components/cards/EnhancementIcon.tsx';
import type { Question } from '#stores/odds-link.ts';
import type { OddsText } from './words.ts';
import './enhancement-toggles.css';

interface Props {
  readonly question: Pick<Question, 'target' | 'enhancements'>;
  readonly onToggle: (enhancement: EnhancementId) => void;
  readonly text: OddsText;
}

/** The nine enhancements as switches; against an enhancement none can be chosen, and it says why. */
export function EnhancementToggles({ question, onToggle, text }: Props) {
  const { words, base, cardNames, englishNames, creaturesOnlyRule, face } = text;
  const isUseless = enhancements.every(({ id }) => whyNoHelp(question.target, id) !== null);

  return (
    <fieldset class="enhancements" aria-describedby={isUseless ? 'odds-useless' : undefined}>
      <legend>
        <h2>{words.enhancements.heading}</h2>
      </legend>
      {isUseless && (
        <p id="odds-useless" class="note" data-testid="useless">
          {words.enhancements.useless}{' '}
          <a href={creaturesOnlyRule.href}>
            {words.enhancements.rule} {creaturesOnlyRule.number}
          </a>
        </p>
      )}
      <div class="enhancement-row">
        {enhancements.map(({ id, use }) => (
          <button
            key={id}
            type="button"
            class="enhancement"
            aria-pressed={question.enhancements.includes(id)}
            disabled={whyNoHelp(question.target, id) !== null}
            onClick={() => {
              onToggle(id);
            }}
          >
            <EnhancementIcon id={id} base={base} />
            <span class="enhancement-name">{cardNames[id]}</span>
            {englishNames && (
              <span class="enhancement-english" lang="en">
                {englishNames[id]}
              </span>
            )}
            <span class="enhancement-effect">
              {face.effects[id]}
              {use === 'once' && `, ${face.once}`}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
