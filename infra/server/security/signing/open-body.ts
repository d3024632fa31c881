import { compactDecrypt, CompactEncrypt } from 'jose';
import { SEAL_ALGORITHM, SEAL_CIPHER, sealedPart } from '#src/contract/sealed-body';
import type { Device } from './device';
import { handshakeWanted, SigningRefusal, unreadable, unsealed } from './signing-errors';
import type { ServerKeys } from './server-keys';

const strictText = new TextDecoder('utf-8', { fatal: true });

/**
 * What was sealed into the fields of a form. The path is sealed in as `aud`, so that a login cannot be posted to
 * another address. Throws a refusal when the form is not sealed, or not for this path, or not to a key of ours.
 */
export const openBody = async (
  fields: unknown,
  path: string,
  keys: Pick<ServerKeys, 'find'>,
): Promise<unknown> => {
  const jwe = sealedPart(fields);
  if (jwe === undefined) throw unsealed();
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(
      jwe,
      ({ kid }) => {
        const key = keys.find(kid);
        if (!key) throw handshakeWanted('seal key');
        return key.privateKey;
      },
      { keyManagementAlgorithms: [SEAL_ALGORITHM], contentEncryptionAlgorithms: [SEAL_CIPHER] },
    );
    if (protectedHeader['aud'] !== path) throw unreadable('sealed for another path');
    return JSON.parse(strictText.decode(plaintext)) as unknown;
  } catch (error) {
    throw error instanceof SigningRefusal ? error : unreadable('sealed body');
  }
};

/** The whole envelope as a compact JWE that only this device can open. */
export const sealAnswer = (envelope: unknown, { answering }: Device): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(JSON.stringify(envelope)))
    .setProtectedHeader({ alg: SEAL_ALGORITHM, enc: SEAL_CIPHER })
    .encrypt(answering);
