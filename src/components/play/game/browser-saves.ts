import type { CodedReason } from '#engine/core/index.ts';
import { createSaves, type Saves } from '#stores/play/saves.ts';
import type { PlayGame, PlayState } from '#stores/play/types.ts';
import { newId } from './address.ts';

/** The saved games of one kind in this browser. What other tabs write is heard. */
export const browserSaves = <Options, State extends PlayState, Action, Event>(
  game: Pick<
    PlayGame<Options, State, never, Action, Event, CodedReason>,
    'id' | 'newGame' | 'toAct' | 'apply' | 'notation' | 'parsePosition'
  >,
): Saves<Options, Action> =>
  createSaves(game, {
    // Where access is forbidden, asking for it throws.
    shelf: () => localStorage,
    now: () => Date.now(),
    tab: newId(),
    onWritten: (heard) => {
      const follow = ({ key }: StorageEvent) => {
        heard(key);
      };
      addEventListener('storage', follow);
      return () => {
        removeEventListener('storage', follow);
      };
    },
  });
