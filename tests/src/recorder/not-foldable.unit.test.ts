/** @jest-environment node */
import { toDevtools } from '#infra/action-log/devtools';
import { readLog } from '#infra/action-log/reader';
import { aLog, reducers } from './page/a-log';
import { alog } from './run-alog';

const files = { 'b.log': aLog().replace(',"pl":{"by":2}', ''), 'c.log': aLog() };
const asked = (...args: readonly string[]) => alog(args, files, { reducers });
const WHY =
  '这个版本的程序重放不了这份日志，它可能由别的版本录制，或被改动过；各行仍可查看。原因：' +
  "行 1 count/added，TypeError: Cannot read properties of undefined (reading 'by')";

test('verify names what is damaged, then the action that a reducer breaks over, and exits 3', () => {
  expect(asked('verify', 'b.log')).toEqual({
    code: 3,
    said: `有分歧（2 处）：没有重放完\n第 9 行（结束行）的校验值与之前的内容不符：文件写成之后被改动过\n${WHY}`,
    remarks: '',
  });
});

test.each([
  ['state'],
  ['perf'],
  ['bisect', '--when', 'state.count.sum == 100'],
  ['minimise', '--when', 'state.count.sum == 100'],
  ['test', '--when', 'state.count.sum == 100'],
  ['redact'],
  ['convert', '--to', 'devtools', '--shape', 'B'],
])('%s says why it cannot and exits 2', (name, ...options) => {
  expect(asked(name, 'b.log', ...options)).toEqual({ code: 2, said: WHY, remarks: '' });
});

test('so does a file of Redux DevTools that is opened', () => {
  const actions = [{ type: 'portal/sliceJoined', payload: { slice: 'count' } }, { type: 'count/added' }];
  const given = { 'd.json': JSON.stringify(actions) };
  for (const args of [
    ['verify', 'd.json'],
    ['convert', 'd.json', '--from', 'devtools'],
  ])
    expect(alog(args, given, { reducers })).toEqual({ code: 2, said: WHY, remarks: '' });
});

test('diff compares what it can', () => {
  const { code, said } = asked('diff', 'b.log', 'c.log');
  expect(code).toBe(3);
  expect(said).toContain('第一个不同的动作：行 1 count/added / 行 1 count/added');
  expect(said.split('\n').at(-1)).toBe(`状态没有比较：${WHY}`);
  expect(asked('diff', 'b.log', 'b.log')).toMatchObject({ code: 2, said: `状态没有比较：${WHY}` });
});

test('lines can be looked at', () => {
  for (const name of ['actions', 'requests']) expect(asked(name, 'b.log')).toMatchObject({ code: 0 });
  expect(toDevtools(readLog(files['b.log']), 'A', reducers)).toContain('count/added');
});
