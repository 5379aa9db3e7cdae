import { useState } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import type { OddsWords } from '#i18n/en/odds.ts';
import './share.css';

interface Props {
  /** The search part of the question's address. */
  readonly address: string;
  readonly onReset: () => void;
  readonly text: { readonly words: Pick<OddsWords, 'share'> };
}

/** Copies the question's link; where the browser does not allow that, shows it to be copied by hand. */
export function Share({ address, onReset, text }: Props) {
  const { share } = text.words;
  const [outcome, setOutcome] = useState<{ of: string; link: string; isCopied: boolean } | null>(null);
  const copy = async () => {
    const link = new URL(address, location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      setOutcome({ of: address, link, isCopied: true });
    } catch {
      setOutcome({ of: address, link, isCopied: false });
    }
  };
  // What was copied for one question must not be claimed of the next.
  const current = outcome?.of === address ? outcome : null;

  return (
    <div class="share">
      <Button onClick={() => void copy()}>{share.link}</Button>
      <Button onClick={onReset}>{share.reset}</Button>
      <div role="status" class="share-outcome">
        {current?.isCopied && share.copied}
        {current && !current.isCopied && (
          <label>
            {share.manual}{' '}
            <input
              readOnly
              value={current.link}
              onFocus={(event) => {
                event.currentTarget.select();
              }}
            />
          </label>
        )}
      </div>
    </div>
  );
}
