import { DragonheartFace } from '#components/cards/DragonheartFace.tsx';
import { cardById, decks, newGame, type CardId } from '#engine/dragonheart/index.ts';
import { fill, plural } from '#i18n/plural.ts';
import { emptyHeartDraft, heartDraftOf, heartDraftRules, type HeartKey } from '#stores/play/dragonheart-draft.ts';
import type { HeartPlayText } from './HeartFace.tsx';
import { PositionEditor, type EditorProps } from './PositionEditor.tsx';

const box: readonly CardId[] = [...new Set(decks.flat())];

interface Props extends EditorProps {
  readonly text: HeartPlayText;
}

/** The editor of positions of Dragonheart. */
export function HeartEditor(props: Props) {
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
        deal: (_, seed) => heartDraftOf(newGame({}, seed), seed),
        empty: (_, seed) => emptyHeartDraft({}, seed),
        hasOthers: (key) => key === 'hands',
        draw,
      }}
    />
  );
}
