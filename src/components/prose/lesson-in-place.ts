/**
 * Opens a step of a lesson below its link. The lesson's own page is fetched, and its island, its style sheets and the frame
 * that it keeps for this are put in place: a page of rules weighs nothing more for it.
 */

/** What an island of this site keeps for the browser: each value with how it is written, 0 for plain ones. */
type Written = readonly [0, string | number | Readonly<Record<string, Written>>];

let opened = 0;
const closers = new WeakMap<HTMLAnchorElement, () => void>();

async function pageAt(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Brings the page's style sheets that this one has not; resolves when they have come, or cannot. */
async function bringSheets(page: Document): Promise<void> {
  const address = (sheet: HTMLLinkElement) => sheet.getAttribute('href') ?? '';
  const sheetsOf = (where: Document) => [...where.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const own = new Set(sheetsOf(document).map(address));
  const missing = sheetsOf(page).filter((sheet) => !own.has(address(sheet)));
  await Promise.all(
    missing.map(
      (sheet) =>
        new Promise((settle) => {
          const link = document.importNode(sheet);
          link.addEventListener('load', settle);
          link.addEventListener('error', settle);
          document.head.append(link);
        }),
    ),
  );
}

/** A page without islands does not know what they are; the lesson's page says it in scripts of its own. */
function bringIslands(page: Document): void {
  if (customElements.get('astro-island')) return;
  for (const { textContent } of page.querySelectorAll('script:not([src])')) {
    if (!/astro:load|astro-island/.test(textContent)) continue;
    const script = document.createElement('script');
    script.textContent = textContent;
    document.head.append(script);
  }
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const page = await pageAt(link.pathname);
  const island = page.querySelector('astro-island:has(.lesson)');
  const frame = page.querySelector<HTMLTemplateElement>('#lesson-frame')?.content.firstElementChild;
  const close = frame?.querySelector('button');
  const name = frame?.querySelector('a');
  if (!island || !frame || !close || !name) throw new Error(`${link.pathname} shows no lesson`);
  await bringSheets(page);
  bringIslands(page);

  const step = Number(/^#step-(\d+)$/.exec(link.hash)?.[1] ?? 1) - 1;
  const inset: Written = [0, { id: [0, `lesson-${++opened}`], step: [0, step], href: [0, link.pathname] }];
  const props = JSON.parse(island.getAttribute('props') ?? '{}') as Record<string, unknown>;
  island.setAttribute('props', JSON.stringify({ ...props, inset }));
  // Ids that an island makes up begin with its number on its page.
  island.setAttribute('data-preact-island-id', String(1000 + opened));
  // Drawn for the lesson's first step on a page of its own: here it is drawn anew.
  island.replaceChildren();
  name.href = link.href;
  frame.append(island);

  const end = () => {
    island.dispatchEvent(new CustomEvent('astro:unmount'));
    frame.remove();
    closers.delete(link);
    link.ariaExpanded = 'false';
    link.focus();
  };
  closers.set(link, end);
  close.addEventListener('click', end);
  frame.addEventListener('keydown', (event) => {
    const { key, target } = event as KeyboardEvent;
    // At the table Escape puts the cards back.
    if (key === 'Escape' && target instanceof Element && !target.closest('.lesson-table')) end();
  });
  island.addEventListener('astro:hydrate', () => {
    frame.querySelector<HTMLElement>('[data-focus="task"]')?.focus();
  });
  (link.closest('p') ?? link).after(frame);
  link.ariaExpanded = 'true';
}

/** Opens the lesson of a link, or closes it. Where it cannot be opened here the link is followed. */
export async function toggleLesson(link: HTMLAnchorElement): Promise<void> {
  const close = closers.get(link);
  if (close) {
    close();
    return;
  }
  if (link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  try {
    await open(link);
  } catch {
    location.assign(link.href);
  } finally {
    link.ariaBusy = null;
  }
}
