import { Button } from '#components/controls/Button.tsx';
import { Share } from '#components/odds/Share.tsx';
import type { PadText } from './text.ts';

interface Props {
  /** The search part of the pad's address. */
  readonly address: string;
  readonly isLost: boolean;
  readonly onClear: () => void;
  /** Brings back what was wiped; null when nothing was. */
  readonly onUndo: (() => void) | null;
  readonly text: PadText;
}

/** Keeps, prints, shares and wipes the pad; what was wiped can be brought back. */
export const PadTools = ({ address, isLost, onClear, onUndo, text }: Props) => {
  const { words } = text;
  return (
    <div class="pad-tools">
      <p class={isLost ? 'note' : 'pad-hint'}>{isLost ? words.lost : words.kept}</p>
      <div role="status">
        {onUndo && (
          <p class="note pad-cleared">
            {words.tools.cleared} <Button onClick={onUndo}>{words.tools.undo}</Button>
          </p>
        )}
      </div>
      <div class="pad-buttons">
        <Button
          onClick={() => {
            print();
          }}
        >
          {words.tools.print}
        </Button>
        <Share address={address} onReset={onClear} text={text} />
      </div>
    </div>
  );
};
