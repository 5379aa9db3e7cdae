/** The examples of the pages of prose as positions to play from. */
import { formatReplay, type Player } from '#engine/core/index.ts';
import * as dragonheart from '#engine/dragonheart/index.ts';
import * as dragonwood from '#engine/dragonwood/index.ts';
import { mdxTags, type MdxTag } from './mdx-tags.ts';

/** Who plays an example on: the reader, and a bot that takes it easy. */
const players: readonly Player[] = [
  { kind: 'person', name: '' },
  { kind: 'easy', name: '' },
];

/** What lies beside an example's target; of these the target itself is left out. */
const company = ['spooky-spiders', 'wild-boar', 'grumpy-troll', 'hungry-bear', 'fire-ants'];

/** An attack as a position: its cards in hand with two others, its target in the landscape, its dice to come. */
function ofExample(attributes: MdxTag['attributes']): string {
  const text = (name: string) => attributes.get(name) ?? '';
  const target = text('target');
  const rerolled = text('reroll').split(' ')[1] ?? '';
  const dice = `${text('dice')} ${rerolled}`.trim();
  const landscape = [target, ...company.filter((other) => other !== target).slice(0, 4)];
  return [
    'players 2',
    `hands ${text('cards')} ?2 | ?5`,
    `landscape ${landscape.join(' ')}`,
    `enhancements ${text('use') || '-'} | -`,
    ...(dice ? [`dice ${dice}`] : []),
    'seed 1',
  ].join('; ');
}

/** The game and position of a tag; null for one that shows none. */
function positionOf({ name, attributes }: MdxTag) {
  if (name === 'Example') return { game: 'dragonwood', position: ofExample(attributes) } as const;
  const position = attributes.get('position');
  if (name !== 'Scene' || position === undefined) return null;
  return { game: attributes.get('game') === 'dragonheart' ? 'dragonheart' : 'dragonwood', position } as const;
}

const notations = { dragonwood: dragonwood.notation, dragonheart: dragonheart.notation };

/** The links of a page's examples to their table, in the order in which they stand there: texts as `formatReplay` writes. */
export const exampleLinks = (mdx: string): readonly string[] =>
  mdxTags(mdx).flatMap((tag) => {
    const found = positionOf(tag);
    if (!found) return [];
    const replay = { start: { kind: 'position', position: found.position }, players, moves: [] } as const;
    return [
      found.game === 'dragonwood'
        ? formatReplay(notations.dragonwood, replay)
        : formatReplay(notations.dragonheart, replay),
    ];
  });
