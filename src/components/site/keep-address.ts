/** What a page keeps in its address (the calculator's question, a rule's anchor) goes along to the other language. */
export function keepAddress(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keep-address]')) {
    // A click comes too late for a new tab, the context menu and the copied address.
    for (const event of ['pointerenter', 'pointerdown', 'focus', 'keydown', 'click']) {
      link.addEventListener(event, () => {
        link.search = location.search;
        link.hash = location.hash;
      });
    }
  }
}
