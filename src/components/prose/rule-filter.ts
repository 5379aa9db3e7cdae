/** Shows only those rules of a list that hold every word typed above it. */
const field = document.querySelector<HTMLInputElement>('#rule-filter');
const message = field?.parentElement?.querySelector<HTMLElement>('[role="status"]');

/** Small letters, no hard spaces, and ё as е: people type what is quickest. */
const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ');

if (field && message) {
  const rules = [...document.querySelectorAll<HTMLElement>('.rule-list li')].map((item) => ({
    item,
    text: plain(`${item.textContent} ${item.id}`),
  }));
  const filter = () => {
    const words = plain(field.value).split(/\s+/);
    const found = rules.filter(({ text }) => words.every((word) => text.includes(word)));
    const shown = new Set(found.map(({ item }) => item));
    for (const { item } of rules) item.hidden = !shown.has(item);
    for (const section of document.querySelectorAll<HTMLElement>('.rule-list section'))
      section.hidden = !section.querySelector('li:not([hidden])');
    message.textContent = field.value.trim() && (message.dataset.told ?? '').replace('{count}', String(found.length));
  };
  field.addEventListener('input', filter);
  // A browser may bring a text back when the reader comes back.
  filter();
}
