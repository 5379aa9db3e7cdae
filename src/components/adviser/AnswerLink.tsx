import '#components/odds/answer-bar.css';
import './move-bar.css';

interface Props {
  /** The id of the heading to go to. */
  readonly to: string;
  readonly move: string;
  readonly why: string;
}

/** The best move at the foot of a narrow screen, and the way to its reasons. */
export const AnswerLink = ({ to, move, why }: Props) => (
  <a class="answer-bar" href={`#${to}`}>
    <span data-best="true">{move}</span> <span class="answer-why">{why}</span>
  </a>
);
