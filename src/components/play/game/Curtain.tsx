import type { ComponentChildren } from 'preact';
import { Button } from '#components/controls/Button.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  /** The one thing to do. */
  readonly label: string;
  readonly onAct: () => void;
  readonly children?: ComponentChildren;
}

/** What hangs over a table while a screen changes hands. */
export const Curtain = ({ title, text, label, onAct, children }: Props) => (
  <div class="game-curtain">
    <p class="game-curtain-title">{title}</p>
    <p>{text}</p>
    <p data-focus="curtain">
      <Button kind="primary" onClick={onAct}>
        {label}
      </Button>
    </p>
    {children}
  </div>
);
