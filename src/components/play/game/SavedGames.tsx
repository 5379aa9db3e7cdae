import { useRef, useState } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import { fill, plural } from '#i18n/plural.ts';
import type { PlayText } from './text.ts';

/** A kept game as its list shows it. */
export interface ListedGame {
  readonly id: string;
  /** "You – Mila". */
  readonly players: string;
  readonly isOver: boolean;
  /** Moves played. */
  readonly moves: number;
  /** When it was last played, in milliseconds since 1970. */
  readonly when: number;
  /** What is wrong with it, in a sentence. */
  readonly problem: string | null;
}

interface Props {
  readonly games: readonly ListedGame[];
  /** How many cannot be read at all. */
  readonly lost: number;
  /** The browser keeps nothing. */
  readonly isBlocked: boolean;
  readonly text: Pick<PlayText, 'words' | 'locale'>;
  readonly onResume: (id: string) => void;
  readonly onDelete: (id: string) => void;
  /** One game as a file, or all. */
  readonly onExport: (id?: string) => void;
  /** Takes a file's text; what came of it, in a sentence. */
  readonly onImport: (text: string) => string;
}

/** The games that the browser keeps: go on, save as a file, delete after asking; and a file to be loaded. */
export function SavedGames(props: Props) {
  const { games, lost, isBlocked, text, onResume, onDelete, onExport, onImport } = props;
  const { words, locale } = text;
  const { saves } = words;
  const [asked, setAsked] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    setMessage(onImport(await chosen.text().catch(() => '')));
    // The same file may be chosen again.
    if (file.current) file.current.value = '';
  };

  return (
    <section class="game-panel game-saves" aria-labelledby="game-saves">
      <h2 id="game-saves" tabIndex={-1} ref={heading}>
        {words.start.saved}
      </h2>
      {isBlocked && <p>{words.trouble.blocked}</p>}
      {!isBlocked && games.length === 0 && <p>{saves.none}</p>}
      {lost > 0 && <p>{fill(plural(locale, lost, saves.lost), { n: lost })}</p>}
      <ul role="list">
        {games.map(({ id, players, isOver, moves, when: played, problem }) => (
          <li key={id}>
            <p class="game-save-name">
              <b>{players}</b>
              <span>
                {[
                  fill(plural(locale, moves, saves.moves), { n: moves }),
                  ...(isOver ? [saves.over] : []),
                  when.format(played),
                ].join(' · ')}
              </span>
              {problem && <span class="game-problem">{problem}</span>}
            </p>
            {asked === id ? (
              <div class="game-buttons" role="group" aria-label={saves.removeAsk}>
                <p ref={question} tabIndex={-1}>
                  {saves.removeAsk}
                </p>
                <Button
                  onClick={() => {
                    onDelete(id);
                    setAsked(null);
                    setMessage(saves.removed);
                    heading.current?.focus();
                  }}
                >
                  {saves.removeYes}
                </Button>
                <Button
                  kind="primary"
                  onClick={() => {
                    setAsked(null);
                    heading.current?.focus();
                  }}
                >
                  {saves.removeNo}
                </Button>
              </div>
            ) : (
              <p class="game-buttons">
                <Button
                  onClick={() => {
                    onResume(id);
                  }}
                >
                  {isOver ? saves.look : saves.resume}
                  <span class="visually-hidden">: {players}</span>
                </Button>
                <Button
                  kind="quiet"
                  onClick={() => {
                    onExport(id);
                  }}
                >
                  {saves.export}
                  <span class="visually-hidden">: {players}</span>
                </Button>
                <Button
                  kind="quiet"
                  onClick={() => {
                    setAsked(id);
                    requestAnimationFrame(() => question.current?.focus());
                  }}
                >
                  {saves.remove}
                  <span class="visually-hidden">: {players}</span>
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p class="game-buttons">
        <Button onClick={() => file.current?.click()}>{saves.import}</Button>
        {games.length > 1 && (
          <Button
            kind="quiet"
            onClick={() => {
              onExport();
            }}
          >
            {saves.exportAll}
          </Button>
        )}
      </p>
      <input
        ref={file}
        type="file"
        accept=".json,application/json,.txt,text/plain"
        aria-label={saves.import}
        hidden
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
        }}
      />
      <p role="status">{message}</p>
    </section>
  );
}
