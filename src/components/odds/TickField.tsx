import './fields.css';

interface Props {
  readonly label: string;
  readonly isTicked: boolean;
  /** Gives what holds then: it may refuse. */
  readonly onTick: (isTicked: boolean) => boolean;
}

/** A box to tick. */
export const TickField = ({ label, isTicked, onTick }: Props) => (
  <label class="tick">
    <input
      type="checkbox"
      checked={isTicked}
      onChange={(event) => {
        event.currentTarget.checked = onTick(event.currentTarget.checked);
      }}
    />
    {label}
  </label>
);
