import type { HandshakeReply } from '#src/contract/handshake';
import { deriveStampKey } from '#src/contract/stamp';
import type { DeviceKey } from './device-key';
import type { NamedKey } from './seal';

export interface Agreement {
  /** Bodies are sealed to this. */
  readonly serverKey: NamedKey;
  /** Derived once here, used by every request. */
  readonly stampKey: NamedKey;
}

type Party = Pick<DeviceKey, 'thumbprint' | 'answering'>;

/** Turns the server's answer to a handshake into keys that are ready for use. */
export const agree = async (device: Party, { keys }: Pick<HandshakeReply, 'keys'>): Promise<Agreement> => {
  const [newest] = keys;
  if (!newest) throw new Error('the server offered no key');
  const { kid, ...jwk } = newest;
  const ecdh = { name: 'ECDH', namedCurve: 'P-256' };
  const key = await globalThis.crypto.subtle.importKey('jwk', jwk, ecdh, true, []);
  const parties = { thumbprint: device.thumbprint, serverKeyId: kid };
  return {
    serverKey: { kid, key },
    stampKey: { kid, key: await deriveStampKey(device.answering, key, parties, 'encrypt') },
  };
};
