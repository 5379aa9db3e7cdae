import { defaultEndTrigger, endTriggerIds, type DragonheartOptions } from '#engine/dragonheart/index.ts';
import type { PlayWords } from '#i18n/play-words.ts';

interface Props {
  readonly options: DragonheartOptions;
  readonly words: PlayWords['form'];
  readonly onChange: (options: DragonheartOptions) => void;
}

/** What may be chosen for a game of Dragonheart: which reading of the end holds. */
export const HeartChoices = ({ options: { endTrigger = defaultEndTrigger.value }, words, onChange }: Props) => (
  <fieldset class="game-choice game-choice-tall">
    <legend>{words.endTrigger}</legend>
    {endTriggerIds.map((each) => (
      <label key={each}>
        <input
          type="radio"
          name="end-trigger"
          checked={each === endTrigger}
          onChange={() => {
            onChange({ endTrigger: each });
          }}
        />
        <span>{words.endTriggers[each]}</span>
      </label>
    ))}
  </fieldset>
);
