import type { ComponentChildren } from 'preact';
import './badge.css';

interface Props {
  /** The source that it names: it chooses the colour. */
  readonly kind: 'printed' | 'online' | 'cards' | 'others' | 'ours';
  readonly children: ComponentChildren;
}

/** Where a rule comes from, in a word or two. */
export const Badge = ({ kind, children }: Props) => <span class={`badge badge-${kind}`}>{children}</span>;
