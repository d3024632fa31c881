import { sealingUnder } from '#infra/server/security/sealing';

const secret = 'a secret of more than thirty-two signs';
const { seal, open } = sealingUnder(secret);

test('what is sealed is opened under the same secret, for the same place', () => {
  const sealed = seal('密钥 𠀀', 'key-1');
  expect(sealingUnder(secret).open(sealed, 'key-1')).toBe('密钥 𠀀');
  expect(sealed.toString('latin1')).not.toContain(Buffer.from('密钥').toString('latin1'));
});

test('the same text is sealed differently every time', () => {
  expect(seal('text', 'key-1')).not.toEqual(seal('text', 'key-1'));
});

test('neither another secret, another place nor an altered byte opens it', () => {
  const sealed = seal('text', 'key-1');
  expect(sealingUnder(`${secret}!`).open(sealed, 'key-1')).toBeUndefined();
  expect(open(sealed, 'key-2')).toBeUndefined();
  for (let at = 0; at < sealed.length; at += 1) {
    const bent = Buffer.from(sealed);
    bent.writeUInt8((bent[at] ?? 0) ^ 1, at);
    expect(open(bent, 'key-1')).toBeUndefined();
  }
  for (const length of [0, 11, 27, 28]) expect(open(sealed.subarray(0, length), 'key-1')).toBeUndefined();
});
