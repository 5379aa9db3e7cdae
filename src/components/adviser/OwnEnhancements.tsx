import { EnhancementIcon } from '#components/cards/EnhancementIcon.tsx';
import { enhancements, type EnhancementId } from '#engine/dragonwood/index.ts';
import { Fold } from './Fold.tsx';
import type { AdviserText } from './text.ts';
import '#components/odds/enhancement-toggles.css';

interface Props {
  readonly own: readonly EnhancementId[];
  readonly onToggle: (enhancement: EnhancementId) => void;
  readonly text: AdviserText;
}

/** The nine enhancements as switches: those that lie before you. */
export const OwnEnhancements = ({ own, onToggle, text }: Props) => {
  const { words, base, cardNames, englishNames, face } = text;
  const note = own.map((id) => cardNames[id]).join(', ') || words.enhancements.none;
  return (
    <Fold id="adviser-enhancements" heading={words.enhancements.heading} note={note} class="enhancements" opens="wide">
      <div class="enhancement-row" role="group" aria-labelledby="adviser-enhancements">
        {enhancements.map(({ id, use }) => (
          <button
            key={id}
            type="button"
            class="enhancement"
            aria-pressed={own.includes(id)}
            onClick={() => {
              onToggle(id);
            }}
          >
            <EnhancementIcon id={id} base={base} />
            <span class="enhancement-name">{cardNames[id]}</span>
            {englishNames && (
              <span class="enhancement-english" lang="en">
                ({englishNames[id]})
              </span>
            )}
            <span class="enhancement-effect">
              {face.effects[id]}
              {use === 'once' && `, ${face.once}`}
            </span>
          </button>
        ))}
      </div>
    </Fold>
  );
};
