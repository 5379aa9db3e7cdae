import type { RefObject } from 'preact';
import { Button } from '#components/controls/Button.tsx';
import type { PadPlace, Regret } from '#stores/pad.ts';
import type { PadText } from './text.ts';

interface SharedProps {
  readonly place: PadPlace;
  readonly onMine: () => void;
  readonly onKeep: () => void;
  readonly text: PadText;
}

/** Says that the pad came with a link while the device keeps another, and leads to either. */
export const SharedPad = ({ place, onMine, onKeep, text }: SharedProps) => {
  const { shared } = text.words;
  return (
    <div role="status" data-testid="shared">
      {place === 'shared' && (
        <div class="note pad-shared">
          <p>{shared.said}</p>
          <div class="pad-buttons">
            <Button onClick={onMine}>{shared.mine}</Button>
            <Button onClick={onKeep}>{shared.keep}</Button>
          </div>
        </div>
      )}
    </div>
  );
};

interface UndoProps {
  readonly regret: Regret | null;
  readonly onUndo: () => void;
  readonly onAccept: () => void;
  readonly text: PadText;
}

/** Says what was just lost, and brings it back. It stays in sight wherever the pad is scrolled to. */
export const UndoNotice = ({ regret, onUndo, onAccept, text }: UndoProps) => {
  const words = regret && text.words.regrets[regret];
  return (
    <div role="status" class="pad-undo">
      {words && (
        <p class="note">
          {words.said} <Button onClick={onUndo}>{words.undo}</Button>
          <Button kind="quiet" onClick={onAccept}>
            {text.words.problems.dismiss}
          </Button>
        </p>
      )}
    </div>
  );
};

/** Gives the focus to what is written on next, after the button that had it is gone. */
export const focusOn = (place: RefObject<HTMLElement>): void => {
  place.current?.focus({ preventScroll: true });
};
