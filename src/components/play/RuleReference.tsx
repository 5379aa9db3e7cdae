import './rule-reference.css';

/** A rule that a sentence cites: where it is read, and its title in the page's language. */
export interface RuleReference {
  readonly href: string;
  readonly title: string;
}

/** The link to a rule. */
export const RuleAnchor = ({ href, title }: RuleReference) => (
  <a class="rule-reference" href={href}>
    {title}
  </a>
);
