/** On a phone the menu shows its groups' names, and of the pages those of the group that this page stands in. */
export function foldSidebar(): void {
  const groups = document.querySelectorAll<HTMLDetailsElement>('#starlight__sidebar .group');
  const isBeside = matchMedia('(min-width: 50rem)');
  const fold = () => {
    for (const group of groups) {
      group.open = isBeside.matches || group.dataset.here === 'true';
      const name = group.querySelector('summary');
      if (name) name.tabIndex = isBeside.matches ? -1 : 0;
    }
  };
  fold();
  isBeside.addEventListener('change', fold);
}
