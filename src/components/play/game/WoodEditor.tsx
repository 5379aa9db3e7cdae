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
  editionIds,
  newGame,
  targetById,
  variantIds,
  type DragonwoodOptions,
  type DragonwoodView,
  type PlayerCount,
} from '#engine/dragonwood/index.ts';
import { fill } from '#i18n/plural.ts';
import {
  emptyWoodDraft,
  seenWoodDraft,
  woodDraftOf,
  woodDraftRules,
  type WoodCard,
  type WoodKey,
} from '#stores/play/dragonwood-draft.ts';
import { adventurerName } from '../dragonwood/WoodCards.tsx';
import { PositionEditor, type DraftSettings, type EditorProps } from './PositionEditor.tsx';
import { WoodChoices } from './WoodChoices.tsx';
import type { WoodPlayText } from './WoodFace.tsx';

const box: readonly WoodCard[] = [...new Set<WoodCard>([...adventurerDeck.map(({ id }) => id), ...dragonwoodDeck])];

/** The options that the settings of a position tell; the printed rules where they tell none. */
const optionsOf = (players: number, settings: DraftSettings): DragonwoodOptions => ({
  players: players as PlayerCount,
  edition: editionIds.find((id) => id === settings.edition) ?? 'tabletop',
  variants: variantIds.filter((id) => settings.variants?.split(' ').includes(id)),
});

interface Props extends EditorProps<DragonwoodView> {
  readonly text: WoodPlayText;
}

/** The editor of positions of Dragonwood. */
export function WoodEditor(props: Props) {
  const { from } = props;
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
        deal: (players, seed, settings) => woodDraftOf(newGame(optionsOf(players, settings), seed), seed),
        empty: (players, seed, settings) => emptyWoodDraft(optionsOf(players, settings), seed),
        seen: from && ((seed) => seenWoodDraft(from, seed)),
        drawOptions: (settings, onChange) => {
          const options = optionsOf(Number(settings.players), settings);
          return (
            <WoodChoices
              options={options}
              words={props.text.words.form}
              onChange={({ edition, variants }) => {
                const isShorter = variants.includes('shortGame') !== options.variants.includes('shortGame');
                // How often the deck was played through means something else in a short game.
                onChange({ edition, variants: variants.join(' '), ...(isShorter ? { passes: '', left: '' } : {}) });
              }}
            />
          );
        },
        hasOthers: (key) => key === 'hands',
        draw,
      }}
    />
  );
}
