import type { PoolClient } from 'pg';
import { audit } from '#infra/server/security/audit';
import type { Identity } from '#infra/server/http/identity';
import type { Erasure, Range } from '../contract';
import { newReceipt } from './receipt';
import { badWhereOf, whereOf } from './where-of';

/** A tab without facts is none, and one says whose it was only as long as facts of it do. */
const FORGET_TABS = [
  'delete from event_tab as t where account_name = $1 and not exists (select from event as e where e.tab = t.tab)',
  `update event_tab as t set account_name = null where account_name = $1
     and not exists (select from event as e where e.tab = t.tab and e.account_name = $1)`,
];
export const forgetTabsOf = async (client: PoolClient, accountName: string): Promise<void> => {
  for (const sql of FORGET_TABS) await client.query(sql, [accountName]);
};

/** Also what could not be read; with a kind, that has none and stays. The receipt stands or falls with the rows. */
export const erase = async (
  client: PoolClient,
  { accountId, accountName, sessionId }: Identity,
  range: Range,
): Promise<Erasure> => {
  const { kind = null, from = null, to = null } = range;
  const { sql, values } = whereOf(accountName, range);
  const { rowCount } = await client.query(`delete from event where ${sql}`, [...values]);
  await forgetTabsOf(client, accountName);
  const bad = badWhereOf(accountName, range);
  const badGone = bad && (await client.query(`delete from event_bad where ${bad.sql}`, [...bad.values]));
  const erased = (rowCount ?? 0) + (badGone?.rowCount ?? 0);
  const receipt = newReceipt();
  await client.query(
    `insert into behavior_erasure (receipt, account_id, account_name, kind, from_day, to_day, erased)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [receipt, accountId, accountName, kind, from, to, erased],
  );
  await audit(client, { event: 'behavior.erased', accountId, sessionId });
  return { receipt, erased };
};
