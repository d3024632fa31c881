import { handOver } from '#infra/action-log/hand-over';
import { logKeeper } from '#infra/action-log/keeper';
import { readLog } from '#infra/action-log/reader';
import { replay } from '#infra/action-log/replay';
import { atOnce } from '#infra/action-log/steps';
import { origin, reducers, search, session } from './recorded-session';

/** Of a clock that ticks 10 ms with each message. */
const RING = { keepMs: 1_000, segmentMs: 100 };
const find = ({ store }: ReturnType<typeof session>, count: number) => {
  for (let n = 0; n < count; n += 1) store.dispatch(search.events.found({ text: `查询 ${n}`, hits: [] }));
};

test('a ring remembers its last while, however long the tab is open, and its log verifies', () => {
  const ring = session(RING);
  find(ring, 5_000);
  const { segments, count } = ring.recorder;
  const times = segments.flatMap(({ entries }) => entries.map(({ at }) => at));
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
  expect(span).toBeGreaterThanOrEqual(RING.keepMs);
  expect(span).toBeLessThanOrEqual(RING.keepMs + 2 * RING.segmentMs);
  const log = readLog(ring.save());
  expect(log.header.skipped).toBe(5_000 - count());
  expect(log.lines.filter(({ k }) => k === 'c').length).toBeGreaterThan(5);
  expect(replay(log, reducers)).toMatchObject({ actions: count(), state: { search: { count: 5_000 } } });
  expect(replay(log, reducers).divergence).toBeUndefined();
});

test('what is forgotten at once is in no log, and what comes then verifies', () => {
  const ring = session(RING);
  find(ring, 30);
  ring.recorder.forget();
  expect(ring.recorder.segments).toEqual([]);
  find(ring, 3);
  const log = readLog(ring.save());
  expect(log.header.skipped).toBe(30);
  expect(log.header.state).toMatchObject({ search: { count: 30 } });
  expect(replay(log, reducers)).toMatchObject({ actions: 3, state: { search: { count: 33 } } });
  expect(replay(log, reducers).divergence).toBeUndefined();
});

test('a recording that is switched on forgets no more', () => {
  const ring = session(RING);
  find(ring, 300);
  ring.recorder.keepFor(Infinity);
  const before = ring.recorder.count();
  find(ring, 1_000);
  expect(ring.recorder.count()).toBe(before + 1_000);
});

test('a tape that begins while the program runs does not say that it knows the beginning', () => {
  const late = session({ isLate: true });
  find(late, 3);
  expect(readLog(late.save()).header.skipped).toBe(1);
});

test('the end of a tape that stands still begins with one of its segments', () => {
  const ring = session({ segmentMs: 100 });
  find(ring, 200);
  const keeper = logKeeper({ newKey: () => new Uint8Array(32) });
  keeper.hear({ k: 'begin', origin });
  const { segments } = ring.recorder;
  const at = segments.at(-1)?.entries.at(-1)?.at ?? 0;
  atOnce(
    handOver(segments, (telling) => keeper.hear(structuredClone(telling)))(
      () => ring.store.getState(),
      () => at,
    ),
  );
  const made = (lastMs: number) => readLog(atOnce(keeper.make({ lastMs }))?.text ?? '');
  expect(made(60_000).header.skipped).toBe(0);
  const short = made(500);
  const actions = short.lines.filter(({ k }) => k === 'a').length;
  expect(actions).toBeGreaterThanOrEqual(50);
  expect(actions).toBeLessThanOrEqual(61);
  expect(replay(short, reducers).divergence).toBeUndefined();
});
