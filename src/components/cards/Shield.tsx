import './shield.css';

interface Props {
  readonly points: number;
  /** "2 points", for screen readers. */
  readonly spoken: string;
}

/** The points of a creature on a shield, in the text's size. */
export const Shield = ({ points, spoken }: Props) => (
  <span class="shield">
    <span aria-hidden="true">{points}</span>
    <span class="visually-hidden">{spoken}</span>
  </span>
);
