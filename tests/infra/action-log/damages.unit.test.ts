import { parseCondition } from '#infra/action-log/condition';
import { fewestWhen } from '#infra/action-log/minimise';
import { redactor } from '#infra/action-log/redact';
import { redactLines } from '#infra/action-log/redact-lines';
import { readLog } from '#infra/action-log/reader';
import { withActions } from '#infra/action-log/rewrite';
import { KEY, playedSession, reducers, search, session } from './recorded-session';

const saved = playedSession(600).save();
/** Line 1 is the header. */
const linesOf = (text: string) => text.trimEnd().split('\n');
const written = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
const without = (text: string, ...dropped: readonly number[]) =>
  written(linesOf(text).filter((_, at) => !dropped.includes(at + 1)));
const endless = (text: string) => written(linesOf(text).slice(0, -1));
const damagesOf = (text: string) => readLog(text).damages;

/** The end of a visit: what came before has been forgotten. */
const tail = (() => {
  const ring = session({ keepMs: 1_000, segmentMs: 100 });
  for (let n = 0; n < 300; n += 1) ring.store.dispatch(search.events.found({ text: `查询 ${n}`, hits: [] }));
  return ring.save();
})();
const minimised = (text: string, when: string) => {
  const condition = parseCondition(when);
  const log = readLog(text);
  return withActions(log, (condition && fewestWhen(log, reducers, condition)) ?? [], reducers);
};

test('a deleted line is named with its place, with an end line and without', () => {
  const lost = { of: 'lost', at: 564, lines: 1 };
  const count = { of: 'count', at: 1002, expected: 500, found: 499 };
  expect(damagesOf(endless(without(saved, 565)))).toEqual([lost, count]);
  expect(damagesOf(without(saved, 565))).toEqual([
    lost,
    count,
    { of: 'bytes', at: linesOf(saved).length - 1 },
  ]);
  expect(damagesOf(endless(without(saved, 2, 3)))).toMatchObject([
    { of: 'lost', at: 1, lines: 2 },
    { of: 'count', expected: 500, found: 498 },
  ]);
});

test('lines that are missing where no number tells it are missed by the counts', () => {
  const lines = linesOf(saved);
  expect(damagesOf(without(saved, lines.length - 1))).toEqual([
    { of: 'count', at: lines.length - 1, expected: 201, found: 200 },
    { of: 'bytes', at: lines.length - 1 },
  ]);
});

test('an action that is missing before its fact', () => {
  const header = { ...readLog(saved).header };
  const action = (i: number) => ({ k: 'a', i, t: i, o: 'ui', ty: 'a/b', m: { kind: 'event' } });
  const lines = [header, action(0), { k: 'v', i: 1, fn: '200101' }, action(2)];
  expect(damagesOf(written(lines.map((line) => JSON.stringify(line))))).toEqual([
    { of: 'lost', at: 2, lines: 1 },
  ]);
});

test('a line that stands twice', () => {
  const lines = linesOf(endless(saved));
  expect(damagesOf(written(lines.toSpliced(1100, 0, lines[1099] ?? '')))).toEqual([
    { of: 'order', at: 1101 },
  ]);
});

test('a line of a kind not known yet has its number', () => {
  const lines = linesOf(endless(saved));
  const other = (lines[1099] ?? '').replace('"k":"a"', '"k":"z"');
  expect(damagesOf(written(lines.with(1099, other)))).toEqual([]);
});

test('what was changed without a trace in the numbers breaks the bytes that the end vouches for', () => {
  const changed = saved.replace('"search/find"', '"search/fund"');
  expect(damagesOf(changed)).toEqual([{ of: 'bytes', at: linesOf(saved).length }]);
});

test.each([
  ['a whole log', saved],
  ['the tail of a ring', tail],
  ['few actions of a log', minimised(saved, 'state.search.count == 5')],
  ['few actions of a tail', minimised(tail, 'state.search.count == 290')],
  ['few of few', minimised(minimised(saved, 'state.search.count == 5'), 'state.search.count == 2')],
  ['a log redacted once more', redactLines(readLog(saved), redactor(KEY), 'r', reducers)],
  ['a redacted tail', redactLines(readLog(tail), redactor(KEY), 'r', reducers)],
  [
    'a tape that began late',
    (() => {
      const late = session({ isLate: true });
      late.store.dispatch(search.events.found({ text: '查询', hits: [] }));
      return late.save();
    })(),
  ],
])('%s is undamaged, cut off or not', (_, text) => {
  expect(damagesOf(text)).toEqual([]);
  expect(damagesOf(endless(text))).toEqual([]);
  expect(readLog(text).lines.length).toBeGreaterThan(0);
});

test('a line deleted from the tail of a ring is missed', () => {
  expect(damagesOf(endless(without(tail, 2)))).toEqual([{ of: 'lost', at: 1, lines: 1 }]);
  expect(damagesOf(endless(without(tail, 40)))).toMatchObject([
    { of: 'lost', at: 39, lines: 1 },
    { of: 'count', expected: 10, found: 9 },
  ]);
});

test('an action deleted from few is missed by the bytes that their end vouches for', () => {
  const few = minimised(saved, 'state.search.count == 5');
  expect(damagesOf(without(few, 3))).toMatchObject([{ of: 'bytes' }]);
});
