/** Asks bots in a worker, one question after another; watches that they answer, and does without a worker where there is none. */
import { answered, type Answered, type Asked, type BotKit, type BotQuestion } from './bot-kit.ts';
import type { Answer, BotPort, Match } from './types.ts';

/** The part of a `Worker` that is used. */
export interface BotWorker {
  readonly postMessage: (asked: Asked<unknown>) => void;
  readonly terminate: () => void;
  onmessage: ((event: MessageEvent<Answered>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Tools<View, Options, State, Action> {
  /** Throws where there are no workers. */
  readonly makeWorker: () => BotWorker;
  /** The bots themselves, for the page. */
  readonly loadKit: () => Promise<BotKit<BotQuestion<View, Options, State, Action>>>;
  /** The match of a link, with the table on which it begins; null where there is none. */
  readonly read: (link: string) => { readonly match: Match<Options, Action>; readonly start: State } | null;
  /** Calls back after so many milliseconds; returns the way to call it off. The page's clock if left out. */
  readonly after?: (milliseconds: number, act: () => void) => () => void;
}

const pagesClock = (milliseconds: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, milliseconds);
  return () => {
    clearTimeout(timer);
  };
};

/** How long an answer may take, in milliseconds; a whole game takes longer than a move. */
const patience: Readonly<Record<BotQuestion<never, never, never, never>['kind'], number>> = {
  move: 10_000,
  advise: 10_000,
  review: 60_000,
};

interface Waiting<Question> {
  readonly question: Question;
  readonly answer: (answer: Answer<unknown>) => void;
}

/** The bots of a game. A worker that hangs is ended, and the next question makes a new one. */
export function createBotPort<Options, State, View, Action, Reasons, Review>({
  makeWorker,
  loadKit,
  read,
  after = pagesClock,
}: Tools<View, Options, State, Action>): BotPort<View, Action, Reasons, Review> {
  type Question = BotQuestion<View, Options, State, Action>;
  const queue: Waiting<Question>[] = [];
  let current: (Waiting<Question> & { readonly id: number }) | null = null;
  let worker: BotWorker | null = null;
  /** No worker has ever answered, and one has failed: the page does it itself. */
  let isInPage = false;
  let hasAnswered = false;
  let callOff: () => void = () => undefined;
  let lastId = 0;

  function endWorker(): void {
    worker?.terminate();
    worker = null;
  }
  function finish(answer: Answer<unknown>): void {
    callOff();
    const done = current;
    current = null;
    done?.answer(answer);
    askNext();
  }
  const answerOf = (back: Answered): Answer<unknown> => ('value' in back ? { value: back.value } : { why: 'failed' });

  function askPage(asked: Asked<Question>): void {
    // After what is being done now: the page draws that a bot thinks.
    after(0, () => {
      void loadKit().then(
        (kit) => {
          if (current?.id === asked.id) finish(answerOf(answered(kit, asked)));
        },
        () => {
          if (current?.id === asked.id) finish({ why: 'failed' });
        },
      );
    });
  }
  function workerOf(): BotWorker {
    if (worker) return worker;
    const made = makeWorker();
    made.onmessage = ({ data }) => {
      hasAnswered = true;
      if (current?.id === data.id) finish(answerOf(data));
    };
    made.onerror = () => {
      if (made !== worker) return;
      endWorker();
      if (!current) return;
      if (hasAnswered) {
        finish({ why: 'failed' });
        return;
      }
      // It could not even be loaded.
      isInPage = true;
      callOff();
      askPage({ id: current.id, question: current.question });
    };
    worker = made;
    return made;
  }
  function askNext(): void {
    if (current) return;
    const next = queue.shift();
    if (!next) return;
    const asked = { id: (lastId += 1), question: next.question };
    current = { ...next, id: asked.id };
    if (!isInPage) {
      try {
        workerOf().postMessage(asked);
        callOff = after(patience[next.question.kind], () => {
          endWorker();
          finish({ why: 'tooLong' });
        });
        return;
      } catch {
        endWorker();
        isInPage = true;
      }
    }
    askPage(asked);
  }
  const ask = <Value>(question: Question): Promise<Answer<Value>> =>
    new Promise((answer) => {
      // The kit answers each kind of question with its own value.
      queue.push({ question, answer: answer as (answer: Answer<unknown>) => void });
      askNext();
    });

  return {
    move: (question) => ask<Action>({ kind: 'move', ...question }),
    advise: (question) => ask({ kind: 'advise', ...question }),
    review({ link }) {
      const found = read(link);
      return found ? ask<Review>({ kind: 'review', ...found }) : Promise.resolve({ why: 'failed' });
    },
    async standIn(question) {
      try {
        const asked = { id: 0, question: { kind: 'move', level: 'easy', ...question } as const };
        // The kit answers each kind of question with its own value.
        return answerOf(answered(await loadKit(), asked)) as Answer<Action>;
      } catch {
        return { why: 'failed' };
      }
    },
    dispose() {
      callOff();
      endWorker();
      const left = current ? [current, ...queue] : queue;
      current = null;
      queue.length = 0;
      for (const { answer } of left) answer({ why: 'failed' });
    },
  };
}
