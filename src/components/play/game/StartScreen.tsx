import type { ComponentChildren } from 'preact';
import { Button } from '#components/controls/Button.tsx';
import type { PlayWords } from '#i18n/play-words.ts';

interface Props {
  readonly game: 'dragonwood' | 'dragonheart';
  /** The address of a picture of the game's world. */
  readonly picture: string;
  readonly words: PlayWords['start'];
  readonly onQuick: (kind: 'easy' | 'normal') => void;
  readonly onForm: () => void;
  readonly onPosition: () => void;
  /** The saved games. */
  readonly children: ComponentChildren;
}

/** Before a game: one click to play, more choices, and the games that wait. */
export const StartScreen = ({ game, picture, words, onQuick, onForm, onPosition, children }: Props) => (
  <div class="game-start">
    <section class="game-panel game-quick" aria-labelledby="game-quick">
      <img src={picture} alt="" width="1400" height="260" />
      <div>
        <h2 id="game-quick" tabIndex={-1} data-focus="start">
          {words.quick}
        </h2>
        <p>{words.quickNote}</p>
        <p class="game-buttons">
          <Button
            kind="primary"
            onClick={() => {
              onQuick('easy');
            }}
          >
            {words.quickEasy}
          </Button>
          <Button
            onClick={() => {
              onQuick('normal');
            }}
          >
            {words.quickNormal}
          </Button>
        </p>
      </div>
    </section>
    <section class="game-panel" aria-labelledby="game-other">
      <h2 id="game-other">{words.other}</h2>
      <p>{words.otherNote[game]}</p>
      <p class="game-buttons">
        <Button onClick={onForm}>{words.more}</Button>
        <Button onClick={onPosition}>{words.position}</Button>
      </p>
    </section>
    {children}
  </div>
);
