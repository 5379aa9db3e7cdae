import { Button } from '#components/controls/Button.tsx';
import type { ComponentChildren } from 'preact';
import type { PlayWords } from '#i18n/play-words.ts';
import type { PlayerScore } from './score.ts';
import { ScorePicture, ScoreSheet } from './ScoreSheet.tsx';

interface Props {
  /** Who won, with the points and what decided a tie. */
  readonly told: string;
  readonly scores: readonly PlayerScore[];
  readonly words: PlayWords['end'];
  readonly onAgain: () => void;
  readonly onOther: () => void;
  /** The review. */
  readonly children?: ComponentChildren;
}

/** The end of a game: who won how, the sheet, and what comes next. */
export const EndPanel = ({ told, scores, words, onAgain, onOther, children }: Props) => (
  <section class="game-end" aria-labelledby="game-end">
    <h2 id="game-end" tabIndex={-1} data-focus="end">
      {words.title}
    </h2>
    <p class="game-end-told">{told}</p>
    <ScorePicture scores={scores} words={words} />
    <h3>{words.sheet}</h3>
    <ScoreSheet scores={scores} words={words} />
    <p class="game-buttons">
      <Button kind="primary" onClick={onAgain}>
        {words.again}
      </Button>
      <Button onClick={onOther}>{words.other}</Button>
      <span>{words.againNote}</span>
    </p>
    {children}
  </section>
);
