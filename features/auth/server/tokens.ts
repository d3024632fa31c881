import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits; the database keeps the digest alone. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
