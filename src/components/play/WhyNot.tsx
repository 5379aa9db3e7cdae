import './why-not.css';
import type { ComponentChildren } from 'preact';
import { RuleAnchor, type RuleReference } from './RuleReference.tsx';

interface Props {
  /** What is not yet so: "This is no Strike yet". */
  readonly title: string;
  /** Decoration before the title. */
  readonly icon?: ComponentChildren;
  /** The reason, and what would help. */
  readonly reason: string;
  readonly rule: RuleReference;
  /** What shows the reason, between title and words: the cards in their order. */
  readonly children?: ComponentChildren;
}

/** Why something cannot be done: the reason in a friendly sentence, and the rule that says so. */
export const WhyNot = ({ title, icon, reason, rule, children }: Props) => (
  <section class="why-not">
    <h3>
      {icon}
      {title}
    </h3>
    {children}
    <p>{reason}</p>
    <p>
      <RuleAnchor {...rule} />
    </p>
  </section>
);
