import type { PlayWords } from '#i18n/play-words.ts';

interface Props {
  /** By seat. */
  readonly names: readonly string[];
  /** Whose hand is open; null for nobody's. */
  readonly viewer: number | null;
  readonly words: Pick<PlayWords['replay'], 'seenBy' | 'nobody'>;
  readonly onLook: (seat: number | null) => void;
}

/** Whose hand may be seen, where nobody at this screen plays. */
export const OpenCards = ({ names, viewer, words, onLook }: Props) => (
  <label class="game-replay-viewer">
    {words.seenBy}
    <select
      value={viewer === null ? '' : String(viewer)}
      onChange={({ currentTarget }) => {
        onLook(currentTarget.value === '' ? null : Number(currentTarget.value));
      }}
    >
      <option value="">{words.nobody}</option>
      {names.map((name, seat) => (
        <option key={seat} value={String(seat)}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
