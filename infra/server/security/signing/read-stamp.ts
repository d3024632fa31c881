import { createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import { deriveStampKey, STAMP_HEADER, type Stamp } from '#src/contract/stamp';
import type { Device } from './device';
import { altered, handshakeWanted, SigningRefusal } from './signing-errors';
import type { ServerKeys } from './server-keys';

export type ReadStamp = (jwe: string, device: Device) => Promise<Stamp>;

const IV_BYTES = 12;
const TAG_BYTES = 16;
const decoded = (part: string): Buffer => Buffer.from(part, 'base64url');

interface Parts {
  readonly kid: string;
  readonly authenticated: Buffer;
  readonly iv: Buffer;
  readonly text: Buffer;
  readonly tag: Buffer;
}

/** RFC 7516, compact, for the one header in use. */
const partsOf = (jwe: string): Parts => {
  const [head = '', wrappedKey, iv = '', text = '', tag = '', ...more] = jwe.split('.');
  const { alg, enc, kid } = JSON.parse(decoded(head).toString()) as Readonly<Record<string, unknown>>;
  const parts = {
    kid: String(kid),
    authenticated: Buffer.from(head),
    iv: decoded(iv),
    text: decoded(text),
    tag: decoded(tag),
  };
  const isOurs =
    alg === STAMP_HEADER.alg && enc === STAMP_HEADER.enc && wrappedKey === '' && more.length === 0;
  if (!isOurs || parts.iv.length !== IV_BYTES || parts.tag.length !== TAG_BYTES) throw altered('stamp form');
  return parts;
};

/** Not through jose: WebCrypto goes to another thread and back, which costs more than opening fifty bytes. */
const open = ({ authenticated, iv, text, tag }: Parts, key: KeyObject): Stamp => {
  const cipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(authenticated).setAuthTag(tag);
  return JSON.parse(Buffer.concat([cipher.update(text), cipher.final()]).toString()) as Stamp;
};

export const stampReader = (keys: Pick<ServerKeys, 'find'>): ReadStamp => {
  // Goes with the device: when its record is let go, so is the key.
  const derived = new WeakMap<Device, Map<string, KeyObject>>();
  const stampKey = async (device: Device, kid: string): Promise<KeyObject> => {
    const server = keys.find(kid);
    if (!server) throw handshakeWanted('stamp key');
    const ofDevice = derived.get(device) ?? new Map<string, KeyObject>();
    const known = ofDevice.get(kid);
    if (known) return known;
    const parties = { thumbprint: device.thumbprint, serverKeyId: kid };
    const agreed = await deriveStampKey(server.privateKey, device.answering, parties, 'decrypt');
    const key = createSecretKey(Buffer.from(await globalThis.crypto.subtle.exportKey('raw', agreed)));
    derived.set(device, ofDevice.set(kid, key));
    return key;
  };
  return async (jwe, device) => {
    try {
      const parts = partsOf(jwe);
      return open(parts, await stampKey(device, parts.kid));
    } catch (error) {
      throw error instanceof SigningRefusal ? error : altered('stamp');
    }
  };
};
