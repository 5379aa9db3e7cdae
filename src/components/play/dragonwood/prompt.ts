import type { DragonwoodView, TargetId } from '#engine/dragonwood/index.ts';
import { fill, plural } from '#i18n/plural.ts';
import type { WoodTableText } from './text.ts';

interface Asked {
  readonly view: DragonwoodView;
  readonly isActive: boolean;
  /** What goes on while nothing is asked. */
  readonly waiting: string;
  readonly text: WoodTableText;
}

interface Chosen {
  readonly hasCards: boolean;
  readonly target?: TargetId | undefined;
}

/** What is asked of the reader, or what goes on meanwhile. */
export function promptOf({ view, isActive, waiting, text }: Asked, { hasCards, target }: Chosen): string {
  const { prompt } = text.play.wood;
  const { phase } = view;
  if (!isActive) return waiting;
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
      return waiting;
  }
}
