import { LogUnreadable, readLog } from '#infra/action-log/reader';
import { replay, type Reducers } from '#infra/action-log/replay';
import { playedSession, reducers } from './recorded-session';

const saved = playedSession(600).save();
const lines = saved.trimEnd().split('\n');
const withLine = (at: number, change: (line: string) => string) =>
  `${lines.map((line, n) => (n === at ? change(line) : line)).join('\n')}\n`;

test('a log cut off in its last line is read up to there', () => {
  const log = readLog(lines.slice(0, 900).join('\n').slice(0, -20));
  expect(log).toMatchObject({ damages: [] });
  expect(log.end).toBeUndefined();
  const { actions, checkpoints, divergence } = replay(log, reducers);
  expect({ actions, checkpoints, divergence }).toEqual({
    actions: 897,
    checkpoints: 1,
    divergence: undefined,
  });
});

test('lines of kinds not known yet are skipped', () => {
  const log = readLog(withLine(3, (line) => `${line}\n{"k":"z","i":9}`));
  expect(log.lines).toHaveLength(readLog(saved).lines.length);
});

const changed = (at: number) => readLog(withLine(at, (line) => line.replace('search/found', 'search/lost')));

test('a changed event is found at the first checkpoint after it', () => {
  expect(readLog(saved).lines[500]).toMatchObject({ k: 'c', n: 500 });
  expect(replay(changed(491), reducers).divergence).toMatchObject({ at: 'checkpoint', of: 'state', n: 500 });
  expect(replay(changed(1101), reducers).divergence).toMatchObject({ at: 'end', of: 'state', n: 1201 });
});

test('a reducer that works otherwise is found at the first checkpoint', () => {
  const broken: Reducers = { ...reducers, search: (state: unknown) => state ?? { count: 1 } };
  expect(replay(readLog(saved), broken).divergence).toMatchObject({ at: 'checkpoint', of: 'state', n: 500 });
});

test('a build without one of the slices says so', () => {
  const { memory, ...rest } = reducers;
  expect(memory).toBeDefined();
  const { unknownSlices, divergence } = replay(readLog(saved), rest);
  expect(unknownSlices).toEqual(['memory']);
  expect(divergence).toBeDefined();
});

test('a few lines that stand for any number are refused with their line', () => {
  const bomb = Array.from({ length: 24 }, (_, i) => ({
    k: 'a',
    i,
    t: i,
    o: 'epic',
    p: 0,
    ty: 'portal/x',
    pl: i === 0 ? { text: 'x'.repeat(70) } : Array.from({ length: 8 }, () => ({ $ref: `${i - 1}/pl` })),
    m: { kind: 'event' },
  }));
  const text = [lines[0], ...bomb.map((line) => JSON.stringify(line))].join('\n');
  expect(() => readLog(text)).toThrow(/第 \d+ 行：引用展开之后过大/);
});

test.each([
  ['an empty file', '', '第 1 行'],
  ['another format', '{"k":"h","fmt":"har","v":4}', '第 1 行'],
  ['an earlier version', saved.replace('"v":5', '"v":4'), '日志格式为第 4 版，本程序只读第 5 版'],
  ['a later version', saved.replace('"v":5', '"v":6'), '日志格式为第 6 版'],
  ['a broken line in the middle', withLine(5, (line) => line.slice(0, -9)), '第 6 行'],
  ['a line that is null', withLine(5, () => 'null'), '第 6 行：不是一行日志'],
  ['a line of the wrong shape', withLine(5, (line) => line.replace('"t":', '"tt":')), '第 6 行'],
])('%s is unreadable, and the message says where', (_, text, where) => {
  expect(() => readLog(text)).toThrow(LogUnreadable);
  expect(() => readLog(text)).toThrow(where);
});
