import { cardById, type DragonheartCard, isCardId } from '#engine/dragonheart/index.ts';
import {
  type Adventurer,
  adventurerById,
  type Creature,
  type Enhancement,
  eventById,
  type EventCard,
  isAdventurerId,
  isCreatureId,
  isEnhancementId,
  isEventId,
  targetById,
} from '#engine/dragonwood/index.ts';

/** A card of either game, by its kind. */
export type AnyCard =
  Creature | Enhancement | EventCard | Adventurer | ({ readonly kind: 'dragonheart' } & DragonheartCard);

/** The cards that a text names in the notation of their game, separated by spaces. An unknown one throws. */
export const cardsOf = (text: string): readonly AnyCard[] =>
  text.split(' ').map((id): AnyCard => {
    if (isAdventurerId(id)) return adventurerById(id);
    if (isCardId(id)) return { kind: 'dragonheart', ...cardById(id) };
    if (isEventId(id)) return eventById(id);
    if (isCreatureId(id) || isEnhancementId(id)) return targetById(id);
    throw new Error(`no card of either game is called ${id}`);
  });
