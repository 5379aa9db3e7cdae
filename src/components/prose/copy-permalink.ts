/** A click on a rule's name copies the rule's permanent address and says so; the link goes to its anchor as always. */
const folder = import.meta.env.BASE_URL + (document.documentElement.lang === 'ru' ? 'ru/' : '');
/** Milliseconds that the message stays. */
const shown = 4000;
let timer = 0;

/** The page has one message; it goes to the rule whose address was copied. */
const status = document.querySelector<HTMLElement>('.rule-copied');

for (const link of document.querySelectorAll<HTMLAnchorElement>('.rule-anchor')) {
  link.addEventListener('click', () => {
    const address = `${location.origin}${folder}r/${link.hash.slice(1)}/`;
    // Where the browser forbids it nothing is copied, and nothing is said.
    void (navigator.clipboard as Clipboard | undefined)?.writeText(address).then(
      () => {
        if (!status) return;
        link.after(status);
        // A live region that has just moved is heard from the next frame on.
        requestAnimationFrame(() => (status.textContent = status.dataset.copied ?? ''));
        clearTimeout(timer);
        timer = window.setTimeout(() => (status.textContent = ''), shown);
      },
      () => undefined,
    );
  });
}
