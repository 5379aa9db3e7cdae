import './captured.css';
import { pointsOf, targetById, type DragonwoodView } from '#engine/dragonwood/index.ts';
import type { Seat } from '#engine/core/index.ts';
import { CardFace } from '#components/cards/CardFace.tsx';
import { fill, plural } from '#i18n/plural.ts';
import { Drawer } from '../game/Drawer.tsx';
import type { WoodTableText } from './text.ts';

interface Props {
  readonly id: string;
  readonly view: DragonwoodView;
  /** Whose creatures; null shows nothing. */
  readonly seat: Seat | null;
  /** By seat. */
  readonly names: readonly string[];
  readonly text: WoodTableText;
  readonly onClose: () => void;
}

/** What a player has captured: every creature with its points, the dearest first. It lies open to everybody. */
export const Captured = ({ id, view, seat, names, text, onClose }: Props) => {
  const { locale, base, face, cardNames, table, play } = text;
  const own = view.creatures[seat ?? 0] ?? [];
  const points = (n: number) => fill(plural(locale, n, table.board.points), { n });
  const kinds = [...Map.groupBy(own, (card) => card)].toSorted(([a], [b]) => pointsOf(b) - pointsOf(a));
  const all = own.reduce((sum, card) => sum + pointsOf(card), 0);
  return (
    // Letters act at the table, not in what lies over it.
    <div
      onKeyDown={(event) => {
        event.stopPropagation();
      }}
    >
      <Drawer
        id={id}
        title={fill(play.wood.capturedBy, { who: names[seat ?? 0] ?? '' })}
        close={play.common.close}
        isOpen={seat !== null}
        onClose={onClose}
      >
        <ul class="captured" role="list">
          {kinds.map(([card, same]) => (
            <li key={card}>
              <span aria-hidden="true">
                <CardFace
                  card={targetById(card)}
                  name={cardNames[card]}
                  words={face}
                  locale={locale}
                  base={base}
                  size="small"
                />
              </span>
              <span>
                <b>{cardNames[card]}</b>
                {same.length > 1 && ` × ${same.length}`}
              </span>
              <span>{points(same.length * pointsOf(card))}</span>
            </li>
          ))}
        </ul>
        <p>
          {fill(play.wood.capturedTotal, {
            cards: fill(plural(locale, own.length, play.wood.captured), { n: own.length }),
            points: points(all),
          })}
        </p>
      </Drawer>
    </div>
  );
};
