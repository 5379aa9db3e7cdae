interface Props {
  readonly title: string;
  /** "2 of 3", "empty". */
  readonly note?: string;
  /** How many cards lie there, and what they are worth. */
  readonly counts?: { readonly cards: number; readonly points: number };
}

/** A name on paper, with what lies there. */
export const BoardPlate = ({ title, note, counts }: Props) => (
  <span class="board-plate">
    <span class="board-title">{title}</span>
    {(note || counts) && (
      <span class="board-counts">
        {note}
        {counts && (
          <>
            <span class="board-count">
              <svg viewBox="0 0 16 20" aria-hidden="true">
                <rect x="2" y="1.500" width="12" height="17" rx="3" fill="#dfe7ee" stroke="#3f4a58" stroke-width="2" />
              </svg>
              {counts.cards}
            </span>
            <span class="board-count">
              <svg viewBox="0 0 18 20" aria-hidden="true">
                <path d="M9 0l8.500 5v10L9 20 .5 15V5z" fill="#8d1730" />
                <path d="M9 0l8.500 5L9 10 .5 5z" fill="#c33c50" />
              </svg>
              {counts.points}
            </span>
          </>
        )}
      </span>
    )}
  </span>
);
