import { cardById, type DragonheartCard, isCardId } from '#engine/dragonheart/index.ts';
import {
  type Creature,
  type Enhancement,
  eventById,
  type EventCard,
  isCreatureId,
  isEnhancementId,
  isEventId,
  targetById,
} from '#engine/dragonwood/index.ts';

/** A card of either game that rows show, by its kind. */
export type AnyCard = Creature | Enhancement | EventCard | ({ readonly kind: 'dragonheart' } & DragonheartCard);

/** The cards that a text names in the notation of their game, separated by spaces. An unknown one throws. */
export const cardsOf = (text: string): readonly AnyCard[] =>
  text.split(' ').map((id): AnyCard => {
    if (isCardId(id)) return { kind: 'dragonheart', ...cardById(id) };
    if (isEventId(id)) return eventById(id);
    if (isCreatureId(id) || isEnhancementId(id)) return targetById(id);
    throw new Error(`no card that a row can show is called ${id}`);
  });
