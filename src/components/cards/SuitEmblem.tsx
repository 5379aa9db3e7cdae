import type { Suit } from '#engine/dragonwood/index.ts';
import { SpriteIcon } from './SpriteIcon.tsx';

interface Props {
  readonly suit: Suit;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
}

/** The emblem of a suit, in the text's size and colour: cherries, a leaf, a fir, a flower, a feather. */
export const SuitEmblem = ({ suit, base }: Props) => <SpriteIcon file="icons" id={suit} base={base} />;
