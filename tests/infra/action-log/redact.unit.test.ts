import { disguise } from '#infra/action-log/disguise';
import { redactor } from '#infra/action-log/redact';
import { DROPPED } from '#infra/action-log/secrets';
import { KEY } from './recorded-session';
import { toldBy } from './told-by';

const redacted = (value: unknown): unknown => toldBy('published', value);

test.each([
  ['password', 'Zj-2026!'],
  ['newPassword', 'Zj-2026!'],
  ['accessToken', 'f3a9c1'],
  ['validate', 'gt-9931'],
  ['casId', 'TGT-77-xx'],
  ['sessionId', 'abcd-1234'],
])('%s is dropped', (key, value) => {
  expect(redacted({ [key]: value })).toEqual({ [key]: DROPPED });
});

test('everything inside a dropped member goes, flags and blanks stay', () => {
  expect(redacted({ validate: { lot: 'l-4711', ok: true, note: '' } })).toEqual({
    validate: { lot: DROPPED, ok: true, note: '' },
  });
});

test.each([
  ['mobile', '13812345678', /^1[3-9]\d{9}$/],
  ['verificationCode', '482913', /^\d{6}$/],
  ['accountName', 'zhangwei88', /^[a-z]{8}\d\d$/],
  ['realName', '欧阳小明', /^\p{Script=Han}{4}$/u],
  ['email', 'zhang.wei@example.com', /^[a-z]{5}\.[a-z]{3}@[a-z]{7}\.[a-z]{3}$/],
  ['globalId', '6321047788', /^[1-9]\d{9}$/],
])('%s becomes another value of its form', (key, value, form) => {
  const after = (redacted({ [key]: value }) as Record<string, string>)[key];
  expect(after).toMatch(form);
  expect(after).not.toBe(value);
});

test.each(['particular', 'typed', 'workbook', 'exampleCells', 'recordCells', 'refusedWords'])(
  'of %s, what a publisher wrote, only the length stays',
  (key) => {
    expect(redacted({ [key]: '某建设单位' })).toEqual({ [key]: '▒'.repeat(5) });
  },
);

test('numbers stay numbers with as many digits', () => {
  const { mobile } = redacted({ mobile: 13_812_345_678 }) as { mobile: number };
  expect(String(mobile)).toMatch(/^1[3-9]\d{9}$/);
  expect(mobile).not.toBe(13_812_345_678);
});

test('a slice named after a challenge keeps its state', () => {
  const state = { captcha: { status: 'asked', count: 2 }, feedback: { status: 'open' } };
  expect(redacted(state)).toEqual(state);
});

test('fields keep their names where an account is called alike, and the account is hidden', () => {
  expect(redacted({ accountName: 'member', member: { memberSince: 1 }, said: 'of member' })).toEqual({
    accountName: expect.not.stringContaining('member') as string,
    member: { memberSince: 1 },
    said: expect.not.stringContaining('member') as string,
  });
});

test('what members write to us keeps only its length', () => {
  expect(redacted({ feedbackContent: '页面太慢了' })).toEqual({ feedbackContent: '▒▒▒▒▒' });
});

test('whoever a prize is sent to is nobody, and lives nowhere, also in a text beside it', () => {
  const receiver = { name: '欧阳小明', mobile: '13812345678', address: '广州市天河区体育西路 1 号' };
  const text = JSON.stringify(redacted({ receiver, told: `寄给欧阳小明，${receiver.address}` }));
  for (const said of Object.values(receiver)) expect(text).not.toContain(said);
});

test('a whole file keeps of its length what is worth telling, and the rest is still searched', () => {
  const workbook = 'UEsDBBQABgAI'.repeat(30_000);
  const after = redacted({ workbook, note: 'x', told: '电话13912345678' }) as Record<string, string>;
  expect(after.workbook).toMatch(/^▒{10000}$/);
  expect(after.told).not.toContain('13912345678');
});

test('secrets are found by their look wherever they stand', () => {
  const jwt = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2ln';
  const text = JSON.stringify(
    redacted({
      note: `电话13912345678，证件11010519491231002X，${jwt}`,
      [`13800001111`]: 'd41d8cd98f00b204e9800998ecf8427e',
    }),
  );
  for (const secret of [
    '13912345678',
    '11010519491231002X',
    jwt,
    '13800001111',
    'd41d8cd98f00b204e9800998ecf8427e',
  ]) {
    expect(text).not.toContain(secret);
  }
});

test('a secret seen under its key is hidden inside other texts too', () => {
  const text = JSON.stringify(
    redacted([
      { greeting: '王建国，您好', path: '/u?t=s3cr3t-9' },
      { userName: '王建国', token: 's3cr3t-9' },
    ]),
  );
  expect(text).not.toContain('王建国');
  expect(text).not.toContain('s3cr3t-9');
});

test.each([
  ['a code inside a longer number', { smsCode: '482195' }, 74_821_950],
  ['a mobile inside a longer number', { mobile: '13812345678' }, 138_123_456_780],
])('%s is hidden, and shorter numbers stay', (_, secret, figure) => {
  const text = JSON.stringify(redacted([secret, { figure, other: 48_219 }]));
  expect(text).not.toContain(String(figure));
  expect(text).toContain('"other":48219');
});

test('figures, dates and codes of the trade pass unchanged', () => {
  const data = {
    unitCost: 3264.18,
    period: '2026-03',
    areaId: '20',
    total: 1_234_567_890,
    at: 1_795_239_154_000,
    name: '高层住宅',
  };
  expect(redacted(data)).toEqual(data);
});

test('equal stays equal under one key and differs under another', () => {
  const text = '欧阳小明13812345678';
  expect(disguise(KEY, text)).toBe(disguise(KEY, text));
  expect(disguise(KEY, text)).not.toBe(disguise(new Uint8Array(32).fill(8), text));
});

describe('what the program says', () => {
  const said = (outside: unknown, program: unknown): unknown => {
    const { learn, redact } = redactor(KEY);
    learn(outside, { source: 'outside' });
    learn(program, { source: 'program' });
    return redact([outside, program]);
  };

  test.each([
    [
      'a part of an address',
      '产业园二期',
      (word: string) => `/search?${new URLSearchParams({ text: word }).toString()}`,
    ],
    ['a piece of a sentence', '产业园二期', (word: string) => `没有找到“${word}”的结果`],
    ['a piece without a gap', '产业园二期', (word: string) => `下载${word}指标`],
    ['the name of a file', 'my plan 7', (word: string) => `${word}.xlsx`],
    ['a member of a text of JSON', 'Zhang 88', (word: string) => JSON.stringify({ title: word })],
    ['a key', '天河一号工程', (word: string) => `policy:${word}`],
    ['what was trimmed', '  天河 一号 ', (word: string) => word.trim()],
  ])('%s is hidden as it is where it came from', (_, word, make) => {
    const [{ word: hidden }, made] = said({ word }, make(word)) as [{ word: string }, string];
    expect(hidden).not.toBe(word);
    expect(made).toBe(make(hidden));
  });

  test('a published name stays whole in what it made of it, though a word of it was typed, too', () => {
    const { learn, redact } = redactor(KEY);
    learn({ id: 'sample-017598' }, { source: 'published' });
    learn({ word: 'a sample, please' }, { source: 'outside' });
    expect(redact({ name: 'project sample-017598' })).toEqual({ name: 'project sample-017598' });
    expect(redact({ name: 'project sample 1' })).not.toEqual({ name: 'project sample 1' });
  });

  test('a name that is published stays in what came back from outside as it does in what is made of it', () => {
    const { learn, redact } = redactor(KEY);
    learn({ 'project sample-017598': 1, other: 'project sample-77' }, { source: 'outside' });
    learn({ id: 'sample-017598' }, { source: 'published' });
    const [key = ''] = Object.keys(redact({ 'project sample-017598': 1 }) as object);
    expect(key).toMatch(/^(?!project)[a-z]{7} sample-017598$/);
    expect(redact('project sample-017598')).toBe(key);
  });

  test('its own words stay, and those that come back from outside', () => {
    const { learn, redact } = redactor(KEY);
    learn({ message: '网络异常' }, { source: 'program' });
    learn({ stored: '网络异常' }, { source: 'outside' });
    expect(redact({ message: '网络异常' })).toEqual({ message: '网络异常' });
  });
});

test('different texts stay different', () => {
  const words = Array.from(
    { length: 400 },
    (_, n) => `q${String.fromCharCode(97 + (n % 20), 97 + Math.floor(n / 20))}`,
  );
  const after = toldBy('outside', { words }) as { words: readonly string[] };
  expect(new Set(after.words).size).toBe(words.length);
});

test('words of a path that the browser has kept are the portal’s, beside whose it is', () => {
  const kept = JSON.stringify({ relation: ['pb', 'search'], globalId: '6321047788' });
  const after = toldBy('outside', { get: kept }, 'businessPath/0.storage.get()') as { get: string };
  expect(after.get).toContain('"relation":["pb","search"]');
  expect(after.get).not.toContain('6321047788');
});

test('a log that was sent with a report is not in the next one', () => {
  expect(redacted({ actionLog: 'H4sIAAAA' })).toEqual({ actionLog: DROPPED });
});
