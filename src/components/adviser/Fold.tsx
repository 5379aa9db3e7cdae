import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useOpen } from './use-open.ts';
import './fold.css';

interface Props {
  /** The id of its heading. */
  readonly id: string;
  readonly heading: string;
  /** What it holds, in a few words beside the heading. */
  readonly note?: string;
  readonly class?: string;
  /** Open at first: on every screen, or only where question and answers stand side by side. */
  readonly opens: 'always' | 'wide' | 'never';
  /** In place of the content, while it is closed. */
  readonly closed?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Where question and answers stand side by side: the same width stands in the styles. */
const wide = '(min-width: 72rem)';

/** A section that opens and closes; on paper it is always open. */
export function Fold({ id, heading, note, class: name = '', opens, closed, children }: Props) {
  const [isOpen, setIsOpen] = useOpen(opens !== 'never');
  // The built page has it open, so that nothing jumps on a wide screen; until then styles hide it on a narrow one.
  const [isPending, setIsPending] = useState(opens === 'wide');
  useEffect(() => {
    if (opens === 'wide') setIsOpen(matchMedia(wide).matches);
    setIsPending(false);
  }, [opens, setIsOpen]);
  return (
    <section class={`fold ${name}`} aria-labelledby={id}>
      <details
        open={isOpen}
        data-pending={isPending || undefined}
        onToggle={(event) => {
          if (event.target === event.currentTarget) setIsOpen(event.currentTarget.open);
        }}
      >
        <summary>
          <h2 id={id}>{heading}</h2>
          {note !== undefined && <span class="fold-note">{note}</span>}
        </summary>
        <div class="fold-content">{children}</div>
      </details>
      {!isOpen && closed}
    </section>
  );
}
