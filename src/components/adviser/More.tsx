import type { ComponentChildren } from 'preact';
import { useOpen } from './use-open.ts';

/** What is a press away, and stands there on paper. */
export function More({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  const [isOpen, setIsOpen] = useOpen(false);
  return (
    <details
      class="more"
      open={isOpen}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary>{label}</summary>
      {children}
    </details>
  );
}
