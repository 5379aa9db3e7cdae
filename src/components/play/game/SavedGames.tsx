import { useRef, useState } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import { fill, plural } from '#i18n/plural.ts';
import type { PlayText } from './text.ts';

/** A kept game as its list shows it. */
export interface SavedGame {
  readonly id: string;
  /** "You – Mila". */
  readonly players: string;
  readonly isOver: boolean;
  /** Decisions played. */
  readonly moves: number;
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number;
}

interface Props {
  readonly games: readonly SavedGame[];
  readonly text: PlayText;
  readonly onResume: (id: string) => void;
  readonly onDelete: (id: string) => void;
  readonly onExport: (id: string) => void;
  /** A file's text; false where it holds no game. */
  readonly onImport: (text: string) => boolean;
}

/** The games that the browser keeps: go on, save as a file, delete after asking; and a file to be loaded. */
export function SavedGames({ games, text, onResume, onDelete, onExport, onImport }: Props) {
  const { words, locale } = text;
  const { saves } = words;
  const [asked, setAsked] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const isTaken = onImport(await chosen.text().catch(() => ''));
    if (!isTaken) setMessage(saves.notImported);
    // The same file may be chosen again.
    if (file.current) file.current.value = '';
  };

  return (
    <section class="game-saves" aria-labelledby="game-saves">
      <h2 id="game-saves" tabIndex={-1} ref={heading}>
        {words.start.saved}
      </h2>
      {games.length === 0 && <p>{saves.none}</p>}
      <ul role="list">
        {games.map(({ id, players, isOver, moves, at }) => (
          <li key={id}>
            <p>
              <b>{players}</b>
              <span>
                {[isOver ? saves.over : fill(plural(locale, moves, saves.moves), { n: moves }), when.format(at)].join(
                  ' · ',
                )}
              </span>
            </p>
            {asked === id ? (
              <p class="game-buttons" role="group" aria-label={saves.removeAsk}>
                <span>{saves.removeAsk}</span>
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
                  }}
                >
                  {saves.removeNo}
                </Button>
              </p>
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
      <p>
        <Button onClick={() => file.current?.click()}>{saves.import}</Button>
      </p>
      <input
        ref={file}
        type="file"
        accept=".txt,text/plain"
        hidden
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
        }}
      />
      <p role="status">{message}</p>
    </section>
  );
}
