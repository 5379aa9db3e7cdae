import { faceOf, type Advice, type Reason } from '#engine/adviser/dragonwood/index.ts';
import { fill } from '#i18n/plural.ts';
import { ChanceFace } from './ChanceFace.tsx';
import { Chips } from './Chips.tsx';
import { reasonText } from './reason-text.ts';
import { methodText, percentOf, triesOf, type AdviserText } from './text.ts';
import './verdict.css';

interface Props {
  readonly advice: Advice;
  /** A face and the move alone. */
  readonly isSimple: boolean;
  readonly onSimple: (isSimple: boolean) => void;
  readonly text: AdviserText;
}

/** What to do, and why. */
export function Verdict({ advice: { recommendation }, isSimple, onSimple, text }: Props) {
  const { words, cardNames } = text;
  const { answer, faces } = words;
  const { capture, isClose, move } = recommendation;
  const title =
    move === 'capture' ? fill(answer.capture, { card: cardNames[recommendation.capture.target] }) : answer.reload;
  const mood = move === 'capture' ? faceOf(recommendation.capture.chance) : null;
  const list = (speaks: Reason['speaks'], label: string) => {
    const reasons = recommendation.reasons.filter((reason) => reason.speaks === speaks);
    if (reasons.length === 0) return null;
    return (
      <div class="verdict-reasons">
        <h3>{label}</h3>
        <ul>
          {reasons.map((reason) => (
            <li key={reason.code}>{reasonText(reason, text)}</li>
          ))}
        </ul>
      </div>
    );
  };
  return (
    <section class="verdict" aria-labelledby="adviser-verdict" data-move={move}>
      <h2 id="adviser-verdict" tabIndex={-1}>
        {answer.heading}
      </h2>
      <div class="verdict-move">
        {mood && <ChanceFace face={mood} />}
        <div>
          <p class="verdict-title" data-testid="move">
            {title}
          </p>
          {mood && <p class="verdict-mood">{faces[mood]}</p>}
          {move === 'reload' && isSimple && <p class="verdict-mood">{faces.reload}</p>}
        </div>
      </div>
      {move === 'capture' && (
        <>
          <div class="verdict-how">
            <span>{methodText(recommendation.capture.method, text)}</span>
            <Chips cards={recommendation.capture.cards} text={text} />
            <span>
              {percentOf(recommendation.capture.chance, text)}, {triesOf(recommendation.capture.chance, text)}
            </span>
          </div>
          {recommendation.capture.enhancements.length > 0 && (
            <p>
              {fill(answer.using, {
                cards: recommendation.capture.enhancements.map((id) => cardNames[id]).join(', '),
              })}
            </p>
          )}
        </>
      )}
      {!isSimple && (
        <>
          {list('for', answer.for)}
          {list('against', answer.against)}
          {move === 'reload' && capture && (
            <p>
              {fill(answer.bestCapture, {
                card: cardNames[capture.target],
                method: methodText(capture.method, text),
                percent: percentOf(capture.chance, text),
              })}
            </p>
          )}
          {isClose && <p class="note">{answer.close}</p>}
        </>
      )}
      <label class="verdict-simple">
        <input
          type="checkbox"
          checked={isSimple}
          onChange={(event) => {
            onSimple(event.currentTarget.checked);
          }}
        />
        {answer.simple}
      </label>
      {isSimple && <p class="verdict-faces">{answer.facesMean}</p>}
      <a class="to-cards" href="#adviser-hand">
        {answer.back}
      </a>
      <p class="visually-hidden" role="status" data-testid="spoken">
        {fill(answer.spoken, { move: title })}
      </p>
    </section>
  );
}
