import type { Pool } from 'pg';
import { audit } from '#infra/server/security/audit';
import type { Database } from '#infra/server/postgres/database';
import type { Identity } from '#infra/server/http/identity';

/** ISO 8601; null while actions are recorded. */
export const pausedAtOf = async (
  client: Pick<Pool, 'query'>,
  accountName: string,
): Promise<string | null> => {
  const { rows } = await client.query<{ at: Date }>(
    'select paused_at as at from behavior_pause where account_name = $1',
    [accountName],
  );
  return rows[0]?.at.toISOString() ?? null;
};

const PAUSE = 'insert into behavior_pause (account_name) values ($1) on conflict do nothing';
const RESUME = 'delete from behavior_pause where account_name = $1';

export const choosePause = (
  database: Database,
  { accountId, accountName, sessionId }: Identity,
  paused: boolean,
): Promise<string | null> =>
  database.transaction(async (client) => {
    await client.query(paused ? PAUSE : RESUME, [accountName]);
    const event = paused ? 'behavior.paused' : 'behavior.resumed';
    await audit(client, { event, accountId, sessionId });
    return pausedAtOf(client, accountName);
  });
