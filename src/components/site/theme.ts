/** Light and dark: the button that changes them, the reader's system, and other tabs. */

const key = 'starlight-theme';

const read = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** A choice that is the system's own needs no keeping: the page follows the system again. */
function keep(theme: 'light' | 'dark', isSystems: boolean): void {
  try {
    if (isSystems) localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Where nothing may be stored the choice holds for this page.
  }
}

/** Makes the page's theme buttons work. */
export function followTheme(): void {
  const { dataset } = document.documentElement;
  const buttons = document.querySelectorAll<HTMLButtonElement>('.theme-button');
  const systemIsLight = matchMedia('(prefers-color-scheme: light)');
  const show = (theme: 'light' | 'dark') => {
    dataset.theme = theme;
    for (const button of buttons) button.setAttribute('aria-pressed', String(theme === 'dark'));
  };
  const systems = () => (systemIsLight.matches ? 'light' : 'dark');
  const kept = () => {
    const theme = read();
    return theme === 'light' || theme === 'dark' ? theme : systems();
  };

  show(kept());
  systemIsLight.addEventListener('change', () => {
    show(kept());
  });
  addEventListener('storage', (event) => {
    if (event.key === key) show(kept());
  });
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const theme = dataset.theme === 'dark' ? 'light' : 'dark';
      keep(theme, theme === systems());
      show(theme);
    });
  }
}
