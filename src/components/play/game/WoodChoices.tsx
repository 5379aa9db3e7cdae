import { editionIds, variantIds, type DragonwoodOptions } from '#engine/dragonwood/index.ts';
import type { PlayWords } from '#i18n/play-words.ts';

interface Props {
  readonly options: DragonwoodOptions;
  readonly words: PlayWords['form'];
  readonly onChange: (options: DragonwoodOptions) => void;
}

/** What may be chosen for a game of Dragonwood: the rules' edition and the variants. */
export const WoodChoices = ({ options, words, onChange }: Props) => (
  <>
    <fieldset class="game-choice">
      <legend>{words.edition}</legend>
      {editionIds.map((edition) => (
        <label key={edition}>
          <input
            type="radio"
            name="edition"
            checked={edition === options.edition}
            onChange={() => {
              onChange({ ...options, edition });
            }}
          />
          <span>{words.editions[edition]}</span>
        </label>
      ))}
      <p>{words.editionNote}</p>
    </fieldset>
    <fieldset class="game-choice game-choice-tall">
      <legend>{words.variants}</legend>
      {variantIds.map((variant) => (
        <label key={variant}>
          <input
            type="checkbox"
            name={variant}
            checked={options.variants.includes(variant)}
            onChange={({ currentTarget }) => {
              onChange({
                ...options,
                variants: variantIds.filter((each) =>
                  each === variant ? currentTarget.checked : options.variants.includes(each),
                ),
              });
            }}
          />
          <span>
            <b>{words.variantNames[variant]}</b>: {words.variantNotes[variant]}
          </span>
        </label>
      ))}
    </fieldset>
  </>
);
