import { useEffect, useRef } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import type { ComponentChildren } from 'preact';
import type { PlayWords } from '#i18n/play-words.ts';
import type { Listener } from './face.ts';
import type { ShownReview } from './review.ts';
import { ReviewPanel } from './ReviewPanel.tsx';
import type { PlayerScore } from './score.ts';
import { ScorePicture, ScoreSheet } from './ScoreSheet.tsx';
import type { PlayText } from './text.ts';

/** What the end of either game is given. */
export interface EndProps<State, Review> {
  readonly state: State;
  readonly listener: Listener;
  /** Looks back over the game; null where there is no answer. */
  readonly review: () => Promise<Review | null>;
  /** Shows the table before a move, counted from 0. */
  readonly onShow: (at: number) => void;
  readonly onAgain: () => void;
  readonly onOther: () => void;
}

interface GameEndProps<State, Review> extends EndProps<State, Review> {
  /** Who won, with the points and what decided a tie. */
  readonly told: string;
  readonly scores: readonly PlayerScore[];
  /** The review in words. */
  readonly shownReview: (review: Review) => Promise<ShownReview>;
  readonly text: PlayText;
}

/** The end of a game of either kind, with its review. */
export const GameEnd = <State, Review>(props: GameEndProps<State, Review>) => {
  const { told, scores, review, shownReview, text, onShow, onAgain, onOther } = props;
  return (
    <EndPanel told={told} scores={scores} words={text.words.end} onAgain={onAgain} onOther={onOther}>
      <ReviewPanel
        locale={text.locale}
        words={text.review}
        review={async () => {
          const answer = await review();
          return answer && shownReview(answer);
        }}
        onShow={onShow}
      />
    </EndPanel>
  );
};

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
function EndPanel({ told, scores, words, onAgain, onOther, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It comes when it has been fetched: then the focus goes to it.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section class="game-end" aria-labelledby="game-end">
      <h2 id="game-end" tabIndex={-1} ref={heading}>
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
}
