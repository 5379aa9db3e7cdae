/** Where the focus goes after something happened: to what is asked next, never to the top of the page. */
import type { Latest, Status } from '#stores/play/types.ts';

/** The place that a moment asks for, by its mark; null leaves the focus where it is. */
export function wantedFocus(
  status: Status,
  latest: Latest<unknown, unknown, unknown, unknown>,
  { isStepped, isReplay }: { readonly isStepped: boolean; readonly isReplay: boolean },
): string | null {
  if (latest.kind === 'refused') return null;
  // The buttons of a replay stay where they are.
  if (isReplay) return latest.kind === 'opened' ? 'replay' : null;
  if (status.kind === 'telling') return isStepped ? 'next' : 'asked';
  if (status.kind === 'curtain' || status.kind === 'handing') return 'curtain';
  if (status.kind === 'stuck') return 'stuck';
  if (status.kind === 'over') return 'end';
  return 'asked';
}

/** Gives the focus to a marked place, or to the control in it. What is asked stands at the table where the table says it. */
export function focusOn(root: HTMLElement, mark: string): void {
  const prompt = mark === 'asked' ? root.querySelector<HTMLElement>('.game-table [data-prompt]') : null;
  if (prompt) {
    prompt.focus();
    return;
  }
  const place = root.querySelector<HTMLElement>(`[data-focus="${mark}"]`);
  (place?.querySelector<HTMLElement>('button, a') ?? place)?.focus();
}

/** The focus was lost with what had it: what is asked has it. */
export function rescueFocus(root: HTMLElement): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  focusOn(root, 'asked');
}

/** The focus is at the table, or nowhere. */
export function isAtTable(root: HTMLElement): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  return root.contains(activeElement) && activeElement.closest('.game-table') !== null;
}
