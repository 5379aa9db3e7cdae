/** What the page says after each input: the line of the latest happening and the live region have the same words. */
import type { CodedReason } from '#engine/core/index.ts';
import { fill } from '#i18n/plural.ts';
import { lineText } from '#i18n/narrate/teller.ts';
import type { PlayWords } from '#i18n/play-words.ts';
import type { PlayMoment, PlayState, Status } from '#stores/play/types.ts';
import type { CitedLine, GameFace, Listener } from './face.ts';

/** What is said: lines with their rules; `isRefusal` for what the rules do not allow. */
export interface Said {
  readonly lines: readonly CitedLine[];
  /** Before the lines. */
  readonly title: string;
  readonly isRefusal: boolean;
}

const nothing: Said = { lines: [], title: '', isRefusal: false };

/** A message that is no line of the log. */
export const saying = (text: string): Said => ({ ...nothing, lines: [{ line: { text }, rule: '' }] });

/** All of it as one message. */
export const messageOf = ({ title, lines }: Said): string =>
  [title && (/[.!?…]$/.test(title) ? title : `${title}.`), ...lines.map(({ line }) => lineText(line))]
    .filter(Boolean)
    .join(' ');

/** What a moment has to say. */
export function saidOf<Options, State extends PlayState, View, Action, Event, Reason extends CodedReason>(
  { latest }: Pick<PlayMoment<Options, State, Action, Event, Reason>, 'latest'>,
  face: Pick<GameFace<State, View, Action, Event, Reason, never>, 'tell' | 'tellRefusal'>,
  listener: Listener,
  words: PlayWords,
): Said {
  const { play, replay, trouble, curtain } = words;
  const plain = (title: string): Said => ({ ...nothing, title });
  const name = (seat: number) => listener.names[seat] ?? '';
  switch (latest.kind) {
    case 'moved':
      return { ...nothing, lines: face.tell(latest.told.events, listener) };
    case 'refused': {
      const { text, rule } = face.tellRefusal(latest.reason, listener);
      return { title: play.refused, lines: [{ line: { text }, rule }], isRefusal: true };
    }
    case 'undone':
      return plain(`${play.undone} ${latest.dice === 'same' ? play.diceNotes.same : play.diceNotes.fresh}`);
    case 'redone':
      return plain(play.redone);
    case 'jumped':
      return plain(latest.at === 0 ? replay.begin : fill(replay.at, { n: latest.at }));
    case 'handedOver':
      return plain(fill(curtain.title, { who: name(latest.seat) }));
    case 'lifted':
      return plain(fill(play.personTurn, { who: name(latest.seat) }));
    case 'stuck':
      return plain(fill(trouble.stuck, { who: name(latest.seat) }));
    case 'playedOn':
      return plain(replay.forked);
    case 'caughtUp':
      return plain(trouble.caughtUp);
    case 'begun':
      return plain(play.begun);
    case 'resumed':
      return plain(play.resumed);
    case 'opened':
      return plain(replay.opened);
  }
}

/** What is asked now, as the heading above the table. */
export function askedOf<State, View, Action, Event, Reason>(
  status: Status,
  state: State,
  face: Pick<GameFace<State, View, Action, Event, Reason, never>, 'askedOf'>,
  { viewer, names }: Listener,
  { play, curtain, replay, end }: PlayWords,
): string {
  if (status.kind === 'over') return end.title;
  const { seat } = status;
  const who = names[seat] ?? '';
  switch (status.kind) {
    case 'curtain':
      return fill(curtain.title, { who });
    case 'handing':
      return fill(curtain.handing, { who });
    case 'asked': {
      const question = face.askedOf(state);
      if (seat === viewer) return question ?? play.yourTurn;
      return question === null ? fill(play.personTurn, { who }) : `${who}: ${question}`;
    }
    case 'telling':
    case 'stuck':
      return fill(play.turnOf, { who });
    case 'thinking':
      return fill(play.thinking, { who });
    case 'deadEnd':
      return fill(play.deadEnd, { who });
    case 'watching':
      return replay.watching;
  }
}
