import type { ComponentChildren } from 'preact';

interface Props {
  /** How many there are. With none there is nothing to be shown. */
  readonly count: number;
  readonly onShow: () => void;
  readonly children: ComponentChildren;
}

/** The number of somebody's creatures; it opens the list of them. */
export const CapturedCount = ({ count, onShow, children }: Props) =>
  count === 0 ? (
    <>{children}</>
  ) : (
    <button type="button" class="captured-count" aria-haspopup="dialog" onClick={onShow}>
      {children}
    </button>
  );
