interface Props {
  readonly title: string;
  /** Each key with what it does. */
  readonly keys: readonly (readonly string[])[];
}

/** The keys of a table, to be opened. */
export const KeyList = ({ title, keys }: Props) => (
  <details class="lesson-keys">
    <summary>{title}</summary>
    <dl>
      {keys.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </details>
);
