/** The keys of a table that belong to the page around it. */
import { holdBackLetters } from '../letter-keys.ts';

interface Acts {
  readonly hint: () => void;
  readonly undo: () => void;
  readonly again: () => void;
  readonly list: () => void;
  /** Letters and digits act. */
  readonly hasLetters: boolean;
}

/** Handlers for a table's section. Where somebody types or chooses from a list, no letter acts. */
export function tableKeys({ hint, undo, again, list, hasLetters }: Acts) {
  const letters: Readonly<Record<string, () => void>> = { KeyH: hint, KeyZ: undo, KeyL: again };
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      holdBackLetters(event, hasLetters);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
      const act = event.key === '?' ? list : event.shiftKey ? undefined : letters[event.code];
      if (!act) return;
      event.preventDefault();
      if (!event.repeat) act();
    },
  };
}
