import { useRef, useState } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import { moveInGrid } from '#components/odds/move-in-grid.ts';
import { mostOpen } from '#engine/adviser/dragonwood/index.ts';
import { creatures, enhancements, type TargetId } from '#engine/dragonwood/index.ts';
import { fill } from '#i18n/plural.ts';
import type { AdviserText } from './text.ts';
import '#components/odds/target-choice.css';
import './landscape-pick.css';

interface Props {
  readonly landscape: readonly TargetId[];
  /** False when it does not fit. */
  readonly onAdd: (target: TargetId) => boolean;
  readonly onRemove: (place: number) => void;
  readonly text: AdviserText;
}

/** A name as somebody types it in haste. */
const plainly = (name: string): string => name.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");

/** The five open cards, each with a button to take it away, and a dialog to lay more of them out. */
export function LandscapePick({ landscape, onAdd, onRemove, text }: Props) {
  const { words, cardNames, englishNames, base } = text;
  const { landscape: own } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<TargetId>('spooky-spiders');
  const [refusal, setRefusal] = useState('');
  const [sought, setSought] = useState('');
  const isSought = ({ id }: { readonly id: TargetId }) =>
    [cardNames[id], englishNames?.[id] ?? ''].some((name) => plainly(name).includes(plainly(sought.trim())));
  const groups = [
    { label: own.creatures, cards: creatures.filter(isSought) },
    { label: own.enhancements, cards: enhancements.filter(isSought) },
  ].filter(({ cards }) => cards.length > 0);
  const shown: readonly TargetId[] = groups.flatMap(({ cards }) => cards.map(({ id }) => id));
  const tabStop = shown.includes(stop) ? stop : shown[0];
  const count = fill(own.count, { n: landscape.length, of: mostOpen });
  return (
    <section class="landscape-pick" aria-labelledby="adviser-landscape">
      <h2 id="adviser-landscape">
        {own.heading} <span class="fold-note">{count}</span>
      </h2>
      {landscape.length === 0 ? (
        <p class="note">{own.empty}</p>
      ) : (
        <ul class="picks" role="list">
          {landscape.map((id, place) => (
            <li key={`${id} ${landscape.slice(0, place).filter((other) => other === id).length}`}>
              <img src={`${base}pictures/${id}.svg`} alt="" width="240" height="300" loading="lazy" />
              <span>{cardNames[id]}</span>
              <button
                type="button"
                aria-label={fill(own.remove, { card: cardNames[id] })}
                onClick={() => {
                  onRemove(place);
                  // The button goes with its card.
                  opener.current?.querySelector('button')?.focus();
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <div ref={opener}>
        <Button
          opensDialog
          onClick={() => {
            setRefusal('');
            setSought('');
            dialog.current?.showModal();
          }}
        >
          {own.choose}
        </Button>
      </div>
      <dialog ref={dialog} class="target-dialog" aria-labelledby="adviser-choose">
        <div class="target-dialog-head">
          <h2 id="adviser-choose">{own.dialog}</h2>
          <Button onClick={() => dialog.current?.close()}>{own.done}</Button>
        </div>
        <label class="target-search">
          {own.search}
          <input
            type="search"
            value={sought}
            autocomplete="off"
            spellcheck={false}
            onFocus={(event) => {
              event.currentTarget.select();
            }}
            onInput={(event) => {
              setSought(event.currentTarget.value);
            }}
          />
        </label>
        <p role="status">{refusal || (shown.length === 0 ? own.nothing : count)}</p>
        <div onKeyDown={moveInGrid}>
          {groups.map(({ label, cards }) => (
            <section key={label}>
              <h3>{label}</h3>
              <ul class="target-grid" role="list">
                {cards.map(({ id }) => {
                  const n = landscape.filter((other) => other === id).length;
                  return (
                    <li key={id}>
                      <button
                        type="button"
                        data-chosen={n > 0}
                        tabIndex={id === tabStop ? 0 : -1}
                        onFocus={() => {
                          setStop(id);
                        }}
                        onClick={() => {
                          const isFull = landscape.length >= mostOpen;
                          setRefusal(onAdd(id) ? '' : isFull ? own.full : own.noMore);
                        }}
                      >
                        <img src={`${base}pictures/${id}.svg`} alt="" width="240" height="300" loading="lazy" />
                        <span>{cardNames[id]}</span>
                        {englishNames && <span lang="en">({englishNames[id]})</span>}
                        <span class="visually-hidden">{fill(own.chosen, { n })}</span>
                        {n > 0 && (
                          <span class="chosen-count" aria-hidden="true">
                            {n > 1 ? `✓ ×${n}` : '✓'}
                          </span>
                        )}
                      </button>
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
      </dialog>
    </section>
  );
}
