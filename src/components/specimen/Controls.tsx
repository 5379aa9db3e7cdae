import { useState } from 'preact/hooks';
import { Badge } from '#components/controls/Badge.tsx';
import { Button } from '#components/controls/Button.tsx';
import type { SpecimenText } from './words.ts';

const kinds = ['printed', 'online', 'cards', 'others', 'ours'] as const;

const plus = (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M10 3v14M3 10h14" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" />
  </svg>
);

/** Buttons in all their states, and the badges of all sources. */
export const Controls = ({ words: { controls }, sources, rules }: SpecimenText) => {
  const [presses, setPresses] = useState(0);
  const press = () => setPresses(presses + 1);
  return (
    <section class="specimen-controls" aria-labelledby="specimen-controls">
      <h2 id="specimen-controls">{controls.title}</h2>
      <p class="specimen-buttons">
        <Button kind="primary" onClick={press}>
          {controls.primary}
        </Button>
        <Button onClick={press}>{controls.secondary}</Button>
        <Button kind="quiet" onClick={press}>
          {controls.quiet}
        </Button>
        <Button icon={plus} onClick={press}>
          {controls.icon}
        </Button>
        <Button href={rules.ship.href}>{controls.link}</Button>
      </p>
      <p class="specimen-buttons">
        <Button opensDialog onClick={press}>
          {controls.dialog}
        </Button>
        <Button isBusy onClick={press}>
          {controls.busy}
        </Button>
        <Button kind="primary" whyNot={controls.reason} onClick={press}>
          {controls.refused}
        </Button>
      </p>
      <p role="status">{controls.presses.replace('{n}', String(presses))}</p>
      <p class="specimen-buttons">
        {kinds.map((kind) => (
          <Badge key={kind} kind={kind}>
            {sources[kind]}
          </Badge>
        ))}
      </p>
    </section>
  );
};
