import { deriveKey as deriveOnServer } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKeyWith } from '#infra/browser/derive-key';
import { aChallenge } from '#tests/features/captcha/a-challenge';

test('the script, the browser and the server derive the same key, also on plain http hosts without crypto.subtle', async () => {
  const { parameters } = aChallenge();
  const [salt, password] = [new Uint8Array(16).fill(2), new Uint8Array(20).fill(7)];
  const derived = await Promise.all(
    [deriveOnServer, deriveKeyWith(globalThis.crypto.subtle), deriveKeyWith(undefined)].map((derive) =>
      derive(parameters, salt, password),
    ),
  );
  const keys = derived.map(({ derivedKey }) => Buffer.from(derivedKey).toString('hex'));
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(keys).size).toBe(1);
});
