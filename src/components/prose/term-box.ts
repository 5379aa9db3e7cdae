/**
 * Opens the meaning of a word beside it: while the pointer rests on it, or by tap, Enter or Space. The box is the
 * browser's own popover, so Escape and a tap elsewhere close it and the focus goes back to the word. Without scripts, or
 * in a browser without popovers, the word is a link to the glossary.
 */
const box = document.querySelector<HTMLElement>('.term-box');

/** Milliseconds: a pointer that only passes opens nothing; one on its way into the box does not lose it. */
const restBefore = 150;
const timeToReach = 300;

if (box && 'popover' in box) {
  const [means, rule, entry] = box.children as unknown as [HTMLElement, HTMLAnchorElement, HTMLAnchorElement];
  let timer = 0;
  let isKept = false;
  let word: HTMLAnchorElement | undefined;

  const isOpen = () => box.matches(':popover-open');
  const after = (wait: number, act: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, wait);
  };
  const close = () => {
    if (isOpen()) box.hidePopover();
  };
  const leave = () => {
    if (!isKept) after(timeToReach, close);
  };

  const open = (link: HTMLAnchorElement, point?: MouseEvent) => {
    clearTimeout(timer);
    if (word === link && isOpen()) return;
    close();
    word = link;
    const href = link.getAttribute('href') ?? '';
    const told = document.querySelector<HTMLElement>(`.term[href="${href}"][data-means]`)?.dataset;
    means.textContent = told?.means ?? '';
    rule.textContent = told?.title ?? '';
    if (told?.rule) rule.href = told.rule;
    else rule.removeAttribute('href');
    entry.href = href;
    box.setAttribute('aria-label', link.textContent);
    // Right behind the word, so that Tab goes from one to the other.
    link.after(box);
    box.showPopover();
    // A word that is broken over two lines has two boxes: the one that was pointed at counts.
    const lines = [...link.getClientRects()];
    const line = lines.find(({ top, bottom }) => point && point.clientY >= top && point.clientY <= bottom) ?? lines[0];
    if (!line) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const fitsBelow = line.bottom + box.offsetHeight + 6 < clientHeight || line.top < box.offsetHeight + 6;
    const left = Math.max(8, Math.min(line.left, clientWidth - box.offsetWidth - 8));
    box.style.left = `${left + scrollX}px`;
    box.style.top = `${(fitsBelow ? line.bottom + 6 : line.top - box.offsetHeight - 6) + scrollY}px`;
  };

  box.hidden = false;
  box.addEventListener('pointerenter', () => clearTimeout(timer));
  box.addEventListener('pointerleave', leave);
  box.addEventListener('toggle', () => {
    const shown = isOpen();
    word?.setAttribute('aria-expanded', String(shown));
    if (!shown) isKept = false;
  });
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !box.contains(relatedTarget)) close();
  });

  for (const link of document.querySelectorAll<HTMLAnchorElement>('.term')) {
    link.role = 'button';
    link.ariaHasPopup = 'dialog';
    link.ariaExpanded = 'false';
    link.addEventListener('pointerenter', (event) => {
      if (event.pointerType === 'mouse') after(restBefore, () => open(link, event));
    });
    link.addEventListener('pointerleave', leave);
    link.addEventListener('click', (event) => {
      // A new tab or window is still to be had.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open(link, event);
      isKept = true;
      box.focus();
    });
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      link.click();
    });
  }
}
