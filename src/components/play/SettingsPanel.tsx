import './settings-panel.css';
import type { SettingsWords } from '#i18n/settings-words.ts';
import { speeds, type Settings } from '#stores/settings-shape.ts';

interface Props {
  /** An id that is free on the page. */
  readonly id: string;
  readonly settings: Settings;
  /** Whether the browser keeps them. */
  readonly isKept: boolean;
  readonly words: SettingsWords;
  readonly onChange: (settings: Partial<Settings>) => void;
}

/** What may be set at a table, to be opened. */
export const SettingsPanel = ({ id, settings, isKept, words, onChange }: Props) => (
  <details class="settings-panel">
    <summary>{words.title}</summary>
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
  </details>
);
