import { useState } from 'preact/hooks';
import { adviseReroll, type Capture } from '#engine/adviser/dragonwood/index.ts';
import { dieFaces } from '#engine/dragonwood/index.ts';
import { fill, plural } from '#i18n/plural.ts';
import { cardsInWords, methodText, type AdviserText } from './text.ts';
import './mushroom-help.css';

interface Props {
  /** Attacks that may re-roll a die, the best first. */
  readonly captures: readonly Capture[];
  readonly text: AdviserText;
}

type Face = (typeof dieFaces)[number];
const faces: readonly Face[] = [...new Set(dieFaces)];

const keyOf = ({ target, method, cards, once }: Capture): string => [target, method, ...cards, ...once].join(' ');

/** The Lucky Mushroom: which die of a roll to throw again. */
export function MushroomHelp({ captures, text }: Props) {
  const { words, cardNames, locale } = text;
  const { mushroom } = words;
  const [chosen, setChosen] = useState('');
  const [rolled, setRolled] = useState<readonly Face[]>([]);
  const capture = captures.find((one) => keyOf(one) === chosen) ?? captures[0];
  if (!capture) return null;
  const { dice, bonus, need } = capture;
  const shown = rolled.slice(0, dice);
  const missing = dice - shown.length;
  const answer = () => {
    if (missing > 0) return fill(plural(locale, missing, mushroom.waiting), { n: missing });
    const advice = adviseReroll({ rolled: shown, bonus, need });
    if (advice.isHit) return fill(mushroom.hit, { total: advice.total });
    if (advice.best === null) return fill(mushroom.lost, { total: advice.total, need });
    const values = { face: shown[advice.best] ?? '', n: advice.dice[advice.best]?.num ?? 0 };
    return fill(mushroom.best, values);
  };
  const each = missing > 0 ? null : adviseReroll({ rolled: shown, bonus, need });
  return (
    <section class="mushroom" aria-labelledby="adviser-mushroom">
      <h2 id="adviser-mushroom">{mushroom.heading}</h2>
      <label>
        {mushroom.attack}
        <select
          value={keyOf(capture)}
          onChange={(event) => {
            setChosen(event.currentTarget.value);
            setRolled([]);
          }}
        >
          {captures.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {[cardNames[one.target], methodText(one.method, text), cardsInWords(one.cards, text)]
                .concat(one.once.map((id) => `+ ${cardNames[id]}`))
                .join(' · ')}
            </option>
          ))}
        </select>
      </label>
      <div class="mushroom-faces" role="group" aria-label={mushroom.rolled}>
        <span aria-hidden="true">{mushroom.rolled}</span>
        {faces.map((one) => (
          <button
            key={one}
            type="button"
            class="button"
            aria-disabled={missing === 0}
            onClick={() => {
              if (missing > 0) setRolled([...shown, one]);
            }}
          >
            {one}
          </button>
        ))}
        <button
          type="button"
          class="button"
          aria-disabled={shown.length === 0}
          onClick={() => {
            setRolled(shown.slice(0, -1));
          }}
        >
          {mushroom.undo}
        </button>
      </div>
      <p class="mushroom-rolled">{shown.join(' + ')}</p>
      <p role="status" data-testid="mushroom">
        <strong>{answer()}</strong>
      </p>
      {each && !each.isHit && each.best !== null && (
        <ul>
          {each.dice.map(({ num }, place) => (
            <li key={place}>{fill(mushroom.die, { face: shown[place] ?? '', n: num })}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
