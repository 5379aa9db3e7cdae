import './method-card.css';
import './method-row.css';
import type { ComponentChildren } from 'preact';

/** The three ways to attack, side by side from 390 pixels on, one below the other on narrower screens. */
export const MethodRow = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="method-row">
    <div>{children}</div>
  </div>
);
