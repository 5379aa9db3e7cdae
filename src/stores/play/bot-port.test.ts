import { describe, expect, test } from 'vitest';
import { seedRng } from '#engine/core/index.ts';
import { answered, type Answered, type Asked } from './bot-kit.ts';
import { createBotPort, type BotWorker } from './bot-port.ts';
import { dragonheartKit } from './dragonheart-kit.ts';
import { dragonwoodKit, type DragonwoodQuestion } from './dragonwood-kit.ts';
import { reviewDragonwood } from './dragonwood-review.ts';
import { unroll } from './match.ts';
import { readBeginning, readMatch } from './read-match.ts';
import { dragonheart, dragonheartBots, dragonwood, dragonwoodBots, settle } from './testing.ts';

const view = dragonwood.view(dragonwood.newGame({ players: 2, edition: 'tabletop', variants: [] }, 3), 0);
const active = dragonwood.newGame({ players: 2, edition: 'tabletop', variants: [] }, 3).active;
const asked = {
  ...view,
  ...dragonwood.view(dragonwood.newGame({ players: 2, edition: 'tabletop', variants: [] }, 3), active),
};

/** A clock that a test turns, and workers that answer when they are let. */
function workshop(how: 'answers' | 'hangs' | 'breaks' | 'cannotLoad' | 'isMissing' = 'answers') {
  let behaviour = how;
  const timers = new Set<{ readonly at: number; readonly act: () => void }>();
  let now = 0;
  const made: (BotWorker & { readonly got: Asked<unknown>[]; isEnded: boolean })[] = [];
  const makeWorker = () => {
    if (behaviour === 'isMissing') throw new TypeError('Worker is not defined');
    const worker: (typeof made)[number] = {
      got: [],
      isEnded: false,
      onmessage: null,
      onerror: null,
      postMessage(question) {
        // What goes to a worker is copied: functions and classes would not get there.
        const copy = structuredClone(question);
        worker.got.push(copy);
        const does = behaviour;
        void Promise.resolve().then(() => {
          if (worker.isEnded || does === 'hangs') return;
          if (does === 'cannotLoad') worker.onerror?.(new Event('error') as ErrorEvent);
          else if (does === 'breaks')
            worker.onmessage?.({ data: { id: copy.id, hasFailed: true } } as MessageEvent<Answered>);
          else
            worker.onmessage?.({
              data: answered(dragonwoodKit, copy as Asked<DragonwoodQuestion>),
            } as MessageEvent<Answered>);
        });
      },
      terminate: () => void (worker.isEnded = true),
    };
    made.push(worker);
    return worker;
  };
  let loads = 0;
  const port = createBotPort<
    dragonwood.DragonwoodOptions,
    dragonwood.DragonwoodState,
    dragonwood.DragonwoodView,
    dragonwood.DragonwoodAction,
    dragonwoodBots.Reasons,
    unknown
  >({
    read: (link) => readBeginning(dragonwood, link),
    makeWorker,
    loadKit: () => {
      loads += 1;
      return Promise.resolve(dragonwoodKit);
    },
    after(milliseconds, act) {
      const timer = { at: now + milliseconds, act };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  });
  return {
    port,
    made,
    loads: () => loads,
    timers,
    become: (next: typeof behaviour) => void (behaviour = next),
    async pass(milliseconds: number) {
      now += milliseconds;
      for (const timer of [...timers]) {
        if (timer.at > now) continue;
        timers.delete(timer);
        timer.act();
      }
      await settle(8);
    },
  };
}
const question = { level: 'hard', view: asked, seed: 5 } as const;
const expected = { value: dragonwoodBots.hard(asked, seedRng(5)) };

describe('bots in a worker', () => {
  test('answer as they would in the page, and one worker answers all', async () => {
    const { port, made } = workshop();
    expect(await port.move(question)).toEqual(expected);
    expect(await port.move({ ...question, level: 'easy' })).toEqual({ value: dragonwoodBots.easy(asked, seedRng(5)) });
    expect(made).toHaveLength(1);
  });

  test('are asked one question after another, each with its own time', async () => {
    const { port, made, pass, become, timers } = workshop('hangs');
    const first = port.move(question);
    const second = port.move(question);
    expect(made[0]?.got).toHaveLength(1);
    await pass(9_999);
    become('answers');
    await pass(1);
    expect(await first).toEqual({ why: 'tooLong' });
    // The worker that hung is ended; a new one answers the next.
    expect(made.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    expect(await second).toEqual(expected);
    expect(timers.size).toBe(0);
  });

  test('a bot that throws has failed, and the worker is asked on', async () => {
    const { port, made, become } = workshop('breaks');
    expect(await port.move(question)).toEqual({ why: 'failed' });
    become('answers');
    expect(await port.move(question)).toEqual(expected);
    expect(made).toHaveLength(1);
  });

  test('a late answer to a question that was given up is no answer to the next', async () => {
    const { port, made, pass } = workshop('hangs');
    const first = port.move(question);
    await pass(10_000);
    await first;
    const second = port.move(question);
    made[0]?.onmessage?.({ data: { id: 1, value: 'late' } } as MessageEvent<Answered>);
    made[1]?.onmessage?.({ data: { id: 1, value: 'late' } } as MessageEvent<Answered>);
    made[1]?.onmessage?.({ data: { id: 2, value: 'right' } } as MessageEvent<Answered>);
    expect(await second).toEqual({ value: 'right' });
  });

  test.each(['isMissing', 'cannotLoad'] as const)(
    '%s: the page thinks itself, later, and answers the same',
    async (how) => {
      const { port, made, pass, loads } = workshop(how);
      const answer = port.move(question);
      await settle();
      expect(loads()).toBe(0);
      await pass(0);
      expect(await answer).toEqual(expected);
      const again = port.move(question);
      await pass(0);
      expect(await again).toEqual(expected);
      expect(made.length).toBe(how === 'isMissing' ? 0 : 1);
    },
  );

  test('when the page leaves, the worker is ended and nobody waits', async () => {
    const { port, made, timers } = workshop('hangs');
    const answers = Promise.all([port.move(question), port.move(question)]);
    port.dispose();
    expect(await answers).toEqual([{ why: 'failed' }, { why: 'failed' }]);
    expect(made[0]?.isEnded).toBe(true);
    expect(timers.size).toBe(0);
  });
});

describe('what bots are asked', () => {
  test('the adviser gives the hard bot’s move with its reasons', async () => {
    const { port } = workshop();
    const action = dragonwoodBots.hard(asked, seedRng(9));
    expect(await port.advise({ view: asked, seed: 9 })).toEqual({
      value: { action, reasons: dragonwoodBots.explain(asked, action) },
    });
  });

  test('in Dragonheart too, and their answers survive being sent', () => {
    const state = dragonheart.newGame({}, 4);
    const seen = dragonheart.view(state, state.active);
    for (const kind of ['easy', 'normal', 'hard'] as const) {
      const move = dragonheartKit({ kind: 'move', level: kind, view: seen, seed: 1 });
      expect(structuredClone(move)).toEqual(dragonheartBots[kind](seen, seedRng(1)));
    }
    const advice = dragonheartKit({ kind: 'advise', view: seen, seed: 1 });
    expect(structuredClone(advice)).toMatchObject({ reasons: { kind: 'play' } });
  });

  test('a review of a link is that of its game, played again in the worker', async () => {
    const { port } = workshop();
    const link = 'dragonwood.2:players=2,edition=tabletop:7:reload;reload;reload:person,person:@2';
    const { match } = readMatch(dragonwood, link, 'x');
    const unrolled = unroll(dragonwood, match!);
    expect('value' in unrolled && (await port.review({ link }))).toEqual({
      value: 'value' in unrolled && reviewDragonwood(unrolled.value.course),
    });
  });

  test.each(['', 'dragonheart.2::1:', 'dragonwood.2:position:players_2;_hands_R1_R1:'])(
    'a review of what is no game has failed: %j',
    async (link) => {
      expect(await workshop().port.review({ link })).toEqual({ why: 'failed' });
    },
  );
});
