import { EnhancementSwitch } from '#components/odds/EnhancementSwitch.tsx';
import { enhancements, type EnhancementId } from '#engine/dragonwood/index.ts';
import { Fold } from './Fold.tsx';
import type { AdviserText } from './text.ts';

interface Props {
  readonly own: readonly EnhancementId[];
  readonly onToggle: (enhancement: EnhancementId) => void;
  readonly text: AdviserText;
}

/** The nine enhancements as switches: those that lie before you. */
export const OwnEnhancements = ({ own, onToggle, text }: Props) => {
  const { words, cardNames, englishNames } = text;
  const note = own.map((id) => cardNames[id]).join(', ') || words.enhancements.none;
  return (
    <Fold id="adviser-enhancements" heading={words.enhancements.heading} note={note} class="enhancements" opens="wide">
      <div class="enhancement-row" role="group" aria-labelledby="adviser-enhancements">
        {enhancements.map((enhancement) => (
          <EnhancementSwitch
            key={enhancement.id}
            enhancement={enhancement}
            isOn={own.includes(enhancement.id)}
            english={englishNames && `(${englishNames[enhancement.id]})`}
            onToggle={() => {
              onToggle(enhancement.id);
            }}
            text={text}
          />
        ))}
      </div>
    </Fold>
  );
};
