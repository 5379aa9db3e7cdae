import type { Method } from '#engine/dragonwood/index.ts';
import { SpriteIcon } from './SpriteIcon.tsx';

interface Props {
  readonly method: Method;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
}

/** The icon of a method, in the text's size and colour: a sword, a boot, a shouting face. Decoration: the name stands beside it. */
export const MethodIcon = ({ method, base }: Props) => <SpriteIcon file="icons" id={method} base={base} />;
