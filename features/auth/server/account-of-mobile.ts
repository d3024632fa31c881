import { randomInt } from 'node:crypto';
import type { PoolClient } from 'pg';
import { NO_PASSWORD } from '#infra/server/security/no-password';
import { lockMobile } from '#infra/server/security/lock-mobile';
import { createAccount } from './rights';

interface MobileOwner {
  readonly mobile: string;
  readonly fullName: string;
  /** Accounts of the demo mode count. */
  readonly demo: boolean;
}

const DIGITS = 8;
const nameless = (): string => `yh${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`;

/** Its owner logs in by phone, and has no password until one is set. */
const createFor = async (client: PoolClient, { mobile, fullName }: MobileOwner): Promise<string> => {
  const passwordHash = NO_PASSWORD;
  const plan = { fullName, mobile, organisation: '', rights: [], until: new Date(), passwordHash };
  for (;;) {
    const id = await createAccount(client, { ...plan, username: nameless() });
    if (id !== undefined) return id;
  }
};

/** Of a phone that was proven: its personal account, else its oldest, else a new one. */
export const accountOfMobile = async (client: PoolClient, owner: MobileOwner): Promise<string> => {
  await lockMobile(client, owner.mobile);
  const { rows } = await client.query<{ id: string }>(
    `select id::text as id from account where mobile = $1 and (not is_demo or $2)
     order by kind <> 'personal', id limit 1`,
    [owner.mobile, owner.demo],
  );
  return rows[0]?.id ?? createFor(client, owner);
};
