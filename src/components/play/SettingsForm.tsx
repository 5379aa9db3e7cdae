import type { SettingsWords } from '#i18n/settings-words.ts';
import { speeds, type Settings } from '#stores/settings-shape.ts';

export interface SettingsProps {
  /** An id that is free on the page. */
  readonly id: string;
  readonly settings: Settings;
  /** Whether the browser keeps them. */
  readonly isKept: boolean;
  readonly words: SettingsWords;
  readonly onChange: (settings: Partial<Settings>) => void;
}

/** The fields of the settings. */
export const SettingsForm = ({ id, settings, isKept, words, onChange }: SettingsProps) => (
  <>
    <label>
      <input
        type="checkbox"
        checked={settings.hasLetterKeys}
        onChange={({ currentTarget }) => {
          onChange({ hasLetterKeys: currentTarget.checked });
        }}
      />
      <span>{words.letterKeys}</span>
    </label>
    <fieldset>
      <legend>{words.speed}</legend>
      {speeds.map((speed) => (
        <label key={speed}>
          <input
            type="radio"
            name={id}
            value={speed}
            checked={speed === settings.speed}
            onChange={() => {
              onChange({ speed });
            }}
          />
          <span>{words.speeds[speed]}</span>
        </label>
      ))}
    </fieldset>
    {!isKept && <p>{words.notKept}</p>}
  </>
);
