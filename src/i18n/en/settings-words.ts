/** What may be set at a table. */
export const settingsWords = {
  title: 'Settings',
  letterKeys: 'Letters and digits are shortcuts at the table, and / opens search',
  speed: 'Speed of dice, cards and other players',
  speeds: {
    step: 'One move at a time',
    slow: 'Slow',
    normal: 'Normal',
    fast: 'Fast',
    off: 'No movement',
  },
  notKept: 'This browser does not let the page keep your settings. They hold until you leave.',
};

/** What every language says of the settings. */
export type SettingsWords = typeof settingsWords;
