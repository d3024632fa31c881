import { calculateJwkThumbprint } from 'jose';
import type { EcPublicJwk } from '#src/contract/handshake';
import { ALGORITHM } from '#src/contract/signature';
import { keyValueDatabase } from '../key-value-database';

interface KeyPairs {
  readonly signing: CryptoKeyPair;
  readonly answering: CryptoKeyPair;
}

export interface KeyStorage {
  /** The pairs already there, or else keeps the offered ones: two tabs opened at once agree. */
  keepFirst(offered: KeyPairs): Promise<KeyPairs>;
  read(): Promise<KeyPairs | undefined>;
}

const ENTRY = 'pairs';

/** IndexedDB holds the keys themselves, not their bytes: nobody can take them out. */
const indexedDbStorage = (name = 'zaojia-device'): KeyStorage => {
  const keys = keyValueDatabase(name, ['keys'])('keys');
  return {
    read: () => keys.get(ENTRY),
    keepFirst: (offered) => keys.keepFirst(ENTRY, offered),
  };
};

/** Browsers offer cryptography to https and localhost alone. */
const NO_SECURE_CONTEXT =
  '当前地址不是安全连接，无法登录：请用 HTTPS=1 启动服务后以 https 访问，或在本机用 http://localhost 访问';

export class NoSecureContext extends Error {
  constructor() {
    super(NO_SECURE_CONTEXT);
    this.name = 'NoSecureContext';
  }
}

export interface DeviceKey {
  /** RFC 7638, of the signing key. Names this browser; made of chance, not of its features. */
  readonly thumbprint: string;
  readonly signer: { readonly algorithm: string; sign(bytes: Uint8Array): Promise<Uint8Array> };
  readonly answering: CryptoKey;
  readonly publicKeys: { readonly signing: EcPublicJwk; readonly answering: EcPublicJwk };
  /** False when storage is blocked: the device is then a new one on every load. */
  readonly isKept: boolean;
}

const IS_EXTRACTABLE = false;
const generate = async (): Promise<KeyPairs> => {
  const { subtle } = globalThis.crypto;
  const [signing, answering] = await Promise.all([
    subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, IS_EXTRACTABLE, ['sign', 'verify']),
    subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, IS_EXTRACTABLE, ['deriveBits']),
  ]);
  return { signing, answering };
};

const publicJwk = async ({ publicKey }: CryptoKeyPair): Promise<EcPublicJwk> => {
  const { x = '', y = '' } = await globalThis.crypto.subtle.exportKey('jwk', publicKey);
  return { kty: 'EC', crv: 'P-256', x, y };
};

const describe = async ({ signing, answering }: KeyPairs, isKept: boolean): Promise<DeviceKey> => {
  const publicKeys = { signing: await publicJwk(signing), answering: await publicJwk(answering) };
  const ecdsa = { name: 'ECDSA', hash: 'SHA-256' };
  return {
    thumbprint: await calculateJwkThumbprint(publicKeys.signing),
    signer: {
      algorithm: ALGORITHM,
      sign: async (bytes) =>
        new Uint8Array(
          await globalThis.crypto.subtle.sign(ecdsa, signing.privateKey, bytes as Uint8Array<ArrayBuffer>),
        ),
    },
    answering: answering.privateKey,
    publicKeys,
    isKept,
  };
};

/**
 * Once per page: everything it returns is meant to be held on to. Where storage is blocked the keys live in memory.
 * @throws NoSecureContext on a plain http host.
 */
export const openDeviceKey = async (storage: KeyStorage = indexedDbStorage()): Promise<DeviceKey> => {
  // Typed as always there, yet missing on plain http hosts.
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  if (!subtle) throw new NoSecureContext();
  const known = await storage.read().catch(() => undefined);
  if (known) return describe(known, true);
  const fresh = await generate();
  return storage.keepFirst(fresh).then(
    (kept) => describe(kept, true),
    () => describe(fresh, false),
  );
};
