import { createHash, randomBytes } from 'node:crypto';

const BYTES = 24;

/** 192 bits as 32 signs that need no escaping in an address or a cookie. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

/** What is stored: random secrets of this length need no salt. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
