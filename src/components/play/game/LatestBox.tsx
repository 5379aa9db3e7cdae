import type { ComponentChildren } from 'preact';
import { RuleAnchor, type RuleReference } from '../RuleReference.tsx';
import type { Said } from './said.ts';

interface Props {
  readonly said: Said;
  /** The rule behind it, if it answers a try. */
  readonly rule?: RuleReference | undefined;
  /** Something to look at: dice. */
  readonly children?: ComponentChildren;
}

/** The latest happening, in the words of the log, or the answer to a try. */
export const LatestBox = ({ said, rule, children }: Props) => (
  <div class="game-latest" data-refused={said.isRefusal}>
    <div class="game-latest-lines">
      {said.title && <p class="game-latest-title">{said.title}</p>}
      {said.lines.map(({ line }, at) => (
        <p key={at}>
          {line.text && `${line.text} `}
          {line.outcome && <b data-tone={line.tone}>{line.outcome}</b>}
        </p>
      ))}
      {rule && (
        <p>
          <RuleAnchor {...rule} />
        </p>
      )}
    </div>
    {children}
  </div>
);
