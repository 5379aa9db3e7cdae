/**
 * The cards of a deck that are left when the named ones are taken out, as a position writes them. A scene with a deck of one
 * card says with it where all the others lie. Throws when a named card is not in the deck, or not that often.
 */
export function restOfDeck(deck: readonly string[], named: string): string {
  const rest = [...deck];
  for (const card of named.split(' ')) {
    const at = rest.indexOf(card);
    if (at < 0) throw new Error(`"${card}" is not in the deck, or named too often`);
    rest.splice(at, 1);
  }
  return rest.join(' ');
}
