interface Props {
  /** The picture's name. */
  readonly name: string;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  /** Which of its two drawings. */
  readonly size: 'small' | 'wide';
}

/** The picture of a card: the wide drawing, or the simpler one that is cut to what a small face shows. */
export const CardPicture = ({ name, base, size }: Props) => (
  <img
    class="card-picture"
    src={`${base}pictures/${size === 'small' ? 'small/' : ''}${name}.svg`}
    alt=""
    width="240"
    height="300"
    loading="lazy"
    decoding="async"
  />
);
