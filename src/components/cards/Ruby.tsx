import './ruby.css';

interface Props {
  readonly value: number;
}

/** What a Dragonheart card is worth, in a cut ruby, in the text's size. */
export const Ruby = ({ value }: Props) => <span class="ruby">{value}</span>;
