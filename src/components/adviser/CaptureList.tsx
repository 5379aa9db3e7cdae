import { MethodIcon } from '#components/cards/MethodIcon.tsx';
import { faceOf, type Capture } from '#engine/adviser/dragonwood/index.ts';
import { dieFaces } from '#engine/dragonwood/index.ts';
import { fractionText } from '#i18n/chance-text.ts';
import { fill, plural } from '#i18n/plural.ts';
import { ChanceFace } from './ChanceFace.tsx';
import { Chips } from './Chips.tsx';
import { cardsText, percentOf, pointsText, triesOf, type AdviserText } from './text.ts';
import './capture-list.css';

interface Props {
  readonly captures: readonly Capture[];
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
  const stay = stays.length > 0 ? fill(list.stays, { cards: cardsText(stays, text) }) : list.nothingStays;
  return (
    <>
      <p>{fill(list.chance, { fraction: fractionText(chance), tries: triesOf(chance, text) })}</p>
      <p>{rollText(capture, text)}</p>
      <p>
        {worth}; {fill(plural(locale, missCosts, list.miss), { n: missCosts })}
      </p>
      <p>{stay}</p>
    </>
  );
}

/** Every sensible capture, the best first. */
export function CaptureList({ captures, isSimple, text }: Props) {
  const { words, cardNames, face, base } = text;
  return (
    <section class="captures" aria-labelledby="adviser-list">
      <h2 id="adviser-list">{words.list.heading}</h2>
      <p class="captures-note">{captures.length > 0 ? words.list.note : words.list.empty}</p>
      <ol role="list">
        {captures.map((capture) => {
          const { target, method, cards, chance, isHopeless } = capture;
          const mood = faceOf(chance);
          return (
            <li key={`${target} ${method} ${cards.length}`} data-hopeless={isHopeless}>
              <h3>{cardNames[target]}</h3>
              {!isHopeless && (
                <div class="capture-how">
                  <span class="capture-method">
                    <MethodIcon method={method} base={base} />
                    {face.methods[method]}
                  </span>
                  <Chips cards={cards} text={text} />
                </div>
              )}
              {isSimple && !isHopeless ? (
                <p class="capture-mood">
                  <ChanceFace face={mood} />
                  {words.faces[mood]}
                </p>
              ) : (
                <div class="capture-facts">
                  {!isHopeless && <p class="capture-percent">{percentOf(chance, text)}</p>}
                  <Facts capture={capture} text={text} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
