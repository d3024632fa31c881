import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits; the database keeps the digest alone. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The one token that follows this one. Whoever knows only the token or only the database cannot compute it, and
 * whoever repeats a renewal gets the same.
 */
export const successorOf = (token: string, rotationKey: Buffer): string =>
  createHmac('sha256', rotationKey).update(token).digest('base64url');
