import { handOver, type Telling } from '#infra/action-log/hand-over';
import { logKeeper } from '#infra/action-log/keeper';
import { keeping, type Answer } from '#infra/action-log/keeping';
import { parseCondition } from '#infra/action-log/condition';
import { fewestWhen } from '#infra/action-log/minimise';
import { readLog } from '#infra/action-log/reader';
import { replay } from '#infra/action-log/replay';
import { withActions } from '#infra/action-log/rewrite';
import { atOnce } from '#infra/action-log/steps';
import { origin, reducers, search, session } from './recorded-session';

let keys = 0;
const newKey = () => new Uint8Array(32).fill((keys += 1));

/** A tab whose clock stands at 2 s for each action, and its keeper on the other side of a message port. */
const tab = (options: { readonly maxActions?: number } = {}) => {
  const { store, recorder } = session();
  const keeper = logKeeper({ newKey, ...options });
  const sizes: number[] = [];
  let clock = 1_795_239_154_000;
  const tell = (telling: Telling) => {
    if (telling.k === 'entries') sizes.push(telling.entries.length);
    keeper.hear(structuredClone(telling));
  };
  tell({ k: 'begin', origin });
  const rest = handOver(recorder.segments, tell);
  const hand = () => atOnce(rest(store.getState as never, () => clock));
  return {
    keeper,
    store,
    sizes,
    hand,
    find: (text: string) => {
      clock += 2_000;
      store.dispatch(search.events.found({ text, hits: [{ id: clock % 1_000 }] }));
    },
  };
};

const made = (keeper: ReturnType<typeof logKeeper>, span = {}) => {
  const log = atOnce(keeper.make(span));
  if (!log) throw new Error('nothing was told');
  return log;
};

test('what was handed over in pieces is the whole log, and verifies', () => {
  const { find, hand, keeper, sizes } = tab();
  for (let n = 0; n < 1_200; n += 1) {
    find(`查询 ${n}`);
    if (n % 7 === 0) hand();
  }
  hand();
  const log = readLog(made(keeper).text);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
  expect(log.header.skipped).toBe(0);
  expect(replay(log, reducers)).toMatchObject({
    actions: 1_200,
    checkpoints: 2,
    state: { search: { count: 1_200 } },
  });
  expect(replay(log, reducers).divergence).toBeUndefined();
});

test('each file hides by a key of its own, says how much, and shows lines of it', () => {
  const { find, hand, keeper } = tab();
  find('青雀湾自建别墅');
  hand();
  const [one, other] = [made(keeper), made(keeper)];
  expect(one.text).not.toContain('青雀湾');
  expect(one.text).not.toBe(other.text);
  expect(one.hidden).toEqual({ texts: 1, figures: 0, secrets: 0, shortened: 0, dropped: 0 });
  expect(one.sample).toHaveLength(1);
  expect(one.sample[0]).toContain('search/found');
});

test('the last minute starts from the state of its beginning, verifies, and can be minimised', () => {
  const { find, hand, keeper } = tab();
  for (let n = 0; n < 200; n += 1) {
    find(`查询 ${n}`);
    hand();
  }
  const log = readLog(made(keeper, { lastMs: 60_000 }).text);
  const actions = log.lines.filter(({ k }) => k === 'a').length;
  expect(actions).toBeGreaterThanOrEqual(30);
  expect(actions).toBeLessThanOrEqual(36);
  expect(log.header.skipped).toBe(200 - actions);
  expect(log.header.state).toMatchObject({ search: { count: 200 - actions } });
  expect(replay(log, reducers)).toMatchObject({ state: { search: { count: 200 } } });
  expect(replay(log, reducers).divergence).toBeUndefined();

  const when = parseCondition(`state.search.count == ${200 - actions + 3}`);
  const fewest = when && fewestWhen(log, reducers, when);
  expect(fewest).toHaveLength(3);
  const short = readLog(withActions(log, fewest ?? [], reducers));
  expect(replay(short, reducers).divergence).toBeUndefined();
});

test('what the program said before the last minute is known to be its own, and what was typed is not', () => {
  const { find, hand, keeper, store } = tab();
  const ask = search.commands.find({ text: 'Qingque Tower' });
  store.dispatch(ask);
  find('Qingque Tower');
  hand();
  for (let n = 0; n < 40; n += 1) {
    find('Qingque Tower');
    hand();
  }
  const { text } = made(keeper, { lastMs: 60_000 });
  expect(readLog(text).header.skipped).toBeGreaterThan(0);
  expect(text).not.toMatch(/Qingque|Tower/);
  expect(replay(readLog(text), reducers).divergence).toBeUndefined();
});

test('only so many actions are kept', () => {
  const { find, hand, keeper } = tab({ maxActions: 1_000 });
  for (let n = 0; n < 1_700; n += 1) find(`查询 ${n}`);
  hand();
  const log = readLog(made(keeper).text);
  expect(log.header.skipped).toBe(1_000);
  expect(replay(log, reducers)).toMatchObject({ actions: 700, state: { search: { count: 1_700 } } });
});

describe('what stays in the browser', () => {
  const kept = ({ flushMs = 0 } = {}) => {
    const logs: { name: string; isOfError: boolean; text: string }[] = [];
    const said: Answer[] = [];
    let clock = 0;
    const { store, recorder } = session();
    const keeper = logKeeper({ newKey });
    const { hear } = keeping({
      keeper: {
        ...keeper,
        make: (span) => {
          clock += flushMs;
          return keeper.make(span);
        },
      },
      say: (answer) => void said.push(answer),
      keep: (log) => void logs.push(log),
      now: () => clock,
    });
    hear({ k: 'begin', origin });
    const rest = handOver(recorder.segments, (telling) => hear(structuredClone(telling)));
    return {
      logs,
      said,
      hear,
      idle: (ms: number) => {
        clock += ms;
        atOnce(rest(store.getState as never, () => clock));
      },
      go: (ms: number) => {
        clock += ms;
        store.dispatch(search.events.found({ text: '青雀湾自建别墅', hits: [] }));
        atOnce(rest(store.getState as never, () => clock));
      },
    };
  };

  test('is written each time something new was handed over, in place of the former, redacted', () => {
    const { go, idle, logs } = kept();
    for (let n = 0; n < 5; n += 1) {
      go(2_000);
      idle(2_000);
    }
    expect(logs.map(({ name, isOfError }) => [name, isOfError])).toEqual(Array(5).fill(['r-1', false]));
    for (const [at, { text }] of logs.entries()) {
      expect(text).not.toContain('青雀湾');
      expect(replay(readLog(text), reducers)).toMatchObject({ actions: at + 1 });
    }
  });

  test('has a last state to be compared with, and no end: more may have happened', () => {
    const { go, hear, logs } = kept();
    go(2_000);
    go(2_000);
    const log = readLog(logs.at(-1)?.text ?? '');
    expect(log.end).toBeUndefined();
    const replayed = replay(log, reducers);
    expect(replayed).toMatchObject({ actions: 2, checkpoints: 1, divergences: [] });
    const other = { ...log, header: { ...log.header, state: { search: { count: 7 } } } };
    expect(replay(other, reducers).divergence).toMatchObject({ at: 'checkpoint', n: 2 });
    hear({ k: 'keep', isOfError: true });
    expect(readLog(logs.at(-1)?.text ?? '').end).toMatchObject({ n: 2 });
  });

  test('takes half of the time at most, and leaves nothing out for it', () => {
    const { go, idle, logs } = kept({ flushMs: 3_000 });
    go(2_000);
    go(2_000);
    expect(logs).toHaveLength(1);
    idle(2_000);
    expect(replay(readLog(logs[1]?.text ?? ''), reducers)).toMatchObject({ actions: 2 });
  });

  test('is written at once when the page goes away, where there is anything new', () => {
    const { go, hear, logs } = kept({ flushMs: 3_000 });
    hear({ k: 'keep', isOfError: false });
    go(2_000);
    go(2_000);
    hear({ k: 'keep', isOfError: false });
    hear({ k: 'keep', isOfError: false });
    expect(logs.map(({ text }) => replay(readLog(text), reducers).actions)).toEqual([1, 2]);
  });

  test('is nothing where a file is all that is wanted', () => {
    const { go, hear, logs, said } = kept();
    hear({ k: 'once' });
    for (let n = 0; n < 30; n += 1) go(1_000);
    hear({ k: 'make', lastMs: 60_000 });
    expect(logs).toEqual([]);
    expect(said.at(-1)).toMatchObject({ k: 'made' });
  });

  test('of an error stays beside the others', () => {
    const { go, hear, logs } = kept();
    go(1_000);
    hear({ k: 'keep', isOfError: true });
    hear({ k: 'keep', isOfError: true });
    expect(logs.map(({ name }) => name)).toEqual(['r-1', 'r-1-error-1', 'r-1-error-2']);
  });

  test('a file is made with its progress told', () => {
    const { go, hear, said } = kept();
    for (let n = 0; n < 200; n += 1) go(10);
    hear({ k: 'make' });
    const progress = said.flatMap((answer) => (answer.k === 'progress' ? [answer.done] : []));
    expect(progress.length).toBeGreaterThan(10);
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
    expect(said.at(-1)).toMatchObject({ k: 'made', hidden: { texts: 1 } });
  });
});
