import { AdventurerFace } from '#components/cards/AdventurerFace.tsx';
import { CardFace } from '#components/cards/CardFace.tsx';
import { LadybugFace } from '#components/cards/LadybugFace.tsx';
import {
  adventurerById,
  adventurerDeck,
  dragonwoodDeck,
  eventById,
  isAdventurerId,
  isEventId,
  newGame,
  targetById,
  type PlayerCount,
} from '#engine/dragonwood/index.ts';
import { fill } from '#i18n/plural.ts';
import {
  emptyWoodDraft,
  woodDraftOf,
  woodDraftRules,
  type WoodCard,
  type WoodKey,
} from '#stores/play/dragonwood-draft.ts';
import { adventurerName } from '../dragonwood/WoodCards.tsx';
import { PositionEditor, type EditorProps } from './PositionEditor.tsx';
import type { WoodPlayText } from './WoodFace.tsx';

const box: readonly WoodCard[] = [...new Set<WoodCard>([...adventurerDeck.map(({ id }) => id), ...dragonwoodDeck])];

const optionsFor = (players: number) =>
  ({ players: players as PlayerCount, edition: 'tabletop', variants: [] }) as const;

interface Props extends EditorProps {
  readonly text: WoodPlayText;
}

/** The editor of positions of Dragonwood. */
export function WoodEditor(props: Props) {
  const { face, base, locale, table, cardNames, position } = props.text;
  const draw = (card: WoodCard) => {
    if (isAdventurerId(card)) {
      return {
        name: adventurerName(card, { face }),
        face: <AdventurerFace card={adventurerById(card)} words={face} base={base} size="small" />,
      };
    }
    if (card === 'L') {
      return {
        name: fill(table.card.titled, { name: face.ladybug.name }),
        face: <LadybugFace words={face} base={base} size="small" />,
      };
    }
    const name = cardNames[card];
    const shown = isEventId(card) ? eventById(card) : targetById(card);
    return {
      name: fill(table.card.titled, { name }),
      face: <CardFace card={shown} name={name} words={face} locale={locale} base={base} size="small" />,
    };
  };
  return (
    <PositionEditor<WoodKey, WoodCard, unknown>
      {...props}
      words={position}
      kit={{
        rules: woodDraftRules,
        box,
        counts: [2, 3, 4],
        deal: (players, seed) => woodDraftOf(newGame(optionsFor(players), seed), seed),
        empty: (players, seed) => emptyWoodDraft(optionsFor(players), seed),
        hasOthers: (key) => key === 'hands',
        draw,
      }}
    />
  );
}
