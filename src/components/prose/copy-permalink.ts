/** A click on a rule's name copies the rule's permanent address and says so; the link goes to its anchor as always. */
import { parsePathname, pathnameOf } from '#i18n/address.ts';

const base = import.meta.env.BASE_URL;
/** Milliseconds that the message stays. */
const shown = 4000;

for (const link of document.querySelectorAll<HTMLAnchorElement>('.rule-anchor')) {
  let timer = 0;
  link.addEventListener('click', () => {
    const { locale } = parsePathname(location.pathname, base);
    const address = new URL(pathnameOf({ locale, path: `/r/${link.hash.slice(1)}/` }, base), location.origin);
    const status = link.nextElementSibling;
    if (!(status instanceof HTMLElement)) return;
    // Where the browser forbids it nothing is copied, and nothing is said.
    void (navigator.clipboard as Clipboard | undefined)?.writeText(address.href).then(
      () => {
        status.textContent = status.dataset.copied ?? '';
        clearTimeout(timer);
        timer = window.setTimeout(() => (status.textContent = ''), shown);
      },
      () => undefined,
    );
  });
}
