import { deviceOf, grantPermits, takePermit } from '#infra/server/security/login-permits';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const granted = { deviceId: 'd1', globalIds: ['6001', '6002'], by: 'sms' } as const;
const asked = { deviceId: 'd1', globalId: '6001', by: 'sms' } as const;
const grant = () => grantPermits(db.pool, granted);
const take = (more: Partial<Parameters<typeof takePermit>[1]> = {}) =>
  takePermit(db.pool, { ...asked, ...more });
const age = (interval: string) =>
  db.pool.query('update login_permit set expires_at = expires_at - $1::interval', [interval]);

afterEach(() => db.pool.query('truncate login_permit'));

test('nobody has a permit who was granted none', async () => {
  expect(await take()).toBe(false);
});

test('a permit serves once, for one of its accounts', async () => {
  await grant();
  expect([await take({ globalId: '6002' }), await take({ globalId: '6002' }), await take()]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['another browser', { deviceId: 'd2' }],
  ['another account', { globalId: '6003' }],
  ['another way', { by: 'qr' as const }],
])('%s does not have it, and asking does not spend it', async (_, other) => {
  await grant();
  expect(await take(other)).toBe(false);
  expect(await take()).toBe(true);
});

test('of fifty parallel calls, for any of the accounts, one gets it', async () => {
  await grant();
  const taken = await Promise.all(
    Array.from({ length: 50 }, (_, index) => take({ globalId: index % 2 ? '6001' : '6002' })),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test('it lives five minutes', async () => {
  await grant();
  await age('4 minutes 58 seconds');
  expect(await take()).toBe(true);
  await grant();
  await age('5 minutes');
  expect(await take()).toBe(false);
});

test('a newer permit takes the place of the older of the same way only', async () => {
  await grant();
  await grantPermits(db.pool, { ...granted, globalIds: ['6001'], by: 'qr' });
  await grantPermits(db.pool, { ...granted, globalIds: ['6009'] });
  expect([await take(), await take({ globalId: '6009' }), await take({ by: 'qr' })]).toEqual([
    false,
    true,
    true,
  ]);
});

test('no accounts, no permit: what stood before stands', async () => {
  await grant();
  await grantPermits(db.pool, { ...granted, globalIds: [] });
  expect(await take()).toBe(true);
});

test('a transaction that is rolled back gives the permit back', async () => {
  await grant();
  const rolledBack = db.database.transaction(async (client) => {
    expect(await takePermit(client, asked)).toBe(true);
    throw new Error('refused later');
  });
  await expect(rolledBack).rejects.toThrow('refused later');
  expect(await take()).toBe(true);
});

test('granting sweeps what has expired', async () => {
  await grant();
  await age('6 minutes');
  await grantPermits(db.pool, { ...granted, deviceId: 'd2' });
  const { rows } = await db.pool.query('select device_id from login_permit');
  expect(rows).toEqual([{ device_id: 'd2' }]);
});

test('a browser is what its header says, unless that is empty, repeated or too long', () => {
  expect(
    [
      { uuidhashcode: 'd' },
      { uuidhashcode: '' },
      {},
      { uuidhashcode: ['a', 'b'] },
      { uuidhashcode: 'x'.repeat(129) },
    ].map((headers) => deviceOf(headers)),
  ).toEqual(['d', undefined, undefined, undefined, undefined]);
});
