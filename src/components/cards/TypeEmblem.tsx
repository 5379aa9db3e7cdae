import type { Takeable } from '#engine/dragonheart/index.ts';
import { SpriteIcon } from './SpriteIcon.tsx';

interface Props {
  readonly type: Takeable | 'greatDragon';
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
}

/** The emblem of a Dragonheart type, of the hold or of the Great Dragon, in the text's size and colour. */
export const TypeEmblem = ({ type, base }: Props) => <SpriteIcon file="dragonheart-icons" id={type} base={base} />;
