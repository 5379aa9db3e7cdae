import { useRef, useState } from 'preact/hooks';
import { creatures, enhancements, methods, targetById, type TargetId } from '#engine/dragonwood/index.ts';
import { fill, plural } from '#i18n/plural.ts';
import { Button } from '#components/controls/Button.tsx';
import { CardFace } from '#components/cards/CardFace.tsx';
import { moveInGrid } from './move-in-grid.ts';
import type { OddsText } from './words.ts';
import './target-choice.css';

interface Props {
  readonly target: TargetId;
  readonly onChoose: (target: TargetId) => void;
  readonly text: OddsText;
}

/** The chosen card with its numbers, and a dialog to choose another by picture and name. */
export function TargetChoice({ target, onChoose, text }: Props) {
  const { words, cardNames, englishNames, base, locale, face } = text;
  const dialog = useRef<HTMLDialogElement>(null);
  const card = targetById(target);
  // One tab stop for all cards: arrow keys move it.
  const [stop, setStop] = useState(target);
  const openedAt = useRef(0);
  const choose = (id: TargetId, click: MouseEvent) => {
    // The second half of a double tap on the button that opened the dialog; a key press has no detail.
    if (click.detail > 0 && click.timeStamp - openedAt.current < 400) return;
    onChoose(id);
    dialog.current?.close();
  };

  const open = (click: MouseEvent) => {
    openedAt.current = click.timeStamp;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLButtonElement>('[aria-pressed="true"]')?.focus();
  };

  const groups = [
    { label: words.target.creatures, cards: creatures },
    { label: words.target.enhancements, cards: enhancements },
  ];
  const numbers = methods.map((method) => `${face.methods[method]} ${card.needs[method]}`).join(', ');
  const worth =
    card.kind === 'creature'
      ? fill(plural(locale, card.points, words.target.points), { n: card.points })
      : words.target.enhancement;

  return (
    <section class="target" aria-labelledby="odds-target">
      <h2 id="odds-target" class="visually-hidden">
        {words.target.heading}
      </h2>
      <div class="target-card" aria-hidden="true">
        <CardFace card={card} name={cardNames[target]} words={face} locale={locale} base={base} size="small" />
      </div>
      <div class="target-words">
        <p class="target-name" data-testid="target">
          {cardNames[target]}
          {englishNames && (
            <span lang="en" class="target-english">
              {' '}
              {englishNames[target]}
            </span>
          )}
        </p>
        <p>
          {numbers}. {worth}
        </p>
        <Button opensDialog onClick={open}>
          {words.target.change}
        </Button>
      </div>
      <dialog ref={dialog} class="target-dialog" aria-labelledby="odds-choose">
        <div class="target-dialog-head">
          <h2 id="odds-choose">{words.target.dialog}</h2>
          <Button onClick={() => dialog.current?.close()}>{words.target.close}</Button>
        </div>
        <div onKeyDown={moveInGrid}>
          {groups.map(({ label, cards }) => (
            <section key={label}>
              <h3>{label}</h3>
              <ul class="target-grid" role="list">
                {cards.map(({ id }) => (
                  <li key={id}>
                    <button
                      type="button"
                      aria-pressed={id === target}
                      tabIndex={id === stop ? 0 : -1}
                      onFocus={() => {
                        setStop(id);
                      }}
                      onClick={(click) => {
                        choose(id, click);
                      }}
                    >
                      <img src={`${base}pictures/${id}.svg`} alt="" width="240" height="300" loading="lazy" />
                      <span>{cardNames[id]}</span>
                      {englishNames && <span lang="en">{englishNames[id]}</span>}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </dialog>
    </section>
  );
}
