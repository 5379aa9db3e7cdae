/** Where the focus goes after something was done: to what is asked next, never to the top of the page. */
import type { SaidKind } from './said.ts';

/** What is asked next, by the places that a lesson marks; null leaves the focus where it is. */
export function wantedFocus(
  kind: SaidKind,
  {
    isFinished,
    isWaiting,
    began,
  }: { readonly isFinished: boolean; readonly isWaiting: boolean; readonly began: boolean },
): string | null {
  // The end takes the focus itself when it has come.
  if (isFinished) return null;
  if (began) return 'task';
  if (isWaiting || kind === 'done') return 'next';
  return kind === 'held' ? 'take-back' : null;
}

/** Gives the focus to a marked place, or to the control in it, with what belongs to it in sight: the whole answer, the table. */
export function focusOn(root: HTMLElement, mark: string): void {
  const place = root.querySelector<HTMLElement>(`[data-focus="${mark}"]`);
  if (!place) return;
  (place.querySelector<HTMLElement>('button, a') ?? place).focus({ preventScroll: true });
  if (mark === 'task') root.scrollIntoView();
  // Of an answer that is longer than the screen the end is seen, with the button.
  for (const part of [place.closest('.lesson-answer'), place]) part?.scrollIntoView({ block: 'nearest' });
}

/** The focus was lost with what had it: the hand has it, or else the task. */
export function rescueFocus(root: HTMLElement): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const card = root.querySelector<HTMLElement>('.hand [data-card][tabindex="0"]');
  if (card) card.focus();
  else focusOn(root, 'task');
}
