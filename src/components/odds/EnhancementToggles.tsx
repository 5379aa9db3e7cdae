import { enhancements, type EnhancementId, whyNoHelp } from '#engine/dragonwood/index.ts';
import type { Question } from '#stores/odds-link.ts';
import { EnhancementSwitch } from './EnhancementSwitch.tsx';
import type { OddsText } from './words.ts';

interface Props {
  readonly question: Pick<Question, 'target' | 'enhancements'>;
  readonly onToggle: (enhancement: EnhancementId) => void;
  readonly text: OddsText;
}

/** The nine enhancements as switches; against an enhancement none can be chosen, and it says why. */
export function EnhancementToggles({ question, onToggle, text }: Props) {
  const { words, englishNames, creaturesOnlyRule } = text;
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
        {enhancements.map((enhancement) => (
          <EnhancementSwitch
            key={enhancement.id}
            enhancement={enhancement}
            isOn={question.enhancements.includes(enhancement.id)}
            isUseless={whyNoHelp(question.target, enhancement.id) !== null}
            english={englishNames?.[enhancement.id]}
            onToggle={() => {
              onToggle(enhancement.id);
            }}
            text={text}
          />
        ))}
      </div>
    </fieldset>
  );
}
