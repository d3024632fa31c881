import { openDeviceKey } from '#infra/browser/signing/device-key';
import { deviceFrom } from '#infra/server/security/signing/device';
import { deviceStore } from '#infra/server/security/signing/device-store';
import { testDatabase } from '#tests/support/database';
import { blockedStorage } from '#tests/support/wire-client';

const db = testDatabase();
const aDevice = async () => {
  const { publicKeys } = await openDeviceKey(blockedStorage);
  return { keys: publicKeys, device: await deviceFrom(publicKeys) };
};

test('a registered device is found by another server, with the same keys', async () => {
  const { device, keys } = await aDevice();
  await deviceStore(db.pool).register(device, keys);
  const found = await deviceStore(db.pool).find(device.thumbprint);
  expect(found?.signing.export({ format: 'jwk' })).toMatchObject(keys.signing);
  expect(await globalThis.crypto.subtle.exportKey('jwk', found?.answering as CryptoKey)).toMatchObject(
    keys.answering,
  );
  expect(await deviceStore(db.pool).find('x'.repeat(43))).toBeUndefined();
});

test('keeps no more imported than it was told, and finds the others again', async () => {
  const store = deviceStore(db.pool, 2);
  const all = await Promise.all([aDevice(), aDevice(), aDevice()]);
  for (const { device, keys } of all) await store.register(device, keys);
  const [first, , third] = all.map(({ device }) => device);
  expect(await store.find(third?.thumbprint ?? '')).toBe(third);
  const again = await store.find(first?.thumbprint ?? '');
  expect(again).not.toBe(first);
  expect(again?.thumbprint).toBe(first?.thumbprint);
});

test('forgets who has not shaken hands for 90 days', async () => {
  const store = deviceStore(db.pool);
  const [old, fresh] = [await aDevice(), await aDevice()];
  for (const { device, keys } of [old, fresh]) await store.register(device, keys);
  await db.pool.query(`update device set last_seen_at = now() - interval '91 days' where thumbprint = $1`, [
    old.device.thumbprint,
  ]);
  await store.forgetOld();
  expect(await store.find(old.device.thumbprint)).toBeUndefined();
  expect(await store.find(fresh.device.thumbprint)).toBe(fresh.device);
});
