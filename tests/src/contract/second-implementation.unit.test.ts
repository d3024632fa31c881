import { createPublicKey, generateKeyPairSync, sign as signBytes, verify } from 'node:crypto';
import { type Request as TheirRequest, httpbis } from 'http-message-signatures';
import { verifySignature } from 'http-message-sig';
import { openDeviceKey } from '#infra/browser/signing/device-key';
import { sign } from '#infra/browser/signing/sign';
import type { WireRequest } from '#infra/gateway/wire-request';
import { ALGORITHM, componentsOf, LABEL, TAG } from '#src/contract/signature';
import { blockedStorage } from '#tests/support/wire-client';

/** Repeatable chance. */
const chance = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};
const random = chance(20260721);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
const some = (length: number, alphabet: string) => Array.from({ length }, () => pick([...alphabet])).join('');
const origin = pick(['https://portal.test', 'http://localhost:8080']);

const randomRequest = (): WireRequest => {
  const segments = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
    some(1 + Math.floor(random() * 9), "aZ09-_.~!$&'()*+,;=:@李é%20 "),
  );
  const path = `/${segments.map((segment) => encodeURIComponent(segment)).join('/')}`;
  const query = pick([
    '',
    '?',
    '?a',
    '?a=&b',
    `?q=${encodeURIComponent(some(8, '北京😀 +&=?/'))}`,
    '?x=1&x=2',
    '?a%5Bb%5D=c',
  ]);
  const method = pick(['GET', 'POST'] as const);
  const bytes =
    method === 'GET'
      ? undefined
      : new TextEncoder().encode(some(Math.floor(random() * 400) + 1, 'ab{}":,北😀'));
  return {
    method,
    path: path + query,
    headers: {
      ...(random() < 0.5 && { validateData: some(12, 'abc=, ;').trim() || 'c' }),
      ...(random() < 0.5 && { 'Idempotency-Key': some(36, '0123456789abcdef-') }),
      ...(random() < 0.7 && { accessToken: some(43, 'abcXYZ019_-'), casId: some(16, 'abc') }),
      ...(random() < 0.5 && { globalId: 'g1' }),
      ...(bytes && {
        'content-type': pick(['application/json', 'application/x-www-form-urlencoded; charset=utf-8']),
      }),
    },
    ...(bytes && { bytes }),
  };
};

test('500 random requests: each implementation accepts what the other has signed, over the same base', async () => {
  const device = await openDeviceKey(blockedStorage);
  const publicKey = createPublicKey({ key: { ...device.publicKeys.signing }, format: 'jwk' });
  const ports = {
    device,
    now: () => 1_790_000_000_123,
    stamp: ({ n }: { readonly n: string }) => Promise.resolve(`h..${n}.c.t`),
    addressOf: (request: WireRequest) => new URL(request.path, origin).href,
  };
  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const p1363 = 'ieee-p1363' as const;

  let agreed = 0;
  for (let i = 0; i < 500; i += 1) {
    const signed = await sign(randomRequest(), ports);
    const { method, bytes } = signed;
    const url = ports.addressOf(signed);
    const headers: Record<string, string> = { ...signed.headers };

    let theirBase = '';
    const theirVerdict = await httpbis.verifyMessage(
      {
        keyLookup: async () => ({
          id: device.thumbprint,
          algs: [ALGORITHM],
          verify: async (data, signature) => {
            theirBase = data.toString();
            return verify('sha256', data, { key: publicKey, dsaEncoding: p1363 }, signature);
          },
        }),
        notAfter: 1_790_000_100,
      },
      { method, url, headers },
    );
    expect(theirVerdict).toBe(true);

    const unsigned = Object.fromEntries(
      Object.entries(headers).filter(([name]) => !name.startsWith('signature')),
    );
    const byThem: TheirRequest = await httpbis.signMessage(
      {
        key: {
          id: 'them',
          alg: ALGORITHM,
          sign: async (data) => signBytes('sha256', data, { key: foreign.privateKey, dsaEncoding: p1363 }),
        },
        name: LABEL,
        fields: [...componentsOf((name) => name in unsigned, bytes !== undefined)],
        params: ['created', 'nonce', 'keyid', 'alg', 'tag'],
        paramValues: { created: new Date(1_790_000_000_000), nonce: some(22, 'abcXYZ'), tag: TAG },
      },
      { method, url, headers: unsigned },
    );
    let ourBase = '';
    await verifySignature(
      {
        kind: 'request',
        method,
        targetUri: url,
        fields: Object.entries(byThem.headers).map(([name, value]) => ({ name, value: String(value) })),
      },
      {
        label: LABEL,
        policy: {
          algorithms: [ALGORITHM],
          requiredComponents: [],
          requiredParameters: ['nonce'],
          now: 1_790_000_000,
        },
        resolveVerifier: () => ({
          algorithm: ALGORITHM,
          verify: (base, signature) => {
            ourBase = Buffer.from(base).toString();
            return verify('sha256', base, { key: foreign.publicKey, dsaEncoding: p1363 }, signature);
          },
        }),
      },
    );
    const withoutParams = (base: string) => base.slice(0, base.indexOf('"@signature-params"'));
    expect(withoutParams(ourBase)).toBe(withoutParams(theirBase));
    agreed += 1;
  }
  expect(agreed).toBe(500);
});
