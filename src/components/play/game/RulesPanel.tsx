import { useState } from 'preact/hooks';
import { fill, plural } from '#i18n/plural.ts';
import type { PlayText } from './text.ts';

interface Props {
  /** An id that is free on the page. */
  readonly id: string;
  readonly text: PlayText;
}

/** The rules beside the table, searched by their words. */
export function RulesPanel({ id, text }: Props) {
  const [wanted, setWanted] = useState('');
  const { words, rules, rulesHref, locale } = text;
  const plain = (said: string) => said.toLocaleLowerCase(locale).replaceAll('ё', 'е');
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  const found = Object.values(rules).filter(({ title, says, number }) =>
    parts.every((part) => plain(`${number} ${title} ${says}`).includes(part)),
  );

  return (
    <div class="game-rules">
      <label>
        {words.rules.find}
        <input
          id={id}
          type="search"
          value={wanted}
          autocomplete="off"
          onInput={({ currentTarget }) => {
            setWanted(currentTarget.value);
          }}
        />
      </label>
      <p role="status">
        {found.length > 0
          ? fill(plural(locale, found.length, words.rules.found), { n: found.length })
          : words.rules.none}
      </p>
      <ul role="list">
        {found.map(({ href, title, says, number }) => (
          <li key={href}>
            <a href={href}>
              <span class="game-rule-number">{number}</span> {title}
            </a>
            <p>{says}</p>
          </li>
        ))}
      </ul>
      <p>
        <a href={rulesHref}>{words.rules.all}</a>
      </p>
    </div>
  );
}
