import { randomUUID } from 'node:crypto';
import { PRODUCT_CODE, recordLimitationCall } from '#features/anomaly/contract';
import { anomalyServer, TOO_MANY } from '#features/anomaly/server/index';
import { onceOnly } from '#infra/server/http/once-only';
import { asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const ask = asker(() => anomalyServer().routes.map(onceOnly(db.database)));
const report = (account: string, ip = '10.0.0.1', intention: string = randomUUID()) =>
  ask(recordLimitationCall, {
    ip,
    device: 'a-browser',
    headers: { 'idempotency-key': intention },
    body: { account, userName: '王工', telephone: '13800000000', appName: PRODUCT_CODE },
  });
const kept = async () =>
  (await db.pool.query('select account, user_name, telephone from anomaly_report')).rows;

afterEach(() => db.pool.query('truncate anomaly_report, budget'));

test('[CALL-020] keeps for the administrator who asked', async () => {
  await report('member');
  expect(await kept()).toEqual([{ account: 'member', user_name: '王工', telephone: '13800000000' }]);
});

test('sent again under the same name, it is kept once and counted once', async () => {
  const intention = randomUUID();
  await Promise.all(Array.from({ length: 12 }, () => report('member', '10.0.3.1', intention)));
  await report('member', '10.0.3.1', intention);
  expect(await kept()).toHaveLength(1);
  const { rows } = await db.pool.query('select used from budget');
  expect(rows).toEqual([{ used: 1 }, { used: 1 }]);
});

test('answers alike for accounts that exist and those that do not', async () => {
  await db.pool.query(`insert into account (username, password_hash, global_id) values ('here', '', 'g1')`);
  expect(await report('here')).toEqual(await report('nowhere', '10.0.0.2'));
});

test('a place reports an account at most three times a day, however it is written, and no place uses up what another may', async () => {
  await Promise.all(['member', 'Member', 'MEMBER'].map((account) => report(account, '10.0.1.1')));
  await expect(report('member', '10.0.1.1')).rejects.toThrow(TOO_MANY);
  expect(await kept()).toHaveLength(3);
  await report('member', '10.0.2.1');
});

test('a place reports at most thirty accounts an hour, also all at once', async () => {
  const told = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => report(`a${at}`)));
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  expect(await kept()).toHaveLength(30);
});
