import { Button } from '#components/controls/Button.tsx';
import { Share } from '#components/odds/Share.tsx';
import type { PadPlace } from '#stores/pad.ts';
import type { PadText } from './text.ts';

interface Props {
  /** The search part of the pad's address. */
  readonly address: string;
  readonly place: PadPlace;
  readonly onClear: () => void;
  readonly text: PadText;
}

/** Prints, shares and clears the pad, and says where it is kept. */
export const PadTools = ({ address, place, onClear, text }: Props) => {
  const { words } = text;
  return (
    <div class="pad-tools">
      <div class="pad-buttons">
        <Button
          onClick={() => {
            print();
          }}
        >
          {words.print}
        </Button>
        <Share address={address} onReset={onClear} text={text} />
      </div>
      <p class={place === 'nowhere' ? 'note' : 'pad-hint'}>{words.places[place]}</p>
    </div>
  );
};
