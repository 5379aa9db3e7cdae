import './fields.css';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly label: string;
  readonly chosen: string;
  /** What is chosen when nothing is. */
  readonly none: Option;
  /** The other options, in groups where they have a name. */
  readonly groups: readonly { readonly label?: string; readonly options: readonly Option[] }[];
  readonly onChoose: (value: string) => void;
}

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** One of many, from a list. */
export const SelectField = ({ label, chosen, none, groups, onChoose }: Props) => (
  <label class="field">
    {label}
    <select
      value={chosen}
      onChange={(event) => {
        onChoose(event.currentTarget.value);
      }}
    >
      {optionOf(none)}
      {groups.map(({ label: group, options }) =>
        group === undefined ? (
          options.map(optionOf)
        ) : (
          <optgroup key={group} label={group}>
            {options.map(optionOf)}
          </optgroup>
        ),
      )}
    </select>
  </label>
);
