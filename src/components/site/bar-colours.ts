/** The paper of each game's pages, for the browser's own bar: its meta tag cannot read tokens.css. tests/contrast.test.ts compares them. */
export const barColours = {
  dragonwood: { light: '#fbf5e6', dark: '#1e261b' },
  dragonheart: { light: '#f6f2ec', dark: '#1d2128' },
} as const;
