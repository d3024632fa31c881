import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Sealing {
  /** `about` names the place the text belongs to: moved to another one it cannot be opened. */
  seal(text: string, about: string): Buffer;
  /** Undefined when it was sealed under another secret, for another place, or altered. */
  open(sealed: Uint8Array, about: string): string | undefined;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** For what lies in the database and must be worth nothing to whoever reads only that. */
export const sealingUnder = (secret: string): Sealing => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'at rest', KEY_BYTES));
  return {
    seal: (text, about) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(about));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
    },
    open: (sealed, about) => {
      const [nonce, tag] = [
        sealed.subarray(0, NONCE_BYTES),
        sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
      ];
      try {
        const cipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
        cipher.setAAD(Buffer.from(about)).setAuthTag(tag);
        const text = cipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, cipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
};
