/** What a scene shows before its first action, in words: whose hand, what lies on the table. */
import { cardTypes } from '#engine/dragonheart/index.ts';
import { adventurerById, type Adventurer } from '#engine/dragonwood/index.ts';
import type { Locale } from '#i18n/locales.ts';
import { cardText } from '#i18n/narrate/dragonheart-names.ts';
import { sentence } from '#i18n/narrate/teller.ts';
import { dragonheartNarration, dragonwoodNarration } from '#i18n/narration.ts';
import { fill } from '#i18n/plural.ts';
import { proseWords } from '#i18n/prose.ts';
import { viewer, type SceneTable } from './scene.ts';

/** A caption and what stands behind it: "Landscape", "Fire Ants, Blue Dragon". */
export interface SceneFact {
  readonly caption: string;
  readonly what: string;
}

/** What a scene shows of a table: of the hands that of the player who does the first action, whoever it is. */
export interface SceneSight {
  /** Whose hand it is. */
  readonly hand: string;
  /** Dragonwood's cards as chips. */
  readonly adventurers: readonly Adventurer[];
  /** Dragonheart's cards by name. */
  readonly cards: readonly string[];
  readonly facts: readonly SceneFact[];
}

/** The table of a scene in words; nothing of what the position leaves empty. */
export function sightOf({ game, seat, state }: SceneTable, locale: Locale): SceneSight {
  const { scene } = proseWords(locale);
  const who = scene.players[seat] ?? '';
  const hand = seat === viewer ? scene.hand.you : fill(scene.hand.other, { who });
  const facts: SceneFact[] = [];
  const add = (caption: string, items: readonly string[]) => {
    if (items.length > 0) facts.push({ caption, what: items.join(', ') });
  };
  if (game === 'dragonwood') {
    const { cardNames } = dragonwoodNarration(locale);
    add(
      scene.landscape,
      state.landscape.map((id) => cardNames[id].name),
    );
    add(
      scene.enhancements,
      (state.enhancements[seat] ?? []).map((id) => cardNames[id].name),
    );
    return { hand, adventurers: (state.hands[seat] ?? []).map(adventurerById), cards: [], facts };
  }
  const words = dragonheartNarration(locale);
  const teller = { locale, words, viewer, names: scene.players };
  const lying = cardTypes.flatMap((type) => {
    const count = state.board[type].length;
    return count > 0 ? [`${words.types[type].all}\u00a0(${count})`] : [];
  });
  if (state.hold.length > 0) lying.push(`${scene.hold}\u00a0(${state.hold.length})`);
  add(scene.board, lying);
  const cards = (state.hands[seat] ?? []).map((card) => sentence(cardText(teller, card)));
  return { hand, adventurers: [], cards, facts };
}
