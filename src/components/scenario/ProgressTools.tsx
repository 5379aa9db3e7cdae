import { useRef, useState } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import type { LessonWords } from '#i18n/lesson-words.ts';

interface Props {
  /** The text of a file with all progress. */
  readonly onExport: () => string;
  /** A file's text; whether it was progress. */
  readonly onImport: (text: string) => boolean;
  readonly onReset: () => void;
  readonly words: LessonWords['overview'];
}

/** Progress as a file, and a way to forget it. */
export function ProgressTools({ onExport, onImport, onReset, words }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [message, setMessage] = useState('');

  const save = () => {
    const address = URL.createObjectURL(new Blob([onExport()], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = words.fileName;
    link.click();
    URL.revokeObjectURL(address);
  };
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const isTaken = onImport(await chosen.text().catch(() => ''));
    setMessage(isTaken ? words.wasImported : words.notImported);
    // The same file may be chosen again.
    if (file.current) file.current.value = '';
  };

  return (
    <section class="lesson-keep" aria-labelledby="lesson-keep">
      <h2 id="lesson-keep">{words.keep}</h2>
      <p>{words.keepLead}</p>
      <p class="lesson-buttons">
        <Button onClick={save}>{words.export}</Button>
        <Button onClick={() => file.current?.click()}>{words.import}</Button>
        <Button
          kind="quiet"
          onClick={() => {
            setAsked(true);
          }}
        >
          {words.reset}
        </Button>
      </p>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
        }}
      />
      {isAsked && (
        <div class="lesson-ask" role="group" aria-labelledby="lesson-ask">
          <p id="lesson-ask">{words.resetAsk}</p>
          <p class="lesson-buttons">
            <Button
              onClick={() => {
                onReset();
                setAsked(false);
                setMessage(words.wasReset);
              }}
            >
              {words.resetYes}
            </Button>
            <Button
              kind="primary"
              onClick={() => {
                setAsked(false);
              }}
            >
              {words.resetNo}
            </Button>
          </p>
        </div>
      )}
      <p role="status">{message}</p>
    </section>
  );
}
