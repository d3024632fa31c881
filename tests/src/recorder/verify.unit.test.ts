/** @jest-environment node */
import type { LogLine } from '#infra/action-log/log';
import { readLog } from '#infra/action-log/reader';
import { writeLines } from '#infra/action-log/rewrite';
import { playedSession, reducers } from '#tests/infra/action-log/recorded-session';
import { alog, saved } from './run-alog';

describe('verify', () => {
  test('says same and exits 0 when this build comes to the recorded states', () => {
    expect(alog(['verify', 'a.log'])).toMatchObject({ code: 0, said: '一致：1201 个动作，2 个检查点' });
  });

  test('exits 3 and names the first differing checkpoint and slice of a tampered log', () => {
    const tampered = saved.replace('"count":0', '"count":1');
    const { code, said } = alog(['verify', 'b.log'], { 'b.log': tampered });
    expect(code).toBe(3);
    expect(said).toContain('第 1205 行（结束行）的校验值与之前的内容不符：文件写成之后被改动过');
    expect(said).toMatch(
      /状态在检查点（第 500 个动作之后）不同：search。记录为 [0-9a-f]{12}，本次为 [0-9a-f]{12}/,
    );
  });

  test('exits 3 for a changed line even when the state does not feel it', () => {
    const changed = saved.replace('"search/find"', '"search/fund"');
    expect(alog(['verify', 'b.log'], { 'b.log': changed }).code).toBe(3);
  });

  test('tolerates a truncated last line', () => {
    expect(alog(['verify', 'b.log'], { 'b.log': saved.slice(0, -30) })).toMatchObject({
      code: 0,
      said: '一致：1201 个动作，2 个检查点，只比较到第 1000 个动作，其后 201 个没有可以比较的，没有结束行（日志被截断），无从核对内容是否被改动过',
    });
  });

  test('does not limit what it says of a log that ends with a checkpoint', () => {
    const cut = saved.trimEnd().split('\n').slice(0, 1003);
    expect(JSON.parse(cut.at(-1) ?? '')).toMatchObject({ k: 'c', n: 1000 });
    expect(alog(['verify', 'b.log'], { 'b.log': cut.join('\n') }).said).toMatch(
      /^一致：1000 个动作，2 个检查点，没有结束行/,
    );
  });

  test('exits 4 where a log has neither checkpoint nor end: nothing was compared', () => {
    const short = playedSession(3).save().trimEnd().split('\n').slice(0, -1).join('\n');
    expect(alog(['verify', 'b.log'], { 'b.log': short })).toMatchObject({
      code: 4,
      said: expect.stringMatching(/^什么也没有比较：6 个动作，0 个检查点，没有结束行/) as string,
    });
  });

  const lines = saved.trimEnd().split('\n');
  test.each([
    ['an old line', [lines[4] ?? ''], '结束行之后还有 1 行，从第 1206 行起'],
    ['a blank line and what is no JSON', ['', 'x'], '结束行之后还有 1 行，从第 1207 行起'],
    ['the log once more', lines, '结束行之后还有 1205 行，从第 1206 行起'],
  ])('exits 3 where %s stands behind the end; info says so, too', (_, more, words) => {
    const files = { 'b.log': [...lines, ...more, ''].join('\n') };
    expect(alog(['verify', 'b.log'], files)).toMatchObject({
      code: 3,
      said: `有分歧（1 处）：1201 个动作，2 个检查点\n${words}`,
    });
    const { code, said } = alog(['info', 'b.log'], files);
    expect([code, said.split('\n').at(-1)]).toEqual([3, `损坏　　${words}`]);
    expect(alog(['info', 'a.log'])).toMatchObject({ code: 0, said: expect.not.stringContaining('损坏') });
  });

  test.each([
    ['', lines.toSpliced(564, 1)],
    ['，没有结束行', lines.slice(0, -1).toSpliced(564, 1)],
  ])('exits 3 and names the place of a deleted action%s', (ending, left) => {
    const { code, said } = alog(['verify', 'b.log'], { 'b.log': `${left.join('\n')}\n` });
    expect(code).toBe(3);
    expect(said).toMatch(/^有分歧（\d 处）：1200 个动作/);
    expect(said).toContain(ending);
    expect(said.split('\n')).toContain('第 564 行之后少了一行');
  });

  test('exits 3 for a changed reading, and names the line whose hash is broken', () => {
    const read = { k: 'n', i: 1201, t: 1, f: 'storage', key: 'kept.a', c: 0, v: 'x' };
    const whole = writeLines(readLog(saved).header, [...readLog(saved).lines, read as LogLine], reducers);
    expect(alog(['verify', 'b.log'], { 'b.log': whole })).toMatchObject({ code: 0 });
    const changed = whole.replace('"v":"x"', '"v":"y"');
    expect(changed).not.toBe(whole);
    expect(alog(['verify', 'b.log'], { 'b.log': changed })).toMatchObject({
      code: 3,
      said: [
        '有分歧（1 处）：1201 个动作，2 个检查点',
        '第 1206 行（结束行）的校验值与之前的内容不符：文件写成之后被改动过',
      ].join('\n'),
    });
  });

  test('says why a log cannot be replayed in full', () => {
    expect(alog(['verify', 'a.log', '--mode', 'full'])).toMatchObject({
      code: 2,
      said: '不能完整重放：没有程序',
    });
  });
});
