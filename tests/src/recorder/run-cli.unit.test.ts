import { hashOfText } from '#infra/action-log/hash';
import { runCli } from '#src/recorder/run-cli';
import { playedSession, reducers } from '#tests/infra/action-log/recorded-session';

const saved = playedSession(600).save();
const alog = (args: string, text: string = saved) => {
  const said: string[] = [];
  const read = (file: string) => {
    if (file !== 'a.alog.ndjson') throw new Error(`no such file ${file}`);
    return text;
  };
  const code = runCli(args.split(' '), {
    read,
    hash: hashOfText,
    reducers,
    print: (line) => void said.push(line),
  });
  return { code, said: said.join('\n') };
};

test('verify says same and exits 0 when this build comes to the recorded states', () => {
  expect(alog('verify a.alog.ndjson')).toEqual({ code: 0, said: 'same: 1201 actions, 2 checkpoints' });
});

test('verify exits 3 and names the first differing checkpoint of a tampered log', () => {
  const tampered = saved.replace('"count":0', '"count":1');
  const { code, said } = alog('verify a.alog.ndjson', tampered);
  expect(code).toBe(3);
  expect(said).toContain('the file was changed after it was written');
  expect(said).toMatch(
    /state differs at the checkpoint after 500 actions: [0-9a-f]{12} recorded, [0-9a-f]{12} found/,
  );
});

test('verify exits 3 for a changed line even when the state does not feel it', () => {
  expect(alog('verify a.alog.ndjson', saved.replace('"search/find"', '"search/fund"')).code).toBe(3);
});

test('verify tolerates a truncated last line', () => {
  expect(alog('verify a.alog.ndjson', saved.slice(0, -30))).toEqual({
    code: 0,
    said: 'same: 1201 actions, 2 checkpoints, no end line (the log was cut off)',
  });
});

test('unreadable and missing files exit 2', () => {
  expect(alog('verify a.alog.ndjson', 'hello')).toMatchObject({
    code: 2,
    said: expect.stringMatching(/^unreadable: line 1/) as string,
  });
  expect(alog('info b.alog.ndjson')).toEqual({ code: 2, said: 'unreadable: no such file b.alog.ndjson' });
});

test('info tells where the log comes from and what it holds', () => {
  const { said } = alog('info a.alog.ndjson');
  expect(said).toContain('program     portal test');
  expect(said).toContain('started     2026-11-21T05:32:34.010Z Asia/Shanghai zh-CN');
  expect(said).toContain('actions     1201');
});

test('actions lists one message a line with its cause', () => {
  const lines = alog('actions a.alog.ndjson').said.split('\n');
  expect(lines).toHaveLength(1201);
  expect(lines.slice(0, 2)).toEqual([
    '     0      0.000 s  command  search/find',
    '     1      0.010 s  event    search/found ← 0',
  ]);
});

test('state shows the state after so many actions', () => {
  expect(JSON.parse(alog('state a.alog.ndjson --at 0').said)).toEqual({ search: { count: 0 } });
  expect(JSON.parse(alog('state a.alog.ndjson --at 4').said)).toMatchObject({ search: { count: 2 } });
  expect(JSON.parse(alog('state a.alog.ndjson').said)).toMatchObject({ search: { count: 600 } });
});

test.each(['', 'verify', 'toString a.alog.ndjson', 'state a.alog.ndjson --at soon'])(
  '"%s" is answered with the usage',
  (args) => {
    expect(alog(args)).toMatchObject({
      code: 64,
      said: expect.stringContaining('alog verify FILE') as string,
    });
  },
);
