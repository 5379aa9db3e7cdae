import { cardById, scoreNow, type DragonheartState } from '#engine/dragonheart/index.ts';
import { fill } from '#i18n/plural.ts';
import type { DragonheartReview } from '#stores/play/dragonheart-review.ts';
import { type EndProps, GameEnd } from './EndPanel.tsx';
import type { Listener } from './face.ts';
import type { HeartFace, HeartPlayText } from './HeartFace.tsx';
import { decimal, shownDecisions, type ShownReview } from './review.ts';
import { countBy, winOf, type PlayerScore } from './score.ts';

/** Type by type, and the Great Dragon. */
function scoresOf(state: DragonheartState, { names }: Listener, text: HeartPlayText): readonly PlayerScore[] {
  const { end } = text.words;
  const { lines, winners } = scoreNow(state);
  return lines.map(({ greatDragon, total }, seat) => {
    const cards = countBy(
      state.piles[seat] ?? [],
      (id) => text.typeNames[cardById(id).type],
      (id) => cardById(id).value,
    );
    return {
      name: names[seat] ?? '',
      rows: [
        ...cards.map(({ label, cards: n, points }) => ({
          label: n > 1 ? fill(end.of, { label, n }) : label,
          points,
        })),
        ...(greatDragon > 0 ? [{ label: end.greatDragon, points: greatDragon, isBonus: true }] : []),
      ],
      total,
      win: winOf(winners, seat),
    };
  });
}

/** What was taken at once beside what the adviser would have taken, and which decisions it would not have made. */
async function reviewOf(
  { decisions, points }: DragonheartReview,
  face: HeartFace,
  listener: Listener,
  text: HeartPlayText,
): Promise<ShownReview> {
  const { locale } = text;
  const { review } = text;
  const name = (seat: number) => listener.names[seat] ?? '';
  const number = (value: number) => decimal(value, locale);
  const seats = [...new Set(decisions.map(({ seat }) => seat))].toSorted((a, b) => a - b);
  const reviewed = seats.flatMap((seat) => {
    const own = points[seat];
    return own ? [{ name: name(seat), expected: own.adviser, real: own.own }] : [];
  });
  return {
    title: review.taken,
    note: review.takenNote,
    legend: { expected: review.adviser, real: review.own },
    bars: reviewed,
    sentences: reviewed.map((each) =>
      fill(review.compared, { who: each.name, own: number(each.real), adviser: number(each.expected) }),
    ),
    table: {
      head: [review.player, review.own, review.adviser],
      rows: reviewed.map((each) => [each.name, number(each.real), number(each.expected)]),
    },
    ...(await shownDecisions(decisions, face, listener, locale, review)),
  };
}

interface Props extends EndProps<DragonheartState, DragonheartReview> {
  readonly face: HeartFace;
  readonly text: HeartPlayText;
}

/** The end of a game of Dragonheart. */
export const HeartEnd = ({ face, ...props }: Props) => {
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
