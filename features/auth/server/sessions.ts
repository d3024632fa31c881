import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';

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

/** Seconds a token lives without use; every use within it starts the span anew. */
export const TOKEN_LIFE_S = 1_800;
/** A renewal whose answer was lost may be asked for again with the same token. */
export const GRACE = "interval '60 seconds'";

export interface Session {
  readonly accessToken: string;
  /** Id of the login family, travelling as casId. */
  readonly familyId: string;
  readonly globalId: string;
  readonly isNewUser: boolean;
  /** Seconds until the login family ends, and with it the token, however much it is used. */
  readonly leftS: number;
}

export const issueToken = async (
  client: PoolClient,
  familyId: string,
  token: string,
  lifeS: number,
): Promise<void> => {
  await client.query(
    `insert into session_token (digest, family_id, issued_at, expires_at)
     values ($1, $2, now(), now() + make_interval(secs => $3)) on conflict (digest) do nothing`,
    [digestOf(token), familyId, lifeS],
  );
};
