import './review-panel.css';
import { useState } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import { fill } from '#i18n/plural.ts';
import type { ReviewWords } from '#i18n/review-words.ts';
import { decimal, type ShownReview } from './review.ts';
import type { Locale } from '#i18n/locales.ts';

interface Props {
  /** Looks back; null where there is no answer. */
  readonly review: () => Promise<ShownReview | null>;
  readonly locale: Locale;
  readonly words: ReviewWords;
  /** Shows the table before a move, counted from 0. */
  readonly onShow: (at: number) => void;
}

/** A game looked back over, once that is asked for. */
export function ReviewPanel({ review, locale, words, onShow }: Props) {
  const [state, setState] = useState<'closed' | 'thinking' | 'failed' | ShownReview>('closed');
  const ask = () => {
    setState('thinking');
    void review().then((shown) => {
      setState(shown ?? 'failed');
    });
  };
  if (state === 'closed' || state === 'thinking' || state === 'failed') {
    return (
      <div class="review">
        <p class="game-buttons">
          <Button onClick={ask} isBusy={state === 'thinking'}>
            {state === 'failed' ? words.again : words.open}
          </Button>
          <span role="status">
            {state === 'thinking' && words.thinking}
            {state === 'failed' && words.failed}
          </span>
        </p>
      </div>
    );
  }
  const { title, note, legend, bars, sentences, table, agreed, differences } = state;
  const most = Math.max(1, ...bars.flatMap(({ expected, real }) => [expected, real]));
  const number = (value: number) => decimal(value, locale);
  return (
    <section class="review" aria-labelledby="game-review">
      <h3 id="game-review">{words.title}</h3>
      <figure>
        <figcaption>
          <b>{title}</b> {note}
        </figcaption>
        <div role="img" aria-label={sentences.join(' ')}>
          {bars.map(({ name, expected, real }, seat) => (
            <div class="review-bars" key={seat}>
              <b>{name}</b>
              {[
                { label: legend.expected, value: expected, kind: 'expected' },
                { label: legend.real, value: real, kind: 'real' },
              ].map(({ label, value, kind }) => (
                <div class="review-bar" key={kind}>
                  <span class="review-label">{label}</span>
                  <span class="review-track">
                    <span class="review-fill" data-kind={kind} style={{ width: `${(value / most) * 100}%` }} />
                  </span>
                  <span class="review-value">{number(value)}</span>
                </div>
              ))}
            </div>
          ))}
        </div>
      </figure>
      <ul role="list">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <details>
        <summary>{words.table}</summary>
        <div class="review-table" role="region" aria-label={words.table} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {table.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name, ...cells], seat) => (
                <tr key={seat}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, at) => (
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      <h4>{words.decisions}</h4>
      <ul role="list">
        {agreed.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {differences.length === 0 ? (
        <p>{words.allTheSame}</p>
      ) : (
        <details>
          <summary>{words.onlyDifferent}</summary>
          <ol role="list" class="review-differences">
            {differences.map(({ at, did, would, why }) => (
              <li key={at}>
                <p>
                  <b>{fill(words.move, { n: at + 1 })}.</b> {did}
                </p>
                <p>
                  {would} {why}
                </p>
                <Button
                  kind="quiet"
                  onClick={() => {
                    onShow(at);
                  }}
                >
                  {words.show}
                  <span class="visually-hidden">: {fill(words.move, { n: at + 1 })}</span>
                </Button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
