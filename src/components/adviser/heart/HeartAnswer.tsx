import { AnswerLink } from '#components/adviser/AnswerLink.tsx';
import { ChanceFace } from '#components/adviser/ChanceFace.tsx';
import { heartFaceOf, type HeartAdvice, type Play, type Reason } from '#engine/adviser/dragonheart/index.ts';
import { fractionText } from '#i18n/chance-text.ts';
import { fill, plural } from '#i18n/plural.ts';
import { More } from '#components/adviser/More.tsx';
import { percentOf, pointsOf, printText, type HeartAdviserText } from './text.ts';
import '../verdict.css';
import '../capture-list.css';

/** A reason as a sentence. */
function reasonText(reason: Reason, text: HeartAdviserText): string {
  const { words, locale, piles, counted } = text;
  const { reasons } = words;
  switch (reason.code) {
    case 'takes':
      return fill(plural(locale, reason.points, reasons.takes), {
        pile: piles[reason.pile],
        n: reason.points,
      });
    case 'winsGreatDragon':
      return fill(reason.fromOpponent ? reasons.fromOpponent : reasons.winsGreatDragon, { n: reason.points });
    case 'opens': {
      const { pile, points, by, needs, chance } = reason.opening;
      return fill(reasons.opens, {
        pile: piles[pile],
        points: pointsOf(points, text),
        cards: fill(plural(locale, needs, counted[by]), { n: needs }),
        percent: percentOf(chance, text),
      });
    }
    case 'safest':
      return fill(reasons.safest, { percent: percentOf(reason.danger, text) });
    case 'preparesYourself':
      return fill(reasons.preparesYourself, {
        n: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(reason.points),
      });
    case 'takesNothing':
    case 'opensNothing':
    case 'lastTurn':
      return reasons[reason.code];
  }
}

interface ItemProps {
  readonly play: Play;
  readonly isLastTurn: boolean;
  readonly text: HeartAdviserText;
}

/** How many dangers the verdict names. */
const opensShown = 3;

const cardsText = ({ cards }: Play, text: HeartAdviserText): string =>
  cards.map((id) => printText(id, text)).join(', ');

function SimpleItem({ play, isLastTurn, text }: ItemProps) {
  const mood = heartFaceOf(play, isLastTurn);
  return (
    <li>
      <h3>{cardsText(play, text)}</h3>
      <p class="capture-mood">
        <ChanceFace face={mood} />
        {text.words.faces[mood]}
      </p>
    </li>
  );
}

function Item({ play, text }: ItemProps) {
  const { words, locale, piles, names } = text;
  const { takes, points, winsGreatDragon, danger, opens } = play;
  const taken =
    takes === null
      ? words.list.nothing
      : fill(plural(locale, points, words.list.takes), { pile: piles[takes], n: points });
  return (
    <li>
      <h3>{cardsText(play, text)}</h3>
      <div class="capture-facts">
        <p>
          {taken} {winsGreatDragon && words.list.dragon}
        </p>
        <p>
          {danger.num === 0
            ? words.list.safe
            : fill(words.list.danger, { percent: percentOf(danger, text), fraction: fractionText(danger) })}
        </p>
        {opens.length > 0 && (
          <More label={fill(plural(locale, opens.length, words.list.answers), { n: opens.length })}>
            <ul>
              {opens.map(({ pile, by, points: open, chance }) => (
                <li key={`${pile} ${by}`}>
                  {fill(words.list.opens, {
                    pile: piles[pile],
                    by: names[by],
                    points: pointsOf(open, text),
                    percent: percentOf(chance, text),
                  })}
                </li>
              ))}
            </ul>
          </More>
        )}
      </div>
    </li>
  );
}

interface Props {
  readonly advice: HeartAdvice;
  readonly isLastTurn: boolean;
  /** Faces and the plays alone. */
  readonly isSimple: boolean;
  readonly onSimple: (isSimple: boolean) => void;
  readonly text: HeartAdviserText;
}

/** The best play with its reasons, and all plays below it. */
export function HeartAnswer({ advice, isLastTurn, isSimple, onSimple, text }: Props) {
  const { words } = text;
  const { recommendation, plays } = advice;
  const title = recommendation ? fill(words.answer.play, { cards: cardsText(recommendation.play, text) }) : '';
  const mood = recommendation && heartFaceOf(recommendation.play, isLastTurn);
  const Shown = isSimple ? SimpleItem : Item;
  const list = (speaks: Reason['speaks'], label: string) => {
    const spoken = (recommendation?.reasons ?? []).filter((reason) => reason.speaks === speaks);
    const dangers = spoken.filter(({ code }) => code === 'opens');
    // The greatest dangers come first; all of them stand below.
    const reasons = spoken.filter((reason) => !dangers.slice(opensShown).includes(reason));
    if (reasons.length === 0) return null;
    return (
      <div class="verdict-reasons">
        <h3>{label}</h3>
        <ul>
          {reasons.map((reason) => (
            <li key={reasonText(reason, text)}>{reasonText(reason, text)}</li>
          ))}
        </ul>
      </div>
    );
  };
  return (
    <>
      <section class="verdict" aria-labelledby="heart-verdict">
        <h2 id="heart-verdict" tabIndex={-1}>
          {words.answer.heading}
        </h2>
        <div class="verdict-move">
          {mood && <ChanceFace face={mood} />}
          <div>
            <p class="verdict-title" data-testid="move">
              {title || words.answer.none}
            </p>
            {mood && <p class="verdict-mood">{words.faces[mood]}</p>}
          </div>
        </div>
        {!isSimple && list('for', words.answer.for)}
        {!isSimple && list('against', words.answer.against)}
        {!isSimple && recommendation?.isClose && <p class="note">{words.answer.close}</p>}
        <label class="verdict-simple">
          <input
            type="checkbox"
            checked={isSimple}
            onChange={(event) => {
              onSimple(event.currentTarget.checked);
            }}
          />
          {words.answer.simple}
        </label>
        {isSimple && <p class="verdict-faces">{words.answer.facesMean}</p>}
        <a class="to-cards" href="#heart-table">
          {words.answer.back}
        </a>
        <p class="visually-hidden" role="status" data-testid="spoken">
          {title && fill(words.answer.spoken, { move: title })}
        </p>
      </section>
      {plays.length > 0 && (
        <section class="captures" aria-labelledby="heart-plays">
          <h2 id="heart-plays">{words.list.heading}</h2>
          <ol role="list">
            {plays.map((play) => (
              <Shown
                key={`${play.cards.join(' ')} ${String(play.takes)}`}
                play={play}
                isLastTurn={isLastTurn}
                text={text}
              />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

interface BarProps {
  readonly recommendation: HeartAdvice['recommendation'];
  readonly isLastTurn: boolean;
  /** With a word for how it feels. */
  readonly isSimple: boolean;
  readonly text: HeartAdviserText;
}

/** The best play at the foot of a narrow screen, and the way to its reasons. */
export function HeartBar({ recommendation, isLastTurn, isSimple, text }: BarProps) {
  const { answer, faces } = text.words;
  if (!recommendation) return null;
  const { play } = recommendation;
  const move = fill(answer.play, { cards: cardsText(play, text) });
  const feeling = isSimple ? `: ${faces[heartFaceOf(play, isLastTurn)]}` : '';
  return <AnswerLink to="heart-verdict" move={`${move}${feeling}`} why={answer.why} />;
}
