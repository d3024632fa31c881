import { NoSecureContext, openDeviceKey, type KeyStorage } from '#infra/browser/signing/device-key';
import { blockedStorage } from '#tests/support/wire-client';

const storageInMemory = (): KeyStorage => {
  let kept: Awaited<ReturnType<KeyStorage['keepFirst']>> | undefined;
  return {
    read: () => Promise.resolve(kept),
    keepFirst: (offered) => Promise.resolve((kept ??= offered)),
  };
};

test('two tabs that open at once end up with one key', async () => {
  const storage = storageInMemory();
  const [one, other] = await Promise.all([openDeviceKey(storage), openDeviceKey(storage)]);
  expect(one.thumbprint).toBe(other.thumbprint);
  expect(one.isKept).toBe(true);
});

test('blocked storage costs the memory of the device, not its use', async () => {
  const device = await openDeviceKey(blockedStorage);
  expect(device.isKept).toBe(false);
  expect(device.thumbprint).toMatch(/^[\w-]{43}$/);
  expect(await device.signer.sign(new Uint8Array(3))).toHaveLength(64);
});

test('no key can be taken out', async () => {
  const { answering } = await openDeviceKey(blockedStorage);
  await expect(globalThis.crypto.subtle.exportKey('jwk', answering)).rejects.toThrow(/not extractable/);
});

test('on a plain http host one sentence names the remedy', async () => {
  const { subtle } = globalThis.crypto;
  Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true });
  try {
    const opening = openDeviceKey(blockedStorage);
    await expect(opening).rejects.toBeInstanceOf(NoSecureContext);
    await expect(opening).rejects.toThrow('HTTPS=1');
  } finally {
    Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true });
  }
});
