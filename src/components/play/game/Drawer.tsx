import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';

interface Props {
  /** An id that is free on the page. */
  readonly id: string;
  readonly title: string;
  readonly close: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A panel over the page. Esc, its button and a tap beside it close it; the focus returns to where it came from. */
export function Drawer({ id, title, close, isOpen, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      class="game-drawer"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div class="game-drawer-inside">
        <div class="game-drawer-head">
          <h2 id={id}>{title}</h2>
          <Button onClick={() => dialog.current?.close()}>{close}</Button>
        </div>
        {isOpen && children}
      </div>
    </dialog>
  );
}
