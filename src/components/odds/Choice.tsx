import './fields.css';

interface Props<Value extends string | number> {
  readonly legend: string;
  /** The name that the radio buttons share. */
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, side by side. */
export const Choice = <Value extends string | number>({ legend, name, options, chosen, onChoose }: Props<Value>) => (
  <fieldset class="radio-buttons choice">
    <legend>{legend}</legend>
    {options.map(({ value, label }) => (
      <label key={value}>
        <input
          type="radio"
          name={name}
          checked={value === chosen}
          onChange={() => {
            onChoose(value);
          }}
        />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);
