import type { TargetId } from '#engine/dragonwood/index.ts';
import { fill } from '#i18n/plural.ts';
import type { Problem } from '#stores/odds-address.ts';
import type { OddsText } from './words.ts';

/** Says which parts of the address could not be used and what stands in their place. */
export function AddressProblems(props: { problems: readonly Problem[]; target: TargetId; text: OddsText }) {
  const { words, cardNames } = props.text;
  return (
    <div class="address-problems" role="alert">
      <p>
        <strong>{words.problems.heading}</strong>
      </p>
      <ul>
        {props.problems.map(({ code, value }) => (
          <li key={code}>{fill(words.problems[code], { value, used: cardNames[props.target] })}</li>
        ))}
      </ul>
    </div>
  );
}
