import type { ComponentChildren } from 'preact';
import { EnhancementIcon } from '#components/cards/EnhancementIcon.tsx';
import type { Enhancement } from '#engine/dragonwood/index.ts';
import type { OddsText } from './words.ts';
import './enhancement-toggles.css';

interface Props {
  readonly enhancement: Enhancement;
  readonly isOn: boolean;
  readonly isUseless?: boolean;
  /** The name on the printed card, where the page has another language. */
  readonly english: ComponentChildren;
  readonly onToggle: () => void;
  readonly text: Pick<OddsText, 'base' | 'cardNames' | 'face'>;
}

/** An enhancement as a switch: its name, and what it does. */
export const EnhancementSwitch = ({
  enhancement: { id, use },
  isOn,
  isUseless = false,
  english,
  onToggle,
  text: { base, cardNames, face },
}: Props) => (
  <button type="button" class="enhancement" aria-pressed={isOn} disabled={isUseless} onClick={onToggle}>
    <EnhancementIcon id={id} base={base} />
    <span class="enhancement-name">{cardNames[id]}</span>
    {english && (
      <span class="enhancement-english" lang="en">
        {english}
      </span>
    )}
    <span class="enhancement-effect">
      {face.effects[id]}
      {use === 'once' && `, ${face.once}`}
    </span>
  </button>
);
