/** A link to a lesson's step opens that step below it. Without scripts, and with a modifier, it stays a link. */

/** Clicks that ask for another tab, a window or a download are the browser's. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

for (const link of document.querySelectorAll<HTMLAnchorElement>('.play-it a')) {
  link.ariaExpanded = 'false';
  link.addEventListener('click', (event) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    // Only readers who want a lesson load what opens it.
    import('./lesson-in-place.ts').then(
      ({ toggleLesson }) => toggleLesson(link),
      () => {
        location.assign(link.href);
      },
    );
  });
}
