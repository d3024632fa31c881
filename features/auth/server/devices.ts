import type { Pool } from 'pg';
import { audit } from '../../../infra/server/audit';
import type { Identity } from '../../../infra/server/identity';
import type { Device } from '../contract';
import { endFamilies } from './end-session';

/** The member's logins that are alive, or would wake up when their browser is used again. */
export const devicesOf = async (
  pool: Pool,
  { accountId, sessionId }: Pick<Identity, 'accountId'> & Partial<Pick<Identity, 'sessionId'>>,
): Promise<Device[]> => {
  const { rows } = await pool.query<
    Record<'casId' | 'browser' | 'system', string> & Record<'at' | 'used', Date>
  >(
    `select id as "casId", browser, system, created_at as at, last_used_at as used
     from login_family
     where account_id = $1 and ended_at is null and expires_at > now() and not is_ticket
       and (remembered or exists (
         select 1 from session_token where family_id = login_family.id and session_token.expires_at > now()))
     order by id = $2 desc, last_used_at desc, id`,
    [accountId, sessionId ?? null],
  );
  return rows.map(({ casId, browser, system, at, used }) => ({
    casId,
    browser,
    system,
    loggedInAt: at.toISOString(),
    lastUsedAt: used.toISOString(),
    isCurrent: casId === sessionId,
  }));
};

/** False when the member has no such login; ending one's own is logging out. */
export const endDevice = async (
  pool: Pool,
  { accountId, sessionId: own }: Identity,
  sessionId: string,
): Promise<boolean> => {
  const by = sessionId === own ? 'member' : 'device';
  if ((await endFamilies(pool, { accountId, by, sessionId })) === 0) return false;
  await audit(pool, { event: 'device.removed', accountId, sessionId });
  return true;
};
