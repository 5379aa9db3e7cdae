import { useState } from 'preact/hooks';
import type { CodedReason } from '#engine/core/index.ts';
import { fill, plural } from '#i18n/plural.ts';
import { newId } from './browser.ts';
import { fileOf, importFile } from '#stores/play/saves-file.ts';
import type { PlayGame, PlayState } from '#stores/play/types.ts';
import type { Saves } from '#stores/play/saves.ts';
import { download } from './download.ts';
import { namesOf } from './players.ts';
import { problemText } from './problem-text.ts';
import type { ListedGame } from './SavedGames.tsx';
import type { PlayText } from './text.ts';

/** The saved games of the page as their list wants them. `saves` is null while the page is being built. */
export function useSaves<Options, State extends PlayState, View, Action, Event, Reason extends CodedReason>(
  game: PlayGame<Options, State, View, Action, Event, Reason>,
  saves: Saves<Options, Action> | null,
  { words, locale }: PlayText,
) {
  const [, setCount] = useState(0);
  const again = () => {
    setCount((n) => n + 1);
  };
  const { games, lost, isBlocked } = saves?.list() ?? { games: [], lost: [], isBlocked: false };
  const fileName = words.saves.fileName[game.id === 'dragonwood' ? 'dragonwood' : 'dragonheart'];
  return {
    /** Something was saved elsewhere. */
    again,
    lost: lost.length,
    isBlocked,
    games: games.map(({ id, players, isOver, moves, when, problems: [problem] }): ListedGame => ({
      id,
      players: namesOf(players, words.names).join(words.saves.between),
      isOver,
      moves,
      when,
      problem: problem ? problemText(problem, words.trouble) : null,
    })),
    onDelete: (id: string) => {
      saves?.remove(id);
      again();
    },
    onExport: (id?: string) => {
      if (saves) download(fileName, fileOf(saves.texts(id)));
    },
    onImport: (text: string): string => {
      const report = saves && importFile(game, saves, text, newId);
      again();
      if (!report) return words.saves.notImported;
      const of = (state: string) => report.filter((each) => each.state === state).length;
      const told = (['added', 'already', 'unreadable', 'notKept'] as const).flatMap((state) =>
        of(state) > 0 ? [fill(plural(locale, of(state), words.saves.report[state]), { n: of(state) })] : [],
      );
      return told.join(' ');
    },
  };
}
