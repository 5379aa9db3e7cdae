/** What else is known of a table: the others' cards, decks. */
export const TableFacts = ({ facts }: { readonly facts: readonly string[] }) => (
  <ul class="desk-facts" role="list">
    {facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
);
