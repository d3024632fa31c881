import type { PoolClient } from 'pg';
import { audit } from '#infra/server/security/audit';
import type { Identity } from '#infra/server/http/identity';

const TRIAL = "interval '7 days'";

const giveTrial = async (client: PoolClient, accountId: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    `update account set vip_until = now() + ${TRIAL}, is_trial = true, has_applied = true
     where id = $1 and not has_applied and coalesce(vip_until, '-infinity') <= now()`,
    [accountId],
  );
  return rowCount === 1;
};

/**
 * Puts the product on record; true when the member, who never had a trial and is no VIP, gets one for it.
 * The account's own row decides, so parallel calls give one trial.
 */
export const addBusiness = async (
  client: PoolClient,
  { accountId, sessionId }: Pick<Identity, 'accountId' | 'sessionId'>,
  source: string,
): Promise<boolean> => {
  await client.query(
    'insert into source_product (account_id, source) values ($1, $2) on conflict do nothing',
    [accountId, source],
  );
  const isFirst = await giveTrial(client, accountId);
  if (isFirst) await audit(client, { event: 'trial.given', accountId, sessionId });
  return isFirst;
};
