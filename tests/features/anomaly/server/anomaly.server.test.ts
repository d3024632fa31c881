import { randomUUID } from 'node:crypto';
import { REPORT_LIFE_MS, reportTokenOf } from '#infra/server/security/refused-logins';
import { PRODUCT_CODE, recordLimitationCall } from '#features/anomaly/contract';
import { anomalyServer, OVER, TOO_MANY } from '#features/anomaly/server/index';
import { onceOnly } from '#infra/server/http/once-only';
import { asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const ask = asker(() => anomalyServer().routes.map(onceOnly(db.database)));
const tokenOf = (username: string, now?: number) => reportTokenOf(db.pool, `g-${username}`, now);
const reportWith = (account: string, ip = '10.0.0.1', intention: string = randomUUID()) =>
  ask(recordLimitationCall, {
    ip,
    device: 'a-browser',
    headers: { 'idempotency-key': intention },
    body: { account, userName: '王工', telephone: '13800000000', appName: PRODUCT_CODE },
  });
const report = async (username: string, ip?: string) => reportWith(await tokenOf(username), ip);
const kept = async () =>
  (await db.pool.query('select account, user_name, telephone from anomaly_report')).rows;

beforeAll(() =>
  db.pool.query(
    `insert into account (username, password_hash, global_id)
     select name, '', 'g-' || name from unnest($1::text[]) name`,
    [['member', ...Array.from({ length: 40 }, (_, at) => `a${at}`)]],
  ),
);
afterEach(() => db.pool.query('truncate anomaly_report, budget'));

test('[CALL-020] keeps for the administrator who asked', async () => {
  await report('member');
  expect(await kept()).toEqual([{ account: 'member', user_name: '王工', telephone: '13800000000' }]);
});

test('sent again under the same name, it is kept once and counted once', async () => {
  const [intention, token] = [randomUUID(), await tokenOf('member')];
  await Promise.all(Array.from({ length: 12 }, () => reportWith(token, '10.0.3.1', intention)));
  await reportWith(token, '10.0.3.1', intention);
  expect(await kept()).toHaveLength(1);
  const { rows } = await db.pool.query('select used from budget');
  expect(rows).toEqual([{ used: 1 }, { used: 1 }]);
});

test('[RELOGIN-018] a name instead of the token of a refusal reports nothing, and neither does a made one', async () => {
  const [named, ending] = (await tokenOf('member')).split('.');
  const signature = (await tokenOf('a1')).split('.')[2];
  for (const account of ['member', 'g-member', `${named}.${ending}.${signature}`])
    await expect(reportWith(account)).rejects.toThrow(OVER);
  expect(await kept()).toEqual([]);
});

test('the token of a refusal is good for half an hour', async () => {
  const age = (ms: number) => tokenOf('member', Date.now() - ms);
  await reportWith(await age(REPORT_LIFE_MS - 5_000));
  await expect(reportWith(await age(REPORT_LIFE_MS + 1))).rejects.toThrow(OVER);
  expect(await kept()).toHaveLength(1);
});

test('a place reports an account at most three times a day, and no place uses up what another may', async () => {
  for (let time = 0; time < 3; time += 1) await report('member', '10.0.1.1');
  await expect(report('member', '10.0.1.1')).rejects.toThrow(TOO_MANY);
  expect(await kept()).toHaveLength(3);
  await report('member', '10.0.2.1');
});

test('a place reports at most thirty accounts an hour, also all at once', async () => {
  const told = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => report(`a${at}`)));
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  expect(await kept()).toHaveLength(30);
});
