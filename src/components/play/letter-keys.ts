/** A key that types something, pressed without a modifier: what WCAG 2.1.4 calls a character key. Space is none here. */
export const isCharacterKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey;

/** For the capture phase of a table: where letters are switched off, no key of the table takes them. */
export function holdBackLetters(event: KeyboardEvent, hasLetterKeys: boolean): void {
  if (!hasLetterKeys && isCharacterKey(event)) event.stopPropagation();
}
