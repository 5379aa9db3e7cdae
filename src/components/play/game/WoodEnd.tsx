import { pointsOf, scoreNow, type DragonwoodState } from '#engine/dragonwood/index.ts';
import { percentText } from '#i18n/chance-text.ts';
import { fill, plural } from '#i18n/plural.ts';
import type { DragonwoodReview } from '#stores/play/dragonwood-review.ts';
import { type EndProps, GameEnd } from './EndPanel.tsx';
import type { Listener } from './face.ts';
import { decimal, shownDecisions, type ShownReview } from './review.ts';
import { countBy, winOf, type PlayerScore } from './score.ts';
import type { WoodFace, WoodPlayText } from './WoodFace.tsx';

/** Creature by creature, and the bonus for the most of them. */
function scoresOf(
  state: DragonwoodState,
  { names }: Listener,
  { words: { end }, cardNames, locale }: WoodPlayText,
): readonly PlayerScore[] {
  const { lines, winners } = scoreNow(state);
  return lines.map(({ creatures, bonus, total }, seat) => {
    const cards = countBy(state.creatures[seat] ?? [], (id) => cardNames[id], pointsOf);
    const isSole = lines.filter((line) => line.bonus > 0).length === 1;
    const forMost = bonus === 0 ? end.noBonus : isSole ? end.bonus : end.bonusTied;
    return {
      name: names[seat] ?? '',
      rows: [
        ...cards.map(({ label, cards: n, points }) => ({
          label: n > 1 ? fill(end.of, { label, n }) : label,
          points,
        })),
        { label: fill(plural(locale, creatures, forMost), { n: creatures }), points: bonus, isBonus: true },
      ],
      total,
      win: winOf(winners, seat),
    };
  });
}

/** How lucky the dice were, and which decisions the adviser would not have made. */
async function reviewOf(
  { decisions, luck }: DragonwoodReview,
  face: WoodFace,
  listener: Listener,
  text: WoodPlayText,
): Promise<ShownReview> {
  const { locale } = text;
  const { review } = text;
  const share = (chance: number) => percentText({ num: chance * 1e6, den: 1e6 }, locale, text.chance);
  const name = (seat: number) => listener.names[seat] ?? '';
  const number = (value: number) => decimal(value, locale);
  return {
    title: review.luck,
    note: review.luckNote,
    legend: { expected: review.expected, real: review.real },
    bars: luck.map(({ expected, captured }, seat) => ({ name: name(seat), expected, real: captured })),
    sentences: luck.map(({ attempts, expected, captured, atLeast, atMost }, seat) => {
      const told =
        attempts.length === 0
          ? review.none
          : Math.abs(expected - captured) < 0.5
            ? review.even
            : captured > expected
              ? review.lucky
              : review.unlucky;
      return fill(told, { who: name(seat), share: share(captured > expected ? atLeast : atMost) });
    }),
    table: {
      head: [
        review.player,
        review.attacks,
        review.expectedCaptures,
        review.captures,
        review.expectedPoints,
        review.points,
      ],
      rows: luck.map(({ attempts, expected, captured, expectedPoints, capturedPoints }, seat) => [
        name(seat),
        String(attempts.length),
        number(expected),
        String(captured),
        number(expectedPoints),
        String(capturedPoints),
      ]),
    },
    ...(await shownDecisions(decisions, face, listener, locale, review)),
  };
}

interface Props extends EndProps<DragonwoodState, DragonwoodReview> {
  readonly face: WoodFace;
  readonly text: WoodPlayText;
}

/** The end of a game of Dragonwood. */
export const WoodEnd = ({ face, ...props }: Props) => {
  const { state, listener, text } = props;
  return (
    <GameEnd
      {...props}
      told={face.tellEnd(state, listener)}
      scores={scoresOf(state, listener, text)}
      shownReview={(review) => reviewOf(review, face, listener, text)}
    />
  );
};
