/** What each page has shown already. A page is one request, also when the site is built. */
const shown = new WeakMap<Request, Set<string>>();

/** Whether this is the first time that a page asks about this name: what readers need only once is then sent once. */
export function isFirstOnPage(request: Request, name: string): boolean {
  const names = shown.get(request) ?? new Set();
  shown.set(request, names);
  if (names.has(name)) return false;
  names.add(name);
  return true;
}
