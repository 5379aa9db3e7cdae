import { MethodIcon } from '#components/cards/MethodIcon.tsx';
import { faceOf, type Capture } from '#engine/adviser/dragonwood/index.ts';
import { dieFaces } from '#engine/dragonwood/index.ts';
import { fractionText } from '#i18n/chance-text.ts';
import { fill, plural } from '#i18n/plural.ts';
import { ChanceFace } from './ChanceFace.tsx';
import { Chips } from './Chips.tsx';
import { More } from './More.tsx';
import { methodText, percentOf, pointsText, triesOf, type AdviserText } from './text.ts';
import './capture-list.css';

interface Props {
  readonly captures: readonly Capture[];
  /** Captures with one-use cards stand elsewhere. */
  readonly hasOneUse: boolean;
  readonly isSimple: boolean;
  readonly text: AdviserText;
}

/** What the attack rolls: dice, bonus, re-roll, and the number to reach. */
function rollText({ dice, bonus, reroll, need }: Capture, { words: { list }, locale }: AdviserText): string {
  return [
    fill(plural(locale, dice, list.dice), { n: dice }),
    ...(bonus > 0 ? [fill(list.bonus, { n: `+${bonus}` })] : []),
    ...(reroll ? [list.reroll] : []),
    fill(list.need, { n: need }),
  ].join(', ');
}

function Facts({ capture, text }: { capture: Capture; text: AdviserText }) {
  const { words, locale } = text;
  const { list } = words;
  const { chance, points, expected, missCosts, stays, dice, bonus, need } = capture;
  if (capture.isHopeless) {
    return <p>{fill(list.hopeless, { most: dice * Math.max(...dieFaces) + bonus, need })}</p>;
  }
  const worth =
    points > 0
      ? `${fill(plural(locale, points, list.points), { n: points })}, ${fill(list.expected, { n: pointsText(expected, locale) })}`
      : list.noPoints;
  return (
    <>
      <p>
        {fill(list.chance, { fraction: fractionText(chance), tries: triesOf(chance, text) })} ·{' '}
        {rollText(capture, text)}
      </p>
      <p>
        {worth}; {fill(plural(locale, missCosts, list.miss), { n: missCosts })}
      </p>
      {stays.length > 0 ? (
        <p class="capture-stays">
          {list.stays} <Chips cards={stays} text={text} isSmall />
        </p>
      ) : (
        <p>{list.nothingStays}</p>
      )}
    </>
  );
}

interface ItemProps {
  readonly capture: Capture;
  readonly isSimple: boolean;
  readonly text: AdviserText;
}

/** One capture: the card, how, the chance, and what hangs on it. */
function Item({ capture, isSimple, text }: ItemProps) {
  const { words, cardNames, base } = text;
  const { target, method, cards, chance, isHopeless } = capture;
  const mood = faceOf(chance);
  return (
    <li data-hopeless={isHopeless}>
      <h3>{cardNames[target]}</h3>
      {!isHopeless && !isSimple && <p class="capture-percent">{percentOf(chance, text)}</p>}
      {!isHopeless && isSimple && (
        <p class="capture-mood">
          <ChanceFace face={mood} />
          {words.faces[mood]}
        </p>
      )}
      {!isHopeless && (
        <div class="capture-how">
          <span class="capture-method">
            {method !== 'dragonSpell' && <MethodIcon method={method} base={base} />}
            {methodText(method, text)}
          </span>
          <Chips cards={cards} text={text} />
        </div>
      )}
      {(isHopeless || !isSimple) && (
        <div class="capture-facts">
          <Facts capture={capture} text={text} />
        </div>
      )}
    </li>
  );
}

/** How many captures are shown at once; the others are a press away. */
const shownAtOnce = 5;

/** Every sensible capture, the best first. */
export function CaptureList({ captures, hasOneUse, isSimple, text }: Props) {
  const { words, locale } = text;
  const possible = captures.filter(({ isHopeless }) => !isHopeless);
  const hopeless = captures.filter(({ isHopeless }) => isHopeless);
  const more = possible.slice(shownAtOnce);
  const list = (some: readonly Capture[], start: number) => (
    <ol role="list" style={{ counterReset: `place ${start}` }}>
      {some.map((capture) => (
        <Item
          key={`${capture.target} ${capture.method} ${capture.cards.length}`}
          capture={capture}
          isSimple={isSimple}
          text={text}
        />
      ))}
    </ol>
  );
  return (
    <section class="captures" aria-labelledby="adviser-list">
      <h2 id="adviser-list">{words.list.heading}</h2>
      <p class="captures-note">
        {captures.length > 0 ? words.list.note : words.list.empty} {hasOneUse && words.list.noteOnce}
      </p>
      {possible.length > 0 && list(possible.slice(0, shownAtOnce), 0)}
      {more.length > 0 && (
        <More label={fill(plural(locale, more.length, words.list.more), { n: more.length })}>
          {list(more, shownAtOnce)}
        </More>
      )}
      {hopeless.length > 0 && (
        <>
          <h3>{words.list.hopelessHeading}</h3>
          {list(hopeless, possible.length)}
        </>
      )}
    </section>
  );
}
