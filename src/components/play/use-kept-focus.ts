import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Where the focus goes when what had it is no longer there, the first that is: what is asked, the hand, the prompt. */
const heirs = ['[data-asked-first]', '.hand [data-card][tabindex="0"]', '[data-prompt]'];

/** A table that keeps the focus: when the focused control leaves, what is asked next has it, never the top of the page. */
export function useKeptFocus<Root extends HTMLElement>(): RefObject<Root> {
  const root = useRef<Root>(null);
  // Asked while the controls of before still stand there: one that leaves takes the focus with it.
  const hadFocus = root.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    const { current } = root;
    if (!hadFocus || !current || (document.activeElement && document.activeElement !== document.body)) return;
    for (const heir of heirs) {
      const found = current.querySelector<HTMLElement>(heir);
      if (!found) continue;
      found.focus();
      return;
    }
  });
  return root;
}
