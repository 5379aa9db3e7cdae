import sheet from './search-field.css?url';

/** Brings the style sheet of the search field and its results, once. */
function bringLook(): void {
  if (document.querySelector(`link[href="${sheet}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  document.head.append(link);
}

// As in stores/settings.ts, whose bundle would be too much for every page.
const settingsKey = 'dragon-games-settings';

/** Whether single characters may be keys (WCAG 2.1.4). */
function hasCharacterKeys(): boolean {
  try {
    return !localStorage.getItem(settingsKey)?.includes('"hasLetterKeys":false');
  } catch {
    return true;
  }
}

/** Opens search by the stroke, which on a Russian keyboard shares its key with the full stop. */
function followStroke(button: HTMLButtonElement): void {
  // The look of the button names the key that it lists last.
  if (hasCharacterKeys())
    button.setAttribute('aria-keyshortcuts', `${button.getAttribute('aria-keyshortcuts') ?? ''} /`);
  addEventListener('keydown', (event) => {
    const { key, code, target, altKey, ctrlKey, metaKey } = event;
    const isStroke = key === '/' || (key === '.' && code === 'Slash');
    if (!isStroke || altKey || ctrlKey || metaKey || !hasCharacterKeys()) return;
    const isTyping = (target as Element).closest('input, textarea, select');
    if (isTyping || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    button.click();
  });
}

/** The look of search comes when the page is idle, or at once for somebody who is quicker; its field gets its label. */
export function bringSearch(): void {
  const search = document.querySelector('site-search');
  // Safari has no such callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(bringLook);
  else setTimeout(bringLook);
  const button = search?.querySelector<HTMLButtonElement>('[data-open-modal]');
  if (button) followStroke(button);
  const dialog = search?.querySelector('dialog');
  dialog?.addEventListener('beforetoggle', bringLook);
  // Whoever opened the dialog before its field came can type as soon as it is there.
  if (dialog)
    new MutationObserver((_, observer) => {
      const field = dialog.querySelector('input');
      if (!field) return;
      observer.disconnect();
      if (dialog.open) field.focus();
    }).observe(dialog, { childList: true, subtree: true });
  // Pagefind names its field by a title alone, which axe (label-title-only) and touch readers do not take for a label.
  search?.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) target.setAttribute('aria-label', target.placeholder);
  });
}
