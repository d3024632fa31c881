/** @jest-environment node */
import type { LogLine } from '#infra/action-log/log';
import { readLog } from '#infra/action-log/reader';
import { writeLines } from '#infra/action-log/rewrite';
import { playedSession } from '#tests/infra/action-log/recorded-session';
import { aLog, reducers } from './page/a-log';
import { alog, saved } from './run-alog';

test('names the first differing action and where the last states differ', () => {
  expect(alog(['diff', 'a.log', 'a.log'])).toMatchObject({ code: 0, said: '相同' });
  const other = playedSession(599).save();
  const { code, said } = alog(['diff', 'a.log', 'b.log'], { 'b.log': other });
  expect(code).toBe(3);
  expect(said).toContain('第一个不同的动作：行 1199 search/find / 行 无');
  expect(said).toContain('状态 search.count：600 / 599');
});

test('names the values in which the first differing action differs', () => {
  const other = saved.replace('3207.5', '3207.6');
  expect(other).not.toBe(saved);
  const { said } = alog(['diff', 'a.log', 'b.log'], { 'b.log': other });
  expect(said).toContain('search/found');
  expect(said).toContain('hits/0.unitCost：3207.5 / 3207.6');
});

const lines: readonly LogLine[] = [
  ...readLog(aLog()).lines,
  { k: 'w', i: 6, t: 910, ch: 'tabs', n: 1, d: { word: 'a' } },
  { k: 't', i: 7, t: 920, id: 1, ms: 300 },
  { k: 'n', i: 8, t: 930, f: 'storage', key: 'kept.a', c: 1, v: 'x' },
  { k: 'n', i: 9, t: 940, f: 'now', v: 940 },
  { k: 'x', i: 10, t: 950, ep: 'count.add', err: 'Error: lost' },
];
const { header } = readLog(aLog());
const diffOf = (changed: readonly LogLine[], head = header) =>
  alog(
    ['diff', 'a.log', 'b.log'],
    { 'a.log': writeLines(header, lines, reducers), 'b.log': writeLines(head, changed, reducers) },
    { reducers },
  );
const withLine = (kind: LogLine['k'], change: object) =>
  diffOf(lines.map((line) => (line.k === kind ? { ...line, ...change } : line)));

const REPLY = 'POST /core/search/getSolrData';
test.each([
  ['s', { st: 500 }, [`第一个不同的回应：行 3 ${REPLY} / 行 3 ${REPLY}`, 'st：200 / 500']],
  ['s', { b: { rows: [] } }, [`第一个不同的回应：行 3 ${REPLY} / 行 3 ${REPLY}`, 'b：无 / {"rows":[]}']],
  ['w', { d: { word: 'b' } }, ['第一个不同的推送：行 6 tabs 1 / 行 6 tabs 1', 'd.word："a" / "b"']],
  ['t', { ms: 400 }, ['第一个不同的定时：行 7 300 ms / 行 7 400 ms']],
  ['v', { fn: '200102' }, ['第一个不同的行为事件：行 4 200101 / 行 4 200102']],
  [
    'x',
    { err: 'Error: late' },
    ['第一个不同的异常：行 10 count.add / 行 10 count.add', '"Error: lost" / "Error: late"'],
  ],
] as const)('a line of the kind %s that is otherwise is a difference: %j', (kind, change, words) => {
  expect(withLine(kind, change)).toEqual({ code: 3, said: words.join('\n'), remarks: '' });
});

test('a reply that is missing is a difference', () => {
  expect(diffOf(lines.filter(({ k }) => k !== 's'))).toMatchObject({
    code: 3,
    said: expect.stringMatching(
      `^后一份：第 4 行之后少了一行\n第一个不同的回应：行 3 ${REPLY} / 行 无 $`,
    ) as string,
  });
});

test('so is a reading, and where a log begins', () => {
  const read = lines.map((line): LogLine => (line.k === 'n' ? { ...line, v: 'y' } : line));
  expect(diffOf(read)).toMatchObject({
    code: 3,
    said: '第一个不同的读取：行 8 storage kept.a / 行 8 storage kept.a\nv："x" / "y"',
  });
  expect(diffOf(lines, { ...header, state: { count: { sum: 1 } } }).said).toMatch(
    /^开始的状态 count.sum：0 \/ 1$/m,
  );
});

test('when things were is none', () => {
  const later = lines.map((line): LogLine => {
    if (!('t' in line)) return line;
    return line.k === 'n' && line.f === 'now'
      ? { ...line, v: 999, t: line.t + 5 }
      : { ...line, t: line.t + 5 };
  });
  expect(diffOf(later)).toEqual({ code: 0, said: '相同', remarks: '' });
});

test('what is damaged in one file alone is a difference', () => {
  const files = { 'b.log': `${saved}${saved.split('\n')[1]}\n` };
  const words = '结束行之后还有 1 行，从第 1206 行起';
  expect(alog(['diff', 'a.log', 'b.log'], files)).toMatchObject({ code: 3, said: `后一份：${words}` });
  expect(alog(['diff', 'b.log', 'a.log'], files)).toMatchObject({ code: 3, said: `前一份：${words}` });
});

test('an other file that is missing or no log is named', () => {
  expect(alog(['diff', 'a.log', 'b.log'])).toMatchObject({ code: 2, said: '读不懂：b.log：没有文件 b.log' });
  expect(alog(['diff', 'a.log', 'b.log'], { 'b.log': 'hello' })).toMatchObject({
    code: 2,
    said: '读不懂：b.log：第 1 行：不是 JSON',
  });
});
