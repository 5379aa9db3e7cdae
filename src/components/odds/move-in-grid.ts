const along: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place) => place + 1,
  ArrowLeft: (place) => place - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The button in the next row above (-1) or below (1) that lies nearest to the focused one. */
function inNextRow(buttons: readonly HTMLElement[], from: HTMLElement, direction: 1 | -1): HTMLElement | undefined {
  const start = from.getBoundingClientRect();
  const boxes = buttons.map((button) => ({ button, box: button.getBoundingClientRect() }));
  const beyond = boxes.filter(({ box }) => (box.top - start.top) * direction > start.height / 2);
  const distance = ({ box }: { box: DOMRect }) =>
    Math.abs(box.top - start.top) * 1000 + Math.abs(box.left - start.left);
  return beyond.toSorted((a, b) => distance(a) - distance(b))[0]?.button;
}

/** Arrow keys, Home and End move the focus among the buttons of a grid, which is one tab stop. */
export function moveInGrid(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const place = buttons.indexOf(document.activeElement as HTMLElement);
  const from = buttons[place];
  if (!from) return;
  const next =
    event.key === 'ArrowDown'
      ? inNextRow(buttons, from, 1)
      : event.key === 'ArrowUp'
        ? inNextRow(buttons, from, -1)
        : buttons[along[event.key]?.(place, buttons.length) ?? -1];
  if (!next) return;
  next.focus();
  event.preventDefault();
}
