import './focus-panel.css';
import type { ComponentChildren } from 'preact';
import { Button } from '#components/controls/Button.tsx';
import { RuleAnchor, type RuleReference } from './RuleReference.tsx';

interface Props {
  /** An id that is free on the page. */
  readonly id: string;
  /** "Fire Dragon, 3". */
  readonly title: string;
  /** What it would do, in one sentence. */
  readonly sentence: string;
  readonly rule: RuleReference;
  /** The points that lie there: the number, its words for a narrow panel ("points") and for a wide one, and the sum. */
  readonly worth?: { readonly points: number; readonly unit: string; readonly label: string; readonly sum: string };
  /** The main action: "Play the Fire Dragon". */
  readonly primary: { readonly label: string; readonly onAct: () => void };
  /** Other buttons. */
  readonly children?: ComponentChildren;
}

/** What the chosen cards would do, and the button that does it. A compact band where it is narrow. */
export const FocusPanel = ({ id, title, sentence, rule, worth, primary, children }: Props) => (
  <div class="focus-panel">
    <section class="focus-inside" aria-labelledby={id}>
      <div class="focus-words">
        <h3 id={id}>{title}</h3>
        <p>
          {sentence} <RuleAnchor {...rule} />
        </p>
      </div>
      {worth && (
        <p class="focus-worth">
          <b>{worth.points}</b> <span class="focus-unit">{worth.unit}</span>{' '}
          <span class="focus-sum">
            {worth.label} <span>{worth.sum}</span>
          </span>
        </p>
      )}
      <p class="focus-buttons">
        <Button kind="primary" onClick={primary.onAct}>
          {primary.label}
        </Button>
        {children}
      </p>
    </section>
  </div>
);
