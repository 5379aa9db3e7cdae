import { useState } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import type { PlayWords } from '#i18n/play-words.ts';

interface Props {
  /** The link's fragment, asked for when it is wanted. */
  readonly link: () => string;
  readonly words: Pick<PlayWords['play'], 'share' | 'copied' | 'manual'>;
}

/** Copies the link to this moment; where the browser does not allow that, shows it to be copied by hand. */
export function Share({ link, words }: Props) {
  const [outcome, setOutcome] = useState<{ readonly address: string; readonly isCopied: boolean } | null>(null);
  const copy = async () => {
    const address = new URL(`#${link()}`, location.href).href;
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setOutcome({ address, isCopied });
  };
  return (
    <span class="game-share">
      <Button
        kind="quiet"
        onClick={() => void copy().catch(() => setOutcome({ address: location.href, isCopied: false }))}
      >
        {words.share}
      </Button>
      <span role="status">
        {outcome?.isCopied && words.copied}
        {outcome && !outcome.isCopied && (
          <label>
            {words.manual}{' '}
            <input
              readOnly
              value={outcome.address}
              onFocus={(event) => {
                event.currentTarget.select();
              }}
            />
          </label>
        )}
      </span>
    </span>
  );
}
