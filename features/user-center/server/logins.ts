import type { Pool, PoolClient } from 'pg';

/** What the member centre needs of `auth`, which keeps passwords and logins. */
export interface Logins {
  readonly hashPassword: (password: string) => Promise<string>;
  readonly isPassword: (hashed: string | undefined, password: string) => Promise<boolean>;
  /** Ends living logins of one account, only this one or all but that one; gives how many. */
  readonly endLogins: (
    client: Pool | PoolClient,
    ending: {
      readonly accountId: string;
      readonly by: 'device';
      readonly sessionId?: string;
      readonly exceptSession?: string;
    },
  ) => Promise<number>;
}
