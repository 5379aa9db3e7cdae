import { toAct, type DragonwoodView, type TargetId } from '#engine/dragonwood/index.ts';
import { fill, plural } from '#i18n/plural.ts';
import type { TablePlayer } from '../table.ts';
import type { WoodTableText } from './text.ts';

interface Asked {
  readonly view: DragonwoodView;
  readonly isActive: boolean;
  readonly players: readonly TablePlayer[];
  readonly text: WoodTableText;
}

interface Chosen {
  readonly hasCards: boolean;
  readonly target?: TargetId | undefined;
}

/** What is asked of the reader, or who is waited for. */
export function promptOf({ view, isActive, players, text }: Asked, { hasCards, target }: Chosen): string {
  const { prompt } = text.play.wood;
  const { phase } = view;
  const asked = toAct(view);
  if (asked === null) return prompt.over;
  if (!isActive) {
    return asked === view.seat ? prompt.waitingHere : fill(prompt.waiting, { who: players[asked]?.name ?? '' });
  }
  switch (phase.kind) {
    case 'turn':
      return target ? prompt.target : hasCards ? prompt.cards : prompt.start;
    case 'reroll':
      return prompt.reroll;
    case 'wound':
      return fill(plural(text.locale, phase.cards, prompt.wound), { n: phase.cards });
    case 'discardToLimit':
      return fill(prompt.limit, { n: phase.limit });
    case 'eventCard':
      return prompt[phase.event];
    case 'over':
      return prompt.over;
  }
}
