import { useState } from 'preact/hooks';
import { useLater } from '#components/controls/use-later.ts';
import { fractionText, percentText, triesText } from '#i18n/chance-text.ts';
import { fill } from '#i18n/plural.ts';
import type { RollOdds } from './face.ts';
import type { PlayText } from './text.ts';

interface Props {
  readonly reckon: () => Promise<RollOdds | null>;
  readonly text: PlayText;
}

/** "What were the odds of that?", answered when it is asked. */
export function OddsOfThat({ reckon, text }: Props) {
  const { words, locale, chance, odds } = text;
  const [isOpen, setOpen] = useState(false);
  const roll = useLater(reckon, isOpen);
  return (
    <details
      class="game-odds"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{words.play.odds}</summary>
      {roll && (
        <p>
          {fill(words.play.oddsAnswer, {
            fraction: fractionText(roll.chance),
            percent: percentText(roll.chance, locale, chance),
            tries: triesText(roll.chance, locale, chance),
          })}{' '}
          {roll.address !== null && odds !== null && <a href={`${odds}${roll.address}`}>{words.play.oddsMore}</a>}
        </p>
      )}
    </details>
  );
}
