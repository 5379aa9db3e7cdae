import sheet from './search-field.css?url';

/** Brings the style sheet of the search field and its results, once. */
function bringLook(): void {
  if (document.querySelector(`link[href="${sheet}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  document.head.append(link);
}

/** The look of search comes when the page is idle, or at once for somebody who is quicker; its field gets its label. */
export function bringSearch(): void {
  const search = document.querySelector('site-search');
  // Safari has no such callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(bringLook);
  else setTimeout(bringLook);
  search?.querySelector('dialog')?.addEventListener('beforetoggle', bringLook);
  // Pagefind names its field by a title alone, which axe (label-title-only) and touch readers do not take for a label.
  search?.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) target.setAttribute('aria-label', target.placeholder);
  });
}
