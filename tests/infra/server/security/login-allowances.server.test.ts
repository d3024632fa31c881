import { grantAllowance, takeAllowance } from '#infra/server/security/login-allowances';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const allowance = { globalId: '6001', deviceId: 'd1' };
const grant = () => grantAllowance(db.pool, allowance);
const take = (more: Partial<typeof allowance> = {}) => takeAllowance(db.pool, { ...allowance, ...more });
const age = (interval: string) =>
  db.pool.query('update login_allowance set expires_at = expires_at - $1::interval', [interval]);

afterEach(() => db.pool.query('truncate login_allowance'));

test('nobody is allowed whom nobody allowed', async () => {
  expect(await take()).toBe(false);
});

test('an allowance serves once, also when it was granted twice', async () => {
  await grant();
  await grant();
  expect([await take(), await take()]).toEqual([true, false]);
});

test.each([
  ['another browser', { deviceId: 'd2' }],
  ['another account', { globalId: '6002' }],
])('%s does not have it, and asking does not spend it', async (_, other) => {
  await grant();
  expect([await take(other), await take()]).toEqual([false, true]);
});

test('it lives for sixty seconds', async () => {
  await grant();
  await age('59 seconds');
  expect(await take()).toBe(true);
  await grant();
  await age('61 seconds');
  expect(await take()).toBe(false);
});

test('of thirty parallel calls one gets it', async () => {
  await grant();
  const taken = await Promise.all(Array.from({ length: 30 }, () => take()));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test('a login that is rolled back gives it back', async () => {
  await grant();
  const failing = db.database.transaction(async (client) => {
    expect(await takeAllowance(client, allowance)).toBe(true);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await take()).toBe(true);
});

test('expired allowances are swept by the next one', async () => {
  await grant();
  await age('2 minutes');
  await grantAllowance(db.pool, { globalId: '6002', deviceId: 'd9' });
  const { rows } = await db.pool.query('select global_id from login_allowance');
  expect(rows).toEqual([{ global_id: '6002' }]);
});
