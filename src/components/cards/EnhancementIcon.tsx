import type { EnhancementId } from '#engine/dragonwood/index.ts';
import { SpriteIcon } from './SpriteIcon.tsx';

interface Props {
  readonly id: EnhancementId;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
}

/** The icon of an enhancement, in the text's size and colour. Decoration: the name stands beside it. */
export const EnhancementIcon = ({ id, base }: Props) => <SpriteIcon file="icons" id={id} base={base} />;
