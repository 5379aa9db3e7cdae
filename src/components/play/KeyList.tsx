import './key-list.css';

interface Props {
  readonly title: string;
  /** Each key with what it does. */
  readonly keys: readonly (readonly string[])[];
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** The keys of a table, to be opened. */
export const KeyList = ({ title, keys, isOpen, onToggle }: Props) => (
  <details
    class="key-list"
    open={isOpen}
    onToggle={({ currentTarget }) => {
      onToggle(currentTarget.open);
    }}
  >
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
