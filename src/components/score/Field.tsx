import { useState } from 'preact/hooks';
import '#components/odds/fields.css';

interface Name {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

interface Count {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onValue: (value: number) => void;
}

/** A name to type. What is typed stays as it is until the field is left: a space at the end may become two words. */
export function NameField({ label, value, onValue }: Name) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <label class="field">
      {label}
      <input
        value={draft ?? value}
        autocomplete="off"
        onInput={(event) => {
          setDraft(event.currentTarget.value);
          onValue(event.currentTarget.value);
        }}
        onBlur={() => {
          setDraft(null);
        }}
      />
    </label>
  );
}

/** A number to type; an empty field counts as 0, and says so when it is left. */
export function CountField({ label, value, most, onValue }: Count) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <label class="field">
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        value={draft ?? String(value)}
        onInput={(event) => {
          setDraft(event.currentTarget.value);
          onValue(event.currentTarget.valueAsNumber);
        }}
        onBlur={() => {
          setDraft(null);
        }}
      />
    </label>
  );
}
