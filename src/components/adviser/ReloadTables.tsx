import type { ReloadOutlook } from '#engine/adviser/dragonwood/index.ts';
import { fill, plural } from '#i18n/plural.ts';
import { Chips } from './Chips.tsx';
import { Fold } from './Fold.tsx';
import { methodText, percentOf, shareOf, type AdviserText } from './text.ts';
import './reload-tables.css';

/** What one Reload may change: each set, and each card of the landscape before and after. */
export function ReloadTables({ reload, text }: { readonly reload: ReloadOutlook; readonly text: AdviserText }) {
  const { words, cardNames, locale } = text;
  const { reload: own } = words;
  return (
    <Fold
      id="adviser-reload"
      heading={own.heading}
      note={fill(plural(locale, reload.sets.length, own.count), { n: reload.sets.length })}
      class="reload"
      opens="wide"
    >
      <p>{fill(own.unseen, { ...reload.unseen })}</p>
      {reload.sets.length === 0 ? (
        <p class="note">{own.noSets}</p>
      ) : (
        <table>
          <caption>{own.sets}</caption>
          <thead>
            <tr>
              <th scope="col">{own.set}</th>
              <th scope="col">{own.helping}</th>
              <th scope="col">{own.chance}</th>
            </tr>
          </thead>
          <tbody>
            {reload.sets.map(({ method, cards, helping, chance }) => (
              <tr key={`${method} ${cards.join(' ')}`}>
                <th scope="row">
                  {methodText(method, text)} <Chips cards={cards} text={text} />
                </th>
                <td>
                  {helping.length > 0 ? (
                    <>
                      {helping.length}: <Chips cards={helping} text={text} isSmall />
                    </>
                  ) : (
                    own.full
                  )}
                </td>
                <td>{helping.length > 0 ? percentOf(shareOf(chance), text) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {reload.targets.length > 0 && (
        <>
          <table>
            <caption>{own.targets}</caption>
            <thead>
              <tr>
                <th scope="col">{own.target}</th>
                <th scope="col">{own.before}</th>
                <th scope="col">{own.after}</th>
              </tr>
            </thead>
            <tbody>
              {reload.targets.map(({ target, before, after }) => (
                <tr key={target}>
                  <th scope="row">{cardNames[target]}</th>
                  <td>{before ? percentOf(before, text) : '–'}</td>
                  <td>{percentOf(shareOf(after), text)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class="reload-note">{own.afterNote}</p>
        </>
      )}
    </Fold>
  );
}
