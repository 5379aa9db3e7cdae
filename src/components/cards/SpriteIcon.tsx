interface Props {
  /** The sprite among the pictures, without its ending. */
  readonly file: 'icons' | 'dragonheart-icons' | 'table-icons';
  readonly id: string;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
}

/** An icon out of a sprite file: one em wide, in the text's colour, hidden from screen readers. */
export const SpriteIcon = ({ file, id, base }: Props) => (
  <svg class="sprite-icon" width="1em" height="1em" aria-hidden="true">
    <use href={`${base}pictures/${file}.svg#${id}`} />
  </svg>
);
