import { DragonheartFace } from '#components/cards/DragonheartFace.tsx';
import {
  cardById,
  decks,
  endTriggerIds,
  newGame,
  type CardId,
  type DragonheartOptions,
  type DragonheartView,
} from '#engine/dragonheart/index.ts';
import { fill, plural } from '#i18n/plural.ts';
import {
  emptyHeartDraft,
  heartDraftOf,
  heartDraftRules,
  seenHeartDraft,
  type HeartKey,
} from '#stores/play/dragonheart-draft.ts';
import type { HeartPlayText } from './HeartFace.tsx';
import { HeartChoices } from './HeartChoices.tsx';
import { PositionEditor, type DraftSettings, type EditorProps } from './PositionEditor.tsx';

const box: readonly CardId[] = [...new Set(decks.flat())];

/** The options that the settings of a position tell. */
const optionsOf = ({ endTrigger }: DraftSettings): DragonheartOptions => {
  const found = endTriggerIds.find((id) => id === endTrigger);
  return found === undefined ? {} : { endTrigger: found };
};

interface Props extends EditorProps<DragonheartView> {
  readonly text: HeartPlayText;
}

/** The editor of positions of Dragonheart. */
export function HeartEditor(props: Props) {
  const { from } = props;
  const { face, base, locale, table, typeNames, position } = props.text;
  const draw = (card: CardId) => {
    const { type, value } = cardById(card);
    const name = typeNames[type];
    return {
      name: fill(value === 0 ? table.card.titled : plural(locale, value, table.card.valued), { name, value }),
      face: <DragonheartFace type={type} value={value} names={typeNames} words={face} base={base} size="small" />,
    };
  };
  return (
    <PositionEditor<HeartKey, CardId, unknown>
      {...props}
      words={position}
      kit={{
        rules: heartDraftRules,
        box,
        counts: [2],
        deal: (_, seed, settings) => heartDraftOf(newGame(optionsOf(settings), seed), seed),
        empty: (_, seed, settings) => emptyHeartDraft(optionsOf(settings), seed),
        seen: from && ((seed) => seenHeartDraft(from, seed)),
        drawOptions: (settings, onChange) => (
          <HeartChoices
            options={optionsOf(settings)}
            words={props.text.words.form}
            onChange={({ endTrigger = '' }) => {
              onChange({ endTrigger });
            }}
          />
        ),
        hasOthers: (key) => key === 'hands',
        draw,
      }}
    />
  );
}
