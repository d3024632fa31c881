import type { PoolClient } from 'pg';
import { digestOf } from './tokens';

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
