import type { LogEntry } from './told.ts';
import { LogLine } from '../LogLine.tsx';
import { OddsOfThat } from './OddsOfThat.tsx';
import type { PlayText } from './text.ts';

interface Props {
  /** An id that is free on the page: of the heading that names the log. */
  readonly labelledBy: string;
  /** What was told, the latest first. */
  readonly told: readonly LogEntry[];
  readonly text: PlayText;
}

/** What happened, the latest first. The page's live region speaks; the log itself keeps silent. */
export const LogPanel = ({ labelledBy, told, text }: Props) => {
  const { words, rules } = text;
  return (
    <div class="game-log" role="log" aria-live="off" aria-labelledby={labelledBy} tabIndex={0}>
      {told.length === 0 && <p class="game-log-empty">{words.play.logEmpty}</p>}
      <ol role="list">
        {told.map(({ at, lines, odds: roll }, place) =>
          lines.map(({ line, rule }, n) => {
            const reference = rules[rule];
            return (
              <LogLine
                key={`${at}.${n}`}
                isCurrent={place === 0}
                {...(reference && { rule: reference })}
                {...(n === 0 &&
                  roll && {
                    more: <OddsOfThat reckon={roll} text={text} />,
                  })}
              >
                {line.text && `${line.text} `}
                {line.outcome && <b data-tone={line.tone}>{line.outcome}</b>}
              </LogLine>
            );
          }),
        )}
      </ol>
    </div>
  );
};
