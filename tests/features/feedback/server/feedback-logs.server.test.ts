import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { LOG_MAX_BYTES } from '#features/feedback/contract';
import { feedbackServer, NO_LOG, TOO_MANY, TOO_MANY_LOGS } from '#features/feedback/server/index';
import { forgetLogs, readFeedbackLog, refuseNoLog } from '#features/feedback/server/logs';
import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';

const app = testApp();
const { db } = app;

const LOG = `{"k":"h","fmt":"alog","v":5}\n{"k":"e"}\n`;
/** Each line stands for eight of the one before. */
const LAUGHING = [
  LOG.split('\n')[0],
  ...Array.from({ length: 24 }, (_, i) =>
    JSON.stringify({ k: 'a', i, pl: i === 0 ? 'x'.repeat(70) : Array(8).fill({ $ref: `${i - 1}/pl` }) }),
  ),
].join('\n');
const packed = (text = LOG) => gzipSync(text).toString('base64');

let keys = 0;
const report = async (who: string | undefined, actionLog: string, more: object = {}) => {
  keys += 1;
  const key = keys;
  const { httpStatus, envelope } = await app.ask({
    method: 'POST',
    url: '/pb/userCenter/faultReport',
    headers: {
      'idempotency-key': `report-number-${key}-of-a-test`,
      ...(who && { accesstoken: await app.tokenOf(who) }),
    },
    payload: { description: `打不开 ${key}`, srcType: '3', actionLog, ...more },
  });
  return { httpStatus, ...envelope };
};
const logs = async () =>
  (
    await db.pool.query<{ username: string; packed: Buffer }>(
      `select username, packed from feedback_log join feedback on feedback.id = feedback_id
       join account on account.id = account_id order by feedback_id`,
    )
  ).rows;

afterEach(() => db.pool.query('truncate feedback, feedback_log, budget'));

test('the log of a report is the one of the session, whatever else is claimed', async () => {
  const answer = await report('vip', packed(), { accountId: '1', account_id: '1', accountName: 'member' });
  expect(answer).toMatchObject({ statusCode: 200, data: null });
  const [kept, ...others] = await logs();
  expect(others).toEqual([]);
  expect(kept?.username).toBe('vip');
  expect(gunzipSync(kept?.packed ?? '').toString()).toBe(LOG);
});

test('a visitor reports without a log', async () => {
  expect(await report(undefined, packed())).toMatchObject({ statusCode: 401 });
  expect((await db.pool.query('select from feedback')).rowCount).toBe(0);
});

test.each([
  ['no base64', '<b>'],
  ['no gzip', Buffer.from(LOG).toString('base64')],
  ['another text', packed('{"k":"a"}\n')],
  ['a few bytes that stand for many', packed(LOG + ' '.repeat(40 * LOG_MAX_BYTES))],
  [
    'one byte too many',
    Buffer.concat([gzipSync(LOG), randomBytes(LOG_MAX_BYTES)])
      .subarray(0, LOG_MAX_BYTES + 1)
      .toString('base64'),
  ],
])('%s is refused, and the report with it', async (_, actionLog) => {
  expect((await report('vip', actionLog)).statusCode).not.toBe(200);
  expect((await db.pool.query('select from feedback')).rowCount).toBe(0);
});

test('a log in one line as long as a log may get is unpacked piece by piece, with room for others between', async () => {
  const line = `{"k":"a","i":1,"b":[${'{},'.repeat((31 * LOG_MAX_BYTES) / 3)}0]}`;
  const bytes = gzipSync(`${LOG}${line}`);
  let turns = 0;
  const tick = () => {
    turns += 1;
    ticking = setImmediate(tick);
  };
  let ticking = setImmediate(tick);
  await refuseNoLog(bytes);
  clearImmediate(ticking);
  expect(turns).toBeGreaterThan(100);
});

test('lines that stand for more than anybody could read are kept, and read where nobody waits', async () => {
  expect(await report('vip', packed(LAUGHING))).toMatchObject({ statusCode: 200 });
});

test('what is larger than any log is not read to its end', async () => {
  expect(await report('vip', 'A'.repeat(2 * LOG_MAX_BYTES))).toMatchObject({ httpStatus: 413 });
});

test('nobody reads it through the portal, its writer included', async () => {
  await report('vip', packed());
  const [{ id }] = (await db.pool.query<{ id: string }>('select id::text from feedback')).rows as [
    { id: string },
  ];
  for (const who of ['vip', 'member', 'internal', 'analyst']) {
    const accesstoken = await app.tokenOf(who);
    for (const url of [
      '/pb/userCenter/feedback',
      `/pb/userCenter/feedback?id=${id}&log=1`,
      `/pb/userCenter/faultReport?id=${id}`,
      `/pb/userCenter/faultReport/${id}`,
    ]) {
      const answer = await app.ask({ url, headers: { accesstoken } });
      expect(JSON.stringify(answer)).not.toMatch(/alog|packed|actionLog|H4sI/);
    }
  }
});

test('goes with its feedback', async () => {
  await report('vip', packed());
  await db.pool.query('delete from feedback');
  expect((await db.pool.query('select from feedback_log')).rowCount).toBe(0);
});

test('what is no log is said to be none', async () => {
  expect(await report('vip', packed('x'))).toMatchObject({ businessMsg: NO_LOG });
});

test('a member’s sixth log of a day is refused, all at once too; the words alone and others’ logs are taken', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => report('vip', packed())));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    ...Array<number>(5).fill(codes.ok),
    ...Array<number>(3).fill(codes.tooManyRequests),
  ]);
  expect(await report('vip', packed())).toMatchObject({ businessMsg: TOO_MANY_LOGS });
  expect((await db.pool.query('select from feedback')).rowCount).toBe(5);
  const { envelope } = await app.ask({
    method: 'POST',
    url: '/pb/behavior/addFeedback',
    headers: { 'idempotency-key': 'the-words-alone-of-vip', accesstoken: await app.tokenOf('vip') },
    payload: { description: '打不开', srcType: '3' },
  });
  expect(envelope.statusCode).toBe(codes.ok);
  expect(await report('member', packed())).toMatchObject({ statusCode: codes.ok });
});

test('refused logs count: after thirty in an hour none is taken any more, not even a good one', async () => {
  const refused = await Promise.all(Array.from({ length: 30 }, () => report('vip', packed('x'))));
  expect(refused.map(({ businessMsg }) => businessMsg)).toEqual(Array<string>(30).fill(NO_LOG));
  expect(await report('vip', packed())).toMatchObject({ businessMsg: TOO_MANY });
  expect(await report('vip', packed('x'))).toMatchObject({ businessMsg: TOO_MANY });
  expect(await report('member', packed())).toMatchObject({ statusCode: codes.ok });
});

test('a report that is taken counts once', async () => {
  await report('vip', packed());
  const { rows } = await db.pool.query(`select used from budget where name = 'feedback.sender'`);
  expect(rows).toEqual([{ used: 1 }]);
});

test('a log that is sent again under its name is the one that was taken', async () => {
  const send = async () => {
    const { envelope } = await app.ask({
      method: 'POST',
      url: '/pb/userCenter/faultReport',
      headers: { 'idempotency-key': 'the-same-report-again', accesstoken: await app.tokenOf('vip') },
      payload: { description: '打不开', srcType: '3', actionLog: packed() },
    });
    return envelope.statusCode;
  };
  expect([await send(), await send()]).toEqual([codes.ok, codes.ok]);
  expect(await logs()).toHaveLength(1);
});

test('a log is forgotten after thirty days, its report is not', async () => {
  for (const description of ['旧', '新']) await report('vip', packed(), { description });
  const age = (days: number) =>
    db.pool.query(`update feedback set at = now() - make_interval(days => $1) where description = '旧'`, [
      days,
    ]);
  const forget = async () => {
    for (const work of feedbackServer({ pool: db.pool }).jobs?.forget ?? []) await work(db.pool, 100);
  };
  const left = async () =>
    (
      await db.pool.query<{ description: string; hasLog: boolean }>(
        `select description, feedback_id is not null as "hasLog"
         from feedback left join feedback_log on feedback_id = id order by id`,
      )
    ).rows;
  await age(29);
  await forget();
  expect((await left()).map(({ hasLog }) => hasLog)).toEqual([true, true]);
  await age(31);
  await forget();
  expect(await left()).toEqual([
    { description: '旧', hasLog: false },
    { description: '新', hasLog: true },
  ]);
});

test('the same words and log sent again are one and count once; with another log they are another', async () => {
  const same = { description: '页面打不开' };
  const LOGS = [packed(), packed(), packed(`${LOG}{"k":"e"}\n`)];
  const answers = [];
  for (const log of LOGS) answers.push((await report('vip', log, same)).statusCode);
  expect(answers).toEqual([200, 200, 200]);
  expect(await logs()).toHaveLength(2);
  expect((await db.pool.query('select from feedback')).rowCount).toBe(2);
  for (let sent = 0; sent < 4; sent += 1) await report('vip', packed(), same);
  // Two were counted.
  expect(await report('vip', packed(), { description: '另一个' })).toMatchObject({ statusCode: 200 });
});

test.each([
  ['the words first', (log: string) => [undefined, log]],
  ['the log first', (log: string) => [log, undefined]],
])('sent again with its log and without, it is one: %s', async (_, orderOf) => {
  const accesstoken = await app.tokenOf('vip');
  for (const [at, actionLog] of orderOf(packed()).entries())
    await app.ask({
      method: 'POST',
      url: actionLog ? '/pb/userCenter/faultReport' : '/pb/behavior/addFeedback',
      headers: { accesstoken, 'idempotency-key': `with-and-without-${orderOf.name}-${at}` },
      payload: { description: '白屏', srcType: '3', actionLog },
    });
  expect((await db.pool.query('select from feedback')).rowCount).toBe(1);
  expect(await logs()).toHaveLength(1);
});

test('a log of one byte more than may be kept is none, however well it is packed', async () => {
  const fill = (bytes: number) => gzipSync(LOG + 'x'.repeat(bytes), { level: 0 });
  const bytes =
    LOG_MAX_BYTES - LOG.length - (fill(LOG_MAX_BYTES - 500).length - (LOG_MAX_BYTES - 500 + LOG.length));
  expect([fill(bytes).length, fill(bytes + 1).length]).toEqual([LOG_MAX_BYTES, LOG_MAX_BYTES + 1]);
  await refuseNoLog(fill(bytes));
  await expect(refuseNoLog(fill(bytes + 1))).rejects.toThrow(NO_LOG);
});

test('the logs of a day are counted until its end in Shanghai', async () => {
  await report('vip', packed());
  const { rows } = await db.pool.query(
    `select abs(extract(epoch from ends_at at time zone 'Asia/Shanghai'
       - (date_trunc('day', now() at time zone 'Asia/Shanghai') + interval '1 day'))) < 120 as "isMidnight"
     from budget where name = 'feedback.logs'`,
  );
  expect(rows).toEqual([{ isMidnight: true }]);
});

test('no more logs are forgotten at once than were asked for', async () => {
  for (const description of ['一', '二']) await report('vip', packed(), { description });
  await db.pool.query(`update feedback set at = now() - interval '31 days'`);
  expect(await forgetLogs(db.pool, 1)).toBe(1);
  expect(await logs()).toHaveLength(1);
  expect([await forgetLogs(db.pool, 9), await forgetLogs(db.pool, 9)]).toEqual([1, 0]);
});

test('that a log was read is on record with its writer and the number of its report', async () => {
  await report('vip', packed());
  const { rows: kept } = await db.pool.query<{ id: string; account: string }>(
    'select id::text, account_id::text as account from feedback',
  );
  expect(await readFeedbackLog(db.pool, kept[0]?.id ?? '')).toBe(LOG);
  expect(await readFeedbackLog(db.pool, '987654321')).toBeUndefined();
  const { rows } = await db.pool.query(
    `select account_id::text as account, object as id from audit where event = 'feedback.log-read'`,
  );
  expect(rows).toEqual(kept);
});
