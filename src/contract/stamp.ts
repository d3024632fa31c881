import { TAG } from './signature';

export interface Stamp {
  /** The signature's nonce. */
  readonly n: string;
  /** The timestamp header. */
  readonly t: number;
}

/** A compact JWE under a key both sides derive once per handshake: one AES call a request, no key agreement. */
export const STAMP_HEADER = { alg: 'dir', enc: 'A256GCM' } as const;

export interface StampParties {
  readonly thumbprint: string;
  readonly serverKeyId: string;
}

const SECRET_BITS = 256;
const SALT_BYTES = 32;

/** ECDH between the device's answer key and the server's key, then HKDF-SHA-256. Same result on both sides. */
export const deriveStampKey = async (
  ownPrivate: CryptoKey,
  theirPublic: CryptoKey,
  { thumbprint, serverKeyId }: StampParties,
  usage: 'encrypt' | 'decrypt',
): Promise<CryptoKey> => {
  const { subtle } = globalThis.crypto;
  const agreed = await subtle.deriveBits({ name: 'ECDH', public: theirPublic }, ownPrivate, SECRET_BITS);
  const secret = await subtle.importKey('raw', agreed, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode([TAG, 'stamp', thumbprint, serverKeyId].join('\n'));
  return subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(SALT_BYTES), info },
    secret,
    { name: 'AES-GCM', length: SECRET_BITS },
    // Extractable where it opens: the server hands it over to a faster cipher.
    usage === 'decrypt',
    [usage],
  );
};
