import type { ComponentChildren } from 'preact';
import { Button } from '#components/controls/Button.tsx';
import { KeyList } from '#components/play/KeyList.tsx';
import type { PlayWords } from '#i18n/play-words.ts';
import type { UndoDice } from '#stores/play/types.ts';
import { Share } from './Share.tsx';

interface Props {
  readonly moment: { readonly canUndo: boolean; readonly canRedo: boolean; readonly isReplay: boolean };
  readonly dice: UndoDice;
  readonly onDice: (dice: UndoDice) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly link: () => string;
  readonly onExport: () => void;
  /** Changes the position; null where nobody looks who could. */
  readonly onEdit: (() => void) | null;
  readonly onLeave: () => void;
  readonly keys: readonly (readonly string[])[];
  readonly hasKeys: boolean;
  readonly onKeys: (isOpen: boolean) => void;
  readonly words: PlayWords['play'];
  /** The settings. */
  readonly children: ComponentChildren;
}

/** What can be done besides playing: back and forward, link, file, other games, settings, keys. */
export const Tools = (props: Props) => {
  const {
    moment,
    dice,
    onDice,
    onUndo,
    onRedo,
    link,
    onExport,
    onEdit,
    onLeave,
    keys,
    hasKeys,
    onKeys,
    words,
    children,
  } = props;
  return (
    <div class="game-tools">
      {!moment.isReplay && (moment.canUndo || moment.canRedo) && (
        <div class="game-undo" role="group" aria-label={words.undo}>
          {moment.canUndo && <Button onClick={onUndo}>{words.undo}</Button>}
          {moment.canRedo && <Button onClick={onRedo}>{words.redo}</Button>}
          {moment.canUndo && (
            <fieldset class="game-after">
              <legend>{words.dice}</legend>
              {(['same', 'new'] as const).map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    name="undo-dice"
                    checked={each === dice}
                    onChange={() => {
                      onDice(each);
                    }}
                  />
                  <span>{each === 'same' ? words.sameDice : words.newDice}</span>
                </label>
              ))}
              <p>{dice === 'same' ? words.diceNotes.same : words.diceNotes.fresh}</p>
            </fieldset>
          )}
        </div>
      )}
      <div class="game-buttons">
        <Share link={link} words={words} />
        <Button kind="quiet" onClick={onExport}>
          {words.export}
        </Button>
        {onEdit && (
          <Button kind="quiet" onClick={onEdit}>
            {words.edit}
          </Button>
        )}
        <Button kind="quiet" onClick={onLeave}>
          {words.games}
        </Button>
      </div>
      <div class="game-more">
        {children}
        <KeyList title={words.keys} keys={keys} isOpen={hasKeys} onToggle={onKeys} />
      </div>
    </div>
  );
};
