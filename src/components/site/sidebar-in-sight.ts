/** The page that is read is in sight in a list that is longer than the screen. */
export function showPageInSidebar(): void {
  const pane = document.getElementById('starlight__sidebar');
  const here = pane?.querySelector<HTMLElement>('.group [aria-current="page"]');
  if (pane && here && here.offsetTop + here.offsetHeight > pane.clientHeight) {
    pane.scrollTop = here.offsetTop - pane.clientHeight / 2;
  }
}
