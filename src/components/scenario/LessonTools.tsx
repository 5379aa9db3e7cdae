import { Button } from '#components/controls/Button.tsx';
import { KeyList } from '#components/play/KeyList.tsx';
import { SettingsPanel } from '#components/play/SettingsPanel.tsx';
import type { PlayerProps } from './player-props.ts';
import type { LessonText } from './words.ts';

interface Props {
  readonly id: string;
  readonly hasPast: boolean;
  readonly hasFuture: boolean;
  /** The keys of the game's table, beside those of every lesson. */
  readonly deskKeys: readonly (readonly string[])[];
  readonly hasKeys: boolean;
  readonly onKeys: (isOpen: boolean) => void;
  readonly settings: PlayerProps<never, never, never, never>['settings'];
  readonly text: LessonText;
  readonly onGo: (way: 'undo' | 'redo' | 'restart') => void;
}

/** The ways through a lesson's past, its keys, and what may be set. */
export function LessonTools({
  id,
  hasPast,
  hasFuture,
  deskKeys,
  hasKeys,
  onKeys,
  settings,
  text: { words, settings: settingsWords },
  onGo,
}: Props) {
  const way = (type: 'undo' | 'redo' | 'restart') => (
    <Button
      key={type}
      kind="quiet"
      onClick={() => {
        onGo(type);
      }}
    >
      {words[type]}
    </Button>
  );
  return (
    <div class="lesson-buttons lesson-tools">
      {hasPast && way('undo')}
      {hasFuture && way('redo')}
      {way('restart')}
      <KeyList
        title={words.keys}
        keys={settings.chosen.hasLetterKeys ? [...words.keyList, ...words.letterKeys, ...deskKeys] : words.keyList}
        isOpen={hasKeys}
        onToggle={onKeys}
      />
      <SettingsPanel
        id={`${id}-settings`}
        settings={settings.chosen}
        isKept={settings.isKept}
        words={settingsWords}
        onChange={settings.onChange}
      />
    </div>
  );
}
