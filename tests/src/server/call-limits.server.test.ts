import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { CALL_LIMITS, callLimits, type CallLimitsPlan } from '#infra/server/http/call-limits';
import { inPrinting, route } from '#infra/server/http/route';
import { defineCall, type Call } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import type { Envelope } from '#src/contract/envelope';
import { answerErrors } from '#src/server/answer-errors';
import { registerCalls } from '#src/server/register-calls';
import { anIdentity } from '#tests/support/ask';
import { solvedCaptcha } from '#tests/support/captcha';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
/** What 500 of them at once would keep ten connections busy with for two seconds. */
const WORK_S = 0.04;

const data = z.object({ done: z.boolean() });
const plan = { method: 'GET', summary: '试验', data } as const;
const readCall = defineCall({ ...plan, path: '/read', access: 'member' });
const heavyCall = defineCall({ ...plan, path: '/heavy', access: 'member', cost: 'heavy' });
const printCall = defineCall({ ...plan, path: '/print', access: 'member', cost: 'heavy' });
const listCall = defineCall({
  ...plan,
  path: '/list',
  access: 'member',
  data: z.object({ indexDatas: z.array(z.number()) }),
});
const aliveCall = defineCall({ ...plan, path: '/light', access: 'member', cost: 'light' });
const publicCall = defineCall({ ...plan, path: '/public', access: 'public' });

let app: FastifyInstance;
let atWork = 0;
let mostAtWork = 0;
const work = async () => {
  mostAtWork = Math.max(mostAtWork, ++atWork);
  await db.pool.query('select pg_sleep($1)', [WORK_S]);
  atWork -= 1;
  return { done: true };
};

/** Files that the press has not done yet. */
const printing: (() => void)[] = [];
const print = () => new Promise<{ done: boolean }>((resolve) => printing.push(() => resolve({ done: true })));

/** Rows that the list answers with. */
let listed = 0;
const list = () => Promise.resolve({ indexDatas: Array.from({ length: listed }, (_, at) => at) });

const start = async (limits: Partial<CallLimitsPlan> = {}) => {
  [atWork, mostAtWork] = [0, 0];
  app = fastify();
  await app.register(formbody);
  answerErrors(app);
  const calls: readonly Call[] = [readCall, heavyCall, aliveCall, publicCall];
  registerCalls(
    app,
    [...calls.map((call) => route(call, work)), inPrinting(route(printCall, print)), route(listCall, list)],
    async (token) =>
      token.startsWith('dead')
        ? undefined
        : anIdentity({ accountId: token.replace(/^vip /, ''), isVip: token.startsWith('vip ') }),
    { limits: callLimits(db.pool, { ...CALL_LIMITS, ...limits }) },
  );
};
afterEach(() => app.close());
beforeEach(() => db.pool.query('truncate budget'));

const get = async (
  url: string,
  accessToken?: string,
  more: Record<string, string> = {},
  ip = '198.51.100.1',
) => {
  const { body, headers } = await app.inject({
    url,
    headers: { ...(accessToken && { accessToken }), ...more },
    remoteAddress: ip,
  });
  return { ...(JSON.parse(body) as Envelope), retryAfter: headers['retry-after'] };
};
const burst = (times: number, url: string, token?: string) =>
  Promise.all(Array.from({ length: times }, () => get(url, token)));
const withCode = (answers: readonly Envelope[], code: number) =>
  answers.filter(({ statusCode }) => statusCode === code).length;

/** How many of one member's 500 calls are worked at and answered while each of another's waits. */
const besides = async (url: string): Promise<readonly number[]> => {
  await get('/read', 'attacker');
  let answered = 0;
  const crowd = Array.from({ length: 500 }, async () => {
    if ((await get(url, 'attacker')).statusCode === 200) answered += 1;
  });
  const overtaken: number[] = [];
  for (let time = 0; time < 40; time += 1) {
    const before = answered;
    expect((await get('/read', 'victim')).statusCode).toBe(200);
    overtaken.push(answered - before);
  }
  await Promise.all(crowd);
  return overtaken;
};

test.each(['/read', '/heavy'])(
  '500 parallel calls of %s leave another member served at once',
  async (url) => {
    await start();
    const { atOnce } = CALL_LIMITS.shareOfMember;
    // Those that were at work when it came, those that came with it, and a turn for a busy machine.
    expect(Math.max(...(await besides(url)))).toBeLessThanOrEqual(3 * atOnce);
    expect(mostAtWork).toBeLessThanOrEqual(atOnce + 1);
  },
);

test('however many files are being printed, others are served, and one member has one of them', async () => {
  await start();
  const members = Array.from({ length: 8 }, (_, at) => `reader ${at}`);
  for (const one of members) await get('/read', one);
  const prints = members.flatMap((one) => Array.from({ length: 8 }, () => get('/print', one)));
  for (let time = 0; time < 20; time += 1) expect((await get('/read', 'victim')).statusCode).toBe(200);
  const { atOnce, shareOfPrinting } = CALL_LIMITS;
  expect(printing).toHaveLength(atOnce.printing / shareOfPrinting.atOnce);
  const isOver = Promise.all(prints);
  const release = setInterval(() => printing.splice(0).forEach((done) => done()), 1);
  const answers = await isOver;
  clearInterval(release);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(
    new Set([codes.ok, codes.tooManyRequests]),
  );
});

test('whoever asks too much at once is told so, with the time to ask again', async () => {
  await start();
  await get('/read', 'one');
  const answers = await burst(500, '/read', 'one');
  expect(withCode(answers, 200)).toBe(206);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused[0]).toMatchObject({
    statusCode: codes.tooManyRequests,
    businessMsg: '同时进行的操作过多，请稍后再试',
    retryAfter: '2',
  });
});

test('a member has so many calls of a class a minute, wherever they are; others have their own', async () => {
  await start({ ofMember: { read: 5, write: 5, heavy: 2 } });
  for (let time = 0; time < 5; time += 1)
    expect((await get('/read', 'one', {}, `198.51.100.${time}`)).statusCode).toBe(200);
  const refused = await get('/read', 'one');
  expect(refused).toMatchObject({
    statusCode: codes.tooManyRequests,
    businessMsg: '操作过于频繁，请稍后再试',
    data: null,
  });
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  expect(Number(refused.retryAfter)).toBeLessThanOrEqual(60);
  expect((await get('/heavy', 'one')).statusCode).toBe(200);
  expect((await get('/light', 'one')).statusCode).toBe(200);
  expect((await get('/read', 'another')).statusCode).toBe(200);
});

test('visitors from one network who ask much are asked for a captcha, never shut out, and members there for nothing', async () => {
  await start({ ofNetwork: { read: 3, write: 3, heavy: 3 } });
  for (let time = 0; time < 3; time += 1) expect((await get('/public')).statusCode).toBe(200);
  expect(await get('/public')).toMatchObject({
    statusCode: codes.captchaRequired,
    callbackAddress: '/pb/api/captcha/challenge?purpose=call',
  });
  const validateData = await solvedCaptcha(db.pool, 'call');
  expect((await get('/public', undefined, { validateData })).statusCode).toBe(200);
  expect((await get('/read', 'member of the school')).statusCode).toBe(200);
});

test('a token that is nobody’s takes the place of a visitor, however many are made up', async () => {
  await start({ shareOfNetwork: { atOnce: 2, waiting: 5 } });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => get('/read', `dead ${at}`)));
  expect(withCode(answers, codes.sessionExpired)).toBe(7);
  expect(withCode(answers, codes.tooManyRequests)).toBe(43);
});

test('a call that is refused or breaks gives its place back', async () => {
  await start({ shareOfNetwork: { atOnce: 1, waiting: 0 } });
  for (let time = 0; time < 5; time += 1) expect((await get('/read')).statusCode).toBe(codes.notLoggedIn);
  expect((await get('/public')).statusCode).toBe(200);
});

test('rows of lists are bounded for each member and day, by what they are, on every server of a database', async () => {
  await start({ rowsOfMember: { vip: 3_000, rights: 2_000, other: 1_000 } });
  const first = app;
  listed = 200;
  const answers = await burst(12, '/list', 'reader');
  expect(withCode(answers, 200)).toBe(5);
  expect(answers.find(({ statusCode }) => statusCode === codes.tooManyRequests)).toMatchObject({
    businessMsg: '今日列表可读的条数已用完（每日 1,000 条），约 24 小时后恢复',
    retryAfter: expect.stringMatching(/^86[34]\d\d$/) as string,
  });
  // What gives no rows goes on, and so does everybody else.
  expect((await get('/read', 'reader')).statusCode).toBe(200);
  expect((await get('/list', 'other')).statusCode).toBe(200);
  listed = 0;
  expect((await get('/list', 'reader')).statusCode).toBe(200);
  listed = 200;
  expect((await get('/list', 'vip reader')).statusCode).toBe(200);
  await start({ rowsOfMember: { vip: 3_000, rights: 2_000, other: 1_000 } });
  expect((await get('/list', 'reader')).statusCode).toBe(codes.tooManyRequests);
  await first.close();
});

test('what analysts list of their own is no part of it', async () => {
  await start();
  const { countRows } = callLimits(db.pool, {
    ...CALL_LIMITS,
    rowsOfMember: { vip: 1, rights: 1, other: 1 },
  });
  const rowsFor = (access: Call['access']) =>
    countRows({ access, cost: 'read' }, anIdentity({ accountId: 'analyst' }), { indexDatas: [1, 2, 3] });
  for (let time = 0; time < 3; time += 1) await rowsFor('analyst');
  // What uses the last of it up is still answered.
  await rowsFor('member');
  await expect(rowsFor('member')).rejects.toThrow('今日列表可读的条数已用完');
});

test('a person who scrolls through ten thousand rows in windows of 200 is not held up', async () => {
  await start();
  listed = 200;
  for (let at = 0; at < 10_000; at += listed) expect((await get('/list', 'reader')).statusCode).toBe(200);
  const { rows } = await db.pool.query<{ used: number }>(`select used from budget where name = 'rows.other'`);
  // Taken by the handful, and no more than one ahead.
  expect(rows[0]?.used).toBeLessThan(11_500);
});
