/** On a phone the menu shows its groups' names, and of the pages those of the group that this page stands in. */
export function foldSidebar(): void {
  const isBeside = matchMedia('(min-width: 50rem)');
  const fold = () => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>('.group')) {
      group.open = isBeside.matches || 'here' in group.dataset;
      // Beside the text there is nothing to fold.
      (group.firstElementChild as HTMLElement).tabIndex = isBeside.matches ? -1 : 0;
    }
  };
  fold();
  isBeside.addEventListener('change', fold);
}
