import { compactDecrypt, CompactEncrypt } from 'jose';
import { SEAL_ALGORITHM, SEAL_CIPHER } from '#src/contract/sealed-body';
import { STAMP_HEADER, type Stamp } from '#src/contract/stamp';

export interface NamedKey {
  readonly kid: string;
  readonly key: CryptoKey;
}

const utf8 = new TextEncoder();
const strictText = new TextDecoder('utf-8', { fatal: true });

/** `path` is sealed in with the body, so that a login cannot be posted to another address. */
export const seal = (plain: string, path: string, { kid, key }: NamedKey): Promise<string> =>
  new CompactEncrypt(utf8.encode(plain))
    .setProtectedHeader({ alg: SEAL_ALGORITHM, enc: SEAL_CIPHER, kid, aud: path })
    .encrypt(key);

export const open = async (jwe: string, answering: CryptoKey): Promise<string> => {
  const { plaintext } = await compactDecrypt(jwe, answering, {
    keyManagementAlgorithms: [SEAL_ALGORITHM],
    contentEncryptionAlgorithms: [SEAL_CIPHER],
  });
  return strictText.decode(plaintext);
};

export const sealStamp = (stamp: Stamp, { kid, key }: NamedKey): Promise<string> =>
  new CompactEncrypt(utf8.encode(JSON.stringify(stamp)))
    .setProtectedHeader({ ...STAMP_HEADER, kid })
    .encrypt(key);
