import './log-line.css';
import type { ComponentChildren } from 'preact';
import { RuleAnchor, type RuleReference } from './RuleReference.tsx';

interface Props {
  /** Who did it, at the start of the sentence: "Mila". */
  readonly who?: string;
  /** What happened: "rolled 4, 3 and 2 …". */
  readonly children: ComponentChildren;
  readonly rule?: RuleReference;
  /** It tells of what is going on now. */
  readonly isCurrent?: boolean;
  /** What can be opened below it. */
  readonly more?: ComponentChildren;
}

/** What happened, in one sentence, with the rule behind it. An item of a list; the table puts the list into its log. */
export const LogLine = ({ who, children, rule, isCurrent = false, more }: Props) => (
  <li class="log-line" data-current={isCurrent}>
    {who && <b class="log-who">{who} </b>}
    {children}
    {rule && (
      <>
        {' '}
        <RuleAnchor {...rule} />
      </>
    )}
    {more}
  </li>
);
