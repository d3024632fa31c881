import { createPublicKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import type { EcPublicJwk, HandshakeRequest } from '#src/contract/handshake';

/** A browser's keys, imported. */
export interface Device {
  /** RFC 7638, of the signing key. */
  readonly thumbprint: string;
  readonly signing: KeyObject;
  readonly answering: CryptoKey;
}

const publicHalf = ({ x, y }: EcPublicJwk): EcPublicJwk => ({ kty: 'EC', crv: 'P-256', x, y });

/** Rejects when a point is not on the curve. */
export const deviceFrom = async ({ signing, answering }: HandshakeRequest): Promise<Device> => ({
  thumbprint: await calculateJwkThumbprint(publicHalf(signing)),
  signing: createPublicKey({ key: { ...publicHalf(signing) }, format: 'jwk' }),
  answering: await globalThis.crypto.subtle.importKey(
    'jwk',
    publicHalf(answering),
    { name: 'ECDH', namedCurve: 'P-256' },
    true,
    [],
  ),
});
