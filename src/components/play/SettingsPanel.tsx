import './settings-panel.css';
import { useState } from 'preact/hooks';
import { useLater } from '#components/controls/use-later.ts';
import type { SettingsProps } from './SettingsForm.tsx';

/** What may be set at a table, to be opened: its fields are loaded then. */
export function SettingsPanel(props: SettingsProps) {
  const [isOpen, setOpen] = useState(false);
  const Form = useLater(async () => (await import('./SettingsForm.tsx')).SettingsForm, isOpen);
  return (
    <details
      class="settings-panel"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{props.words.title}</summary>
      {Form && <Form {...props} />}
    </details>
  );
}
