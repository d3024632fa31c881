/** @jest-environment node */
import { playedSession, reducers } from '#tests/infra/action-log/recorded-session';
import { alog, saved } from './run-alog';

const short = playedSession(3).save().trimEnd().split('\n').slice(0, -1).join('\n');
const WHEN = ['--when', 'state.search.count >= 1'];

describe('test without a condition', () => {
  test('writes one of a log that verifies', () => {
    const { code, said, remarks } = alog(['test', 'a.log']);
    expect({ code, remarks }).toEqual({ code: 0, remarks: '' });
    expect(said).toContain('the recorded session comes to the same states');
  });

  const { search: _, ...fewer } = reducers;
  test.each([
    ['nothing to compare', short, 4, reducers, /^什么也没有比较：/],
    ['an altered log', saved.replace('"search/find"', '"search/fund"'), 3, reducers, /^有分歧（\d 处）：/],
    ['another state', saved, 3, fewer, /^有分歧（\d+ 处）：.*没有这些切片的 reducer：search/s],
  ])('refuses %s in the words and with the code of verify', (_name, log, code, known, words) => {
    const asked = (command: string) => alog([command, 'b.log'], { 'b.log': log }, { reducers: known });
    const verified = asked('verify');
    expect(verified.code).toBe(code);
    expect(asked('test')).toEqual({ code, said: '', remarks: verified.said });
    expect(verified.said).toMatch(words);
  });

  test.each([
    ['nothing to compare', short],
    ['an altered log', saved.replace('"search/find"', '"search/fund"')],
  ])('with one it writes what it is told of %s', (_name, log) => {
    const { code, said } = alog(['test', 'b.log', ...WHEN], { 'b.log': log });
    expect(code).toBe(0);
    expect(said).toContain('the recorded session does not come to this');
  });
});

test.each(['-1', 'x', '1.5'])('state names an --at that is no number of actions: %s', (at) => {
  expect(alog(['state', 'a.log', '--at', at])).toMatchObject({
    code: 64,
    remarks: `--at 后面要写 0 或更大的整数：${at}`,
  });
});
