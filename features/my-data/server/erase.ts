import type { PoolClient } from 'pg';
import { audit } from '#infra/server/security/audit';
import type { Identity } from '#infra/server/http/identity';
import type { Erasure, Range } from '../contract';
import { deleteEvents } from './delete-events';
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

/** Since when somebody does what, as the facts that are left tell it. */
const LEFT = `select coalesce(device, '') as device, fncode, coalesce(role::text, '') as role,
    min(day) as first_day, max(day) as last_day
  from event where account_name = $1 group by 1, 2, 3`;
const RETELL_FIRSTS = [
  `delete from event_first as f where account_name = $1 and (device, fncode, role) not in (
     select device, fncode, role from (${LEFT}) as l)`,
  // Who came before all that is kept stays no newcomer.
  `update event_first as f set last_day = l.last_day,
     first_day = case when f.first_day = '-infinity' then f.first_day else l.first_day end
   from (${LEFT}) as l where f.account_name = $1 and (f.device, f.fncode, f.role) = (l.device, l.fncode, l.role)`,
];
const retellFirstsOf = async (client: PoolClient, accountName: string): Promise<void> => {
  for (const sql of RETELL_FIRSTS) await client.query(sql, [accountName]);
};

/** How the receipt says what was meant. */
const RECEIPT_COLUMNS: Readonly<Record<keyof Range, string>> = {
  kind: 'kind',
  from: 'from_day',
  to: 'to_day',
};
const MEANT = Object.keys(RECEIPT_COLUMNS) as (keyof Range)[];

/** Also what could not be read. The receipt stands or falls with the rows. */
export const erase = async (
  client: PoolClient,
  { accountId, accountName, sessionId }: Identity,
  range: Range,
): Promise<Erasure> => {
  const { sql, values } = whereOf(accountName, range);
  const gone = await deleteEvents(client, sql, values);
  await forgetTabsOf(client, accountName);
  await retellFirstsOf(client, accountName);
  const bad = badWhereOf(accountName, range);
  const badGone = await client.query(`delete from event_bad where ${bad.sql}`, [...bad.values]);
  const erased = gone + (badGone.rowCount ?? 0);
  const receipt = newReceipt();
  await client.query(
    `insert into behavior_erasure (receipt, account_id, account_name, erased, ${MEANT.map((field) => RECEIPT_COLUMNS[field]).join(', ')})
     values ($1, $2, $3, $4, ${MEANT.map((_, at) => `$${at + 5}`).join(', ')})`,
    [receipt, accountId, accountName, erased, ...MEANT.map((field) => range[field] ?? null)],
  );
  await audit(client, { event: 'behavior.erased', accountId, sessionId });
  return { receipt, erased };
};
