import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import { useLater } from '#components/controls/use-later.ts';
import { Drawer } from './Drawer.tsx';
import { LogPanel } from './LogPanel.tsx';
import type { PlayText } from './text.ts';
import type { LogEntry } from './told.ts';

interface Props {
  /** There is room beside the table; elsewhere log and rules are drawers. */
  readonly isWide: boolean;
  /** What was told, the latest first. */
  readonly told: readonly LogEntry[];
  readonly hints: ComponentChildren;
  readonly text: PlayText;
}

const panels = ['log', 'rules'] as const;
type Panel = (typeof panels)[number];

/** What stands beside the table: what happened, the rules at hand, the hints. */
export function Beside({ isWide, told, hints, text }: Props) {
  const { play, rules } = text.words;
  const [panel, setPanel] = useState<Panel>('log');
  const [drawer, setDrawer] = useState<Panel | null>(null);
  const RulesPanel = useLater(
    async () => (await import('./RulesPanel.tsx')).RulesPanel,
    panel === 'rules' || drawer === 'rules',
  );
  const draw = (which: Panel | null, labelledBy: string) =>
    which === 'rules' ? (
      RulesPanel && <RulesPanel id="game-rules" text={text} />
    ) : (
      <LogPanel labelledBy={labelledBy} told={told} text={text} />
    );

  if (isWide) {
    return (
      <aside class="game-aside">
        <div class="game-tabs" role="group" aria-label={play.beside}>
          {panels.map((each) => (
            <button
              type="button"
              key={each}
              aria-pressed={panel === each}
              onClick={() => {
                setPanel(each);
              }}
            >
              <span id={`game-${each}-tab`}>{play[each]}</span>
            </button>
          ))}
        </div>
        {draw(panel, 'game-log-tab')}
        {hints}
      </aside>
    );
  }
  return (
    <>
      {hints}
      <p class="game-buttons game-drawers">
        {panels.map((each) => (
          <Button
            key={each}
            opensDialog
            onClick={() => {
              setDrawer(each);
            }}
          >
            {play[each]}
          </Button>
        ))}
      </p>
      <Drawer
        id="game-drawer"
        title={drawer === 'rules' ? rules.title : play.log}
        close={play.close}
        isOpen={drawer !== null}
        onClose={() => {
          setDrawer(null);
        }}
      >
        {draw(drawer, 'game-drawer')}
      </Drawer>
    </>
  );
}
