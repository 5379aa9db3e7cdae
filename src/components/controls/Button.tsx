import type { ComponentChildren, MouseEventHandler } from 'preact';
import { useId } from 'preact/hooks';

interface Look {
  readonly children: ComponentChildren;
  /** Primary: the one thing to do here. Secondary: a box with an edge. Quiet: words alone. */
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  /** A drawing before the words: an `<svg>`, hidden from screen readers. */
  readonly icon?: ComponentChildren;
}

interface Link extends Look {
  readonly href: string;
}

interface Action extends Look {
  readonly href?: never;
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  /** It is at work: a second press does nothing. */
  readonly isBusy?: boolean;
  /** Why it cannot be pressed now; shown below it. It keeps its place for the keyboard. */
  readonly whyNot?: string | undefined;
  /** It opens a dialog. */
  readonly opensDialog?: boolean;
}

const look = ({ kind = 'secondary' }: Look) => (kind === 'secondary' ? 'button' : `button button-${kind}`);

/** A button, or a link that looks like one where it leads to another page. */
export function Button(props: Link | Action) {
  const reasonId = useId();
  const { children, icon } = props;
  if (props.href !== undefined) {
    return (
      <a class={look(props)} href={props.href}>
        {icon}
        {children}
      </a>
    );
  }
  const { onClick, isBusy = false, whyNot, opensDialog = false } = props;
  const isIdle = !isBusy && whyNot === undefined;
  const button = (
    <button
      type="button"
      class={look(props)}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isIdle ? undefined : true}
      aria-describedby={whyNot === undefined ? undefined : reasonId}
      onClick={isIdle ? onClick : undefined}
    >
      {icon}
      {children}
    </button>
  );
  if (whyNot === undefined) return button;
  return (
    <span class="button-with-reason">
      {button}
      <span class="button-reason" id={reasonId}>
        {whyNot}
      </span>
    </span>
  );
}
