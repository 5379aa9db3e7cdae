import type { ComponentChildren } from 'preact';
import { RuleAnchor, type RuleReference } from '../RuleReference.tsx';
import type { Said } from './said.ts';

interface Props {
  readonly said: Said;
  /** What the table has to say that is no decision; it takes the place of what happened. */
  readonly own: string;
  /** The rule behind it, if there is one. */
  readonly ownRule: string;
  readonly rules: Readonly<Record<string, RuleReference>>;
  /** Something to look at: dice. */
  readonly children: ComponentChildren;
}

/** The latest happening, in the words of the log, with what goes on from it. */
export const LatestBox = ({ said, own, ownRule, rules, children }: Props) => {
  const rule = rules[own ? ownRule : said.isRefusal ? (said.lines[0]?.rule ?? '') : ''];
  return (
    <div class="game-latest" data-refused={said.isRefusal && !own}>
      <div class="game-latest-lines">
        {own ? (
          <p>{own}</p>
        ) : (
          <>
            {said.title && <p class="game-latest-title">{said.title}</p>}
            {said.lines.map(({ line }, at) => (
              <p key={at}>
                {line.text && `${line.text} `}
                {line.outcome && <b data-tone={line.tone}>{line.outcome}</b>}
              </p>
            ))}
          </>
        )}
        {rule && (
          <p>
            <RuleAnchor {...rule} />
          </p>
        )}
      </div>
      {children}
    </div>
  );
};
