import { createHmac, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { type RequestDescriptor, createSignature, verifySignature } from 'http-message-sig';

const created = 1618884473;
const message: RequestDescriptor = {
  kind: 'request',
  method: 'POST',
  targetUri: 'https://example.com/foo?param=Value&Pet=dog',
  fields: [
    { name: 'Host', value: 'example.com' },
    { name: 'Date', value: 'Tue, 20 Apr 2021 02:07:55 GMT' },
    { name: 'Content-Type', value: 'application/json' },
    { name: 'Content-Length', value: '18' },
  ],
};

test('B.2.5: hmac-sha256, byte for byte', async () => {
  const secret = Buffer.from(
    'uzvJfB4u3N0Jy4T7NZ75MDVcr8zSTInedJtkgcu46YW4XByzNJjxBdtjUkdJPBtbmHhIDi6pcl8jsasjlTMtDQ==',
    'base64',
  );
  const written = await createSignature(message, {
    label: 'sig-b25',
    components: ['date', '@authority', 'content-type'],
    parameters: { created, keyid: 'test-shared-secret' },
    signer: { algorithm: 'hmac-sha256', sign: (base) => createHmac('sha256', secret).update(base).digest() },
  });
  expect(written).toEqual({
    signatureInput:
      'sig-b25=("date" "@authority" "content-type");created=1618884473;keyid="test-shared-secret"',
    signature: 'sig-b25=:pxcQw6G3AjtMBQjwo8XzkZf/bws5LelbaMk5rGIGtE8=:',
  });
});

test('B.2.6: ed25519, byte for byte', async () => {
  const der = Buffer.from('MC4CAQAwBQYDK2VwBCIEIJ+DYvh6SEqVTm50DFtMDoQikTmiCqirVv9mWG9qfSnF', 'base64');
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const written = await createSignature(message, {
    label: 'sig-b26',
    components: ['date', '@method', '@path', '@authority', 'content-type', 'content-length'],
    parameters: { created, keyid: 'test-key-ed25519' },
    signer: { algorithm: 'ed25519', sign: (base) => sign(null, base, key) },
  });
  expect(written).toEqual({
    signatureInput:
      'sig-b26=("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"',
    signature:
      'sig-b26=:wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==:',
  });
});

test('[ENV-012] B.2.4: ecdsa-p256-sha256, the algorithm we use, verifies', async () => {
  const spki =
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEqIVYZVLCrPZHGHjP17CTW0/+D9Lfw0EkjqF7xB4FivAxzic30tMM4GF+hR6Dxh71Z50VGGdldkkDXZCnTNnoXQ==';
  const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
  const verified = await verifySignature(
    {
      kind: 'response',
      status: 200,
      fields: [
        { name: 'Content-Type', value: 'application/json' },
        {
          name: 'Content-Digest',
          value:
            'sha-512=:mEWXIS7MaLRuGgxOBdODa3xqM1XdEvxoYhvlCFJ41QJgJc4GTsPp29l5oGX69wWdXymyU0rjJuahq4l5aGgfLQ==:',
        },
        { name: 'Content-Length', value: '23' },
        {
          name: 'Signature-Input',
          value:
            'sig-b24=("@status" "content-type" "content-digest" "content-length");created=1618884473;keyid="test-key-ecc-p256"',
        },
        {
          name: 'Signature',
          value:
            'sig-b24=:wNmSUAhwb5LxtOtOpNa6W5xj067m5hFrj0XQ4fvpaCLx0NKocgPquLgyahnzDnDAUy5eCdlYUEkLIj+32oiasw==:',
        },
      ],
    },
    {
      policy: {
        algorithms: ['ecdsa-p256-sha256'],
        requiredComponents: ['@status'],
        requiredParameters: ['created'],
      },
      resolveVerifier: () => ({
        algorithm: 'ecdsa-p256-sha256',
        verify: (base, signature) => verify('sha256', base, { key, dsaEncoding: 'ieee-p1363' }, signature),
      }),
    },
  );
  expect(verified.parameters.keyid).toBe('test-key-ecc-p256');
});
