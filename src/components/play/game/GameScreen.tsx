import './game.css';
import './game-beside.css';
import type { CodedReason, Seat } from '#engine/core/index.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import type { Advice, PlayMoment, PlayState, PlayStore, UndoDice } from '#stores/play/types.ts';
import type { Settings } from '#stores/settings-shape.ts';
import { useLater } from '#components/controls/use-later.ts';
import { HintPanel } from '../HintPanel.tsx';
import { Beside } from './Beside.tsx';
import { Curtain } from './Curtain.tsx';
import type { GameFace, Listener } from './face.ts';
import { focusOn, isAtTable, rescueFocus, wantedFocus } from './focus.ts';
import { LatestBox } from './LatestBox.tsx';
import { OpenCards } from './OpenCards.tsx';
import { namesOf, peopleOf, readerOf } from './players.ts';
import { askedOf, messageOf, saidOf, saying } from './said.ts';
import { fill } from '#i18n/plural.ts';
import { tableKeys } from './table-keys.ts';
import type { PlayText } from './text.ts';
import { createLog } from './told.ts';
import { Tools } from './Tools.tsx';
import { Troubles } from './Troubles.tsx';
import { useHint } from './use-hint.ts';
import { usePace } from './use-pace.ts';
import { useSingleTaps } from './use-single-taps.ts';
import { useWide } from './use-wide.ts';

interface Props<Options, State extends PlayState, View, Action, Event, Reason extends CodedReason, Reasons> {
  readonly moment: PlayMoment<Options, State, Action, Event, Reason>;
  readonly acts: Omit<PlayStore<Options, State, Action, Event, Reason>, '$play' | 'begin' | 'dispose'>;
  readonly face: GameFace<State, View, Action, Event, Reason, Reasons>;
  /** The adviser's move for a seat; null where there is no answer. */
  readonly advise: (seat: Seat) => Promise<Advice<Action, Reasons> | null>;
  readonly settings: Settings;
  readonly settingsPanel: ComponentChildren;
  /** What was wrong with the link or the save that this game came from. */
  readonly problem: string | null;
  readonly text: PlayText;
  /** What stands above a table that is played to its end. */
  readonly end: ComponentChildren;
  readonly onExport: () => void;
  /** Changes the position as its player sees it. */
  readonly onEdit: (seen: View) => void;
  readonly onLeave: () => void;
}

/** A game of either kind at its table. It knows no store: what it shows and does is handed in. */
export function GameScreen<Options, State extends PlayState, View, Action, Event, Reason extends CodedReason, Reasons>(
  props: Props<Options, State, View, Action, Event, Reason, Reasons>,
) {
  const { moment, acts, face, advise, settings, settingsPanel, problem, text, end, onExport, onEdit, onLeave } = props;
  const { match, state, log, waiting, status, viewer, latest, turn, isReplay } = moment;
  const { words } = text;
  const { players } = match;
  const names = useMemo(() => namesOf(players, words.names), [players, words]);
  // Several people at one screen are told of by name.
  const reader = isReplay ? null : readerOf(players);
  const listener: Listener = useMemo(() => ({ viewer: reader, names }), [reader, names]);
  const toEntry = useMemo(() => createLog(face, listener), [face, listener]);
  const ReplayBar = useLater(async () => (await import('./ReplayBar.tsx')).ReplayBar, isReplay);
  const root = useRef<HTMLDivElement>(null);
  const isWide = useWide();
  const [hasKeys, setKeys] = useState(false);
  const [dice, setDice] = useState<UndoDice>('same');
  const [aside, setAside] = useState({ message: '', rule: '', turn: -1, count: 0 });
  const isStepped = settings.speed === 'step';

  const said = saidOf(moment, face, listener, words);
  const asked = askedOf(status, state, face, listener, words);
  const isAsked = status.kind === 'asked';
  const say = (message: string, rule = '') => {
    setAside((before) => ({ message, rule, turn, count: before.count + 1 }));
  };
  const pace = usePace({ status, turn, speed: settings.speed, isReplay, onNext: acts.tellNext });
  const hint = useHint({
    key: `${match.id}.${turn}`,
    isAsked,
    advise: async () => {
      const asked = isAsked ? status.seat : 0;
      const advice = await advise(asked);
      return advice && { rungs: await face.tellHint(advice, asked, listener), action: advice.action };
    },
  });

  useEffect(() => {
    if (hint.isSilent) say(words.play.noHint);
  }, [hint.isSilent]);

  const taps = useSingleTaps(turn);
  const last = useRef({ turn: -1, status: '' });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { turn, status: status.kind };
    if (!root.current || (turn === before.turn && status.kind === before.status)) return;
    // A bot's answer comes when it comes: it takes the focus from the table alone, not from rules that are being read.
    if (turn === before.turn && !isAtTable(root.current)) return;
    const mark = wantedFocus(status, latest, { isStepped, isReplay });
    if (mark) focusOn(root.current, mark);
    else rescueFocus(root.current);
  });

  const own = aside.turn === turn ? aside.message : '';
  const message = own || messageOf(said);
  // The same words a second time are a new message only if something about them differs.
  const live = message && message + '\u00a0'.repeat((turn + aside.count) % 2);

  const keys = tableKeys({
    hint: hint.more,
    undo: () => {
      if (moment.canUndo) acts.undo(dice);
      else say(words.play.nothingToUndo);
    },
    again: () => {
      say(messageOf(said) || asked);
    },
    list: () => {
      setKeys(!hasKeys);
    },
    hasLetters: settings.hasLetterKeys,
  });
  // Where nobody's hand is open, it is the hand of somebody who is not asked: the table must not say “your turn”.
  const seat = viewer ?? ('seat' in status ? (status.seat + 1) % players.length : 0);
  const entries = log.map(toEntry).toReversed();
  // What happened stays in sight when a try is answered: the answer stands elsewhere.
  const happened = useRef({ said, latest, turn });
  if (!said.isRefusal) happened.current = { said, latest, turn };
  const shown = happened.current;
  const latestBox = (
    <LatestBox said={shown.said}>
      {shown.latest.kind === 'moved' && face.illustrate?.(shown.latest.told.events, shown.turn)}
    </LatestBox>
  );
  const answer = own ? (
    <LatestBox said={saying(own)} rule={text.rules[aside.rule]} />
  ) : said.isRefusal ? (
    <LatestBox said={said} rule={text.rules[said.lines[0]?.rule ?? '']} />
  ) : undefined;
  const tools = isAsked ? (
    <Button onClick={hint.more}>{words.play.hint}</Button>
  ) : status.kind === 'telling' && !isReplay ? (
    <>
      {waiting.length > 1 && !pace.isSkipping && (
        <Button kind="quiet" onClick={pace.skip}>
          {words.play.nextAll}
        </Button>
      )}
      <span data-focus="next">
        <Button kind="primary" onClick={acts.tellNext}>
          {words.play.next}
        </Button>
      </span>
    </>
  ) : (
    status.kind === 'handing' && (
      <span data-focus="curtain">
        <Button kind="primary" onClick={acts.handOver}>
          {fill(words.curtain.handOver, { who: names[status.seat] ?? '' })}
        </Button>
      </span>
    )
  );
  // Beside a narrow table the button of the table alone begins.
  const hints = isAsked && (
    <div key={turn} hidden={!isWide && hint.shown === 0}>
      <HintPanel id="game-hints" rungs={hint.rungs} shown={hint.shown} words={text.table.hints} onNext={hint.more} />
    </div>
  );

  return (
    <div class="game not-content" ref={root} data-pagefind-ignore {...taps}>
      <Troubles
        saving={moment.saving}
        problem={problem}
        hasParted={moment.hasParted}
        status={status}
        names={names}
        words={words.trouble}
        onCatchUp={acts.catchUp}
        onPlayFor={acts.takeMoveFor}
        onAskAgain={acts.askAgain}
        onPutAway={() => {
          if (root.current) focusOn(root.current, wantedFocus(status, latest, { isStepped, isReplay }) ?? 'asked');
        }}
      />
      {isReplay && ReplayBar && (
        <ReplayBar
          at={match.at}
          of={match.moves.length}
          names={names}
          viewer={viewer}
          words={words.replay}
          onJump={acts.jump}
          onForward={acts.tellNext}
          onLook={acts.look}
          onFork={acts.playOn}
        />
      )}
      {!isReplay && peopleOf(players).length === 0 && (
        <OpenCards names={names} viewer={viewer} words={words.replay} onLook={acts.look} />
      )}
      {status.kind === 'over' && end}
      <div class="game-columns">
        <section
          class="game-table"
          aria-label={words.play.table}
          onKeyDown={keys.onKeyDown}
          onKeyDownCapture={keys.onKeyDownCapture}
        >
          {/* The table, the curtain, or the end says it for the eyes. */}
          <h2 class="game-asked visually-hidden" tabIndex={-1} data-focus="asked">
            {asked}
          </h2>
          {status.kind === 'curtain' ? (
            <Curtain
              title={asked}
              text={words.curtain.text}
              label={fill(words.curtain.open, { who: names[status.seat] ?? '' })}
              onAct={acts.lift}
            />
          ) : (
            face.drawTable({
              view: face.viewOf(state, seat),
              players: players.map(({ kind }, at) => ({
                name: names[at] ?? '',
                kind: kind === 'person' ? 'person' : 'bot',
              })),
              isHidden: viewer === null,
              isActive: isAsked && viewer === status.seat,
              move: hint.move,
              moment: `${match.id}.${match.at}`,
              pace: settings.speed === 'step' ? 'normal' : settings.speed,
              onAct: acts.act,
              onRefuse: (_, action) => {
                // The store answers why, as it answers every input.
                acts.act(action);
              },
              onSay: say,
              // The end above the table says all of it.
              waiting: status.kind === 'over' ? '' : asked,
              meanwhile: status.kind !== 'over' && latestBox,
              answer,
              tools,
            })
          )}
        </section>
        <Beside isWide={isWide} told={entries} hints={hints} text={text} />
      </div>
      <Tools
        moment={moment}
        dice={dice}
        onDice={setDice}
        onUndo={() => {
          acts.undo(dice);
        }}
        onRedo={acts.redo}
        link={() => acts.link('moment')}
        onExport={onExport}
        onEdit={
          isAsked && viewer !== null
            ? () => {
                onEdit(face.viewOf(state, viewer));
              }
            : null
        }
        onLeave={onLeave}
        keys={[...words.play.keyList, ...face.keys]}
        hasKeys={hasKeys}
        onKeys={setKeys}
        words={words.play}
      >
        {settingsPanel}
      </Tools>
      <p class="visually-hidden" role="status" data-testid="game-said">
        {live}
      </p>
    </div>
  );
}
