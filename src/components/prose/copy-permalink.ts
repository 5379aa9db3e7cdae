/** A click on a rule's name copies the rule's permanent address and says so; the link goes to its anchor as always. */
const folder = import.meta.env.BASE_URL + (document.documentElement.lang === 'ru' ? 'ru/' : '');
/** Milliseconds that the message stays. */
const shown = 4000;

for (const link of document.querySelectorAll<HTMLAnchorElement>('.rule-anchor')) {
  let timer = 0;
  link.addEventListener('click', () => {
    const address = `${location.origin}${folder}r/${link.hash.slice(1)}/`;
    const status = link.nextElementSibling;
    if (!(status instanceof HTMLElement)) return;
    // Where the browser forbids it nothing is copied, and nothing is said.
    void (navigator.clipboard as Clipboard | undefined)?.writeText(address).then(
      () => {
        status.textContent = status.dataset.copied ?? '';
        clearTimeout(timer);
        timer = window.setTimeout(() => (status.textContent = ''), shown);
      },
      () => undefined,
    );
  });
}
