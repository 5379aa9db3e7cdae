import type { ComponentChildren } from 'preact';
import { Button } from '#components/controls/Button.tsx';
import { LogLine } from '#components/play/LogLine.tsx';
import { RuleAnchor, type RuleReference } from '#components/play/RuleReference.tsx';
import { WhyNot } from '#components/play/WhyNot.tsx';
import type { LessonWords } from '#i18n/lesson-words.ts';
import type { Said } from './said.ts';

interface Props {
  readonly said: Said;
  readonly rule: RuleReference | undefined;
  /** Rules that the step has shown, once it is done. */
  readonly shown: readonly RuleReference[];
  readonly picture: ComponentChildren;
  readonly words: LessonWords['player'];
  /** Buttons that answer what is said. */
  readonly children: ComponentChildren;
}

/** What came of the latest move: what happened, what it means, and the rule behind it. */
export const Answer = ({ said: { kind, title, lines, text }, rule, shown, picture, words, children }: Props) => {
  if (kind === 'silent') return <div class="lesson-answer">{children}</div>;
  if ((kind === 'refused' || kind === 'held' || kind === 'wrong') && rule) {
    return (
      <div class="lesson-answer" data-kind={kind}>
        <WhyNot title={title} reason={text} rule={rule}>
          {picture}
        </WhyNot>
        {children}
      </div>
    );
  }
  return (
    <section class="lesson-answer lesson-box" data-kind={kind} aria-label={words.answer}>
      {picture}
      {lines.length > 0 && (
        <ol role="list">
          {lines.map((line, at) => (
            <LogLine key={at} isCurrent={at === lines.length - 1}>
              {line.text}
              {line.outcome && (
                <>
                  {' '}
                  <b data-tone={line.tone}>{line.outcome}</b>
                </>
              )}
            </LogLine>
          ))}
        </ol>
      )}
      {title && <h3>{title}</h3>}
      {text && <p>{text}</p>}
      {kind === 'done' && shown.length > 0 && (
        <p class="lesson-rules">
          {shown.map((reference) => (
            <RuleAnchor key={reference.href} {...reference} />
          ))}
        </p>
      )}
      {children}
    </section>
  );
};

interface AnswerButtonProps {
  readonly label: string;
  readonly onAct: () => void;
  readonly isPrimary?: boolean;
  /** Where the focus goes when it is what is asked next. */
  readonly focus: string;
}

/** A button of the answer, which may be given the focus. */
export const AnswerButton = ({ label, onAct, isPrimary = false, focus }: AnswerButtonProps) => (
  <span data-focus={focus}>
    <Button kind={isPrimary ? 'primary' : 'secondary'} onClick={onAct}>
      {label}
    </Button>
  </span>
);
