import { Button } from '#components/controls/Button.tsx';
import { fill } from '#i18n/plural.ts';
import { OpenCards } from './OpenCards.tsx';
import type { PlayWords } from '#i18n/play-words.ts';

interface Props {
  readonly at: number;
  readonly of: number;
  /** Whose hand may be seen: names by seat, and the one that is; null for nobody's. */
  readonly names: readonly string[];
  readonly viewer: number | null;
  readonly words: PlayWords['replay'];
  readonly onJump: (at: number) => void;
  readonly onForward: () => void;
  readonly onLook: (seat: number | null) => void;
  readonly onFork: () => void;
}

/** Drawn, for not every font has these signs. */
const icons = {
  first: 'M5 5h2.500v14H5zM19 5v14L8.500 12z',
  back: 'M17 5v14L6.500 12z',
  forward: 'M7 5v14l10.500-7z',
  last: 'M5 5v14l10.500-7zM16.500 5H19v14h-2.500z',
};

/** Steps through a game that somebody else has played. */
export function ReplayBar({ at, of, names, viewer, words, onJump, onForward, onLook, onFork }: Props) {
  const step = (id: keyof typeof icons, isIdle: boolean, act: () => void) => (
    <button
      type="button"
      class="button"
      aria-label={words[id]}
      title={words[id]}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : act}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[id]} fill="currentColor" />
      </svg>
    </button>
  );
  return (
    <div class="game-replay" role="group" aria-label={words.label}>
      <p class="game-replay-place">
        <b>{words.title}</b> <span>{fill(words.place, { n: at, of })}</span>
      </p>
      <p class="game-replay-steps">
        {step('first', at === 0, () => {
          onJump(0);
        })}
        {step('back', at === 0, () => {
          onJump(at - 1);
        })}
        <span data-focus="replay">{step('forward', at >= of, onForward)}</span>
        {step('last', at >= of, () => {
          onJump(of);
        })}
      </p>
      <OpenCards names={names} viewer={viewer} words={words} onLook={onLook} />
      <Button kind="primary" onClick={onFork}>
        {words.fork}
      </Button>
    </div>
  );
}
