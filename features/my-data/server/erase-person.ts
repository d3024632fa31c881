import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { audit } from '#infra/server/security/audit';
import { deleteEvents } from './delete-events';
import { forgetTabsOf } from './erase';
import { newReceipt } from './receipt';

export interface ErasureRequest {
  readonly account: string;
  /** `anonymous`: the facts stay, and say of nobody. */
  readonly how: 'anonymous' | 'deleted';
  /** Name of the account that asks for it; undefined: an operator, by a command. */
  readonly by?: string | undefined;
}

export interface PersonErasure {
  readonly receipt: string;
  readonly erased: number;
  readonly anonymised: number;
  readonly at: string;
}

/** Tabs that this account was logged in in, with names that nobody can work out again. */
const TABS = `
  select tab, 'x' || left(md5($2 || tab), 24) as name
  from (select distinct tab from event where account_name = $1 and tab is not null) as own`;

const renumbered = (column: 'entry' | 'search_id'): string =>
  `${column} = ('x' || left(md5($2 || e.${column}::text), 15))::bit(60)::bigint`;
/** Numbers of the visit and of a search, which later facts of the open page carry as well, and those of a file taken before. */
const UNNAMED = `account_name = null, device = null, id = gen_random_uuid(), ${renumbered('entry')},
  ${renumbered('search_id')}`;

/**
 * Name, browser and tab go, also of what the same tab told before the log-in, so that nothing leads from what is left to
 * the person, or from one of their later facts to it. Another member's facts of the tab stay theirs.
 */
const ANONYMISE = `
  with renamed as (${TABS})
  update event as e set ${UNNAMED}, tab = r.name
  from renamed as r where e.tab = r.tab and (e.account_name = $1 or e.account_name is null)`;

/**
 * Facts that are renamed, and those of other members that keep the tab. Each of the two knows that the numbers of the other
 * are none of its losses; what was lost stays with the tab, and goes with the facts only where nothing else is left of it.
 */
const PARTS = `
  with renamed as materialized (${TABS}), own as (
    select tab, name, min(happened_at) as first_at, max(happened_at) as last_at, coalesce(max(role::text), '') as role,
      count(*) as events, max(sequence) as last, range_agg(int8range(sequence, sequence, '[]')) as numbers
    from event join renamed using (tab) where (account_name = $1 or account_name is null) and sequence is not null
    group by tab, name
  ), others as (
    select tab, max(account_name) as account from event join renamed using (tab) where account_name <> $1 group by tab
  )`;
const ALL_NUMBERS = (last: string): string => `int8multirange(int8range(0, ${last}, '[]'))`;
const PART_TABS = [
  `${PARTS} insert into event_tab (tab, first_at, last_at, role, events, last_sequence)
   select name, first_at, last_at, role, events, last from own`,
  `${PARTS} insert into known_gap (tab, numbers)
   select name, case when others.tab is null then coalesce(g.numbers, '{}') else ${ALL_NUMBERS('last')} - own.numbers end
   from own left join others using (tab) left join known_gap as g using (tab)`,
  `${PARTS} insert into known_gap (tab, numbers)
   select tab, case when others.tab is null then ${ALL_NUMBERS('greatest(last, t.last_sequence)')} else own.numbers end
   from own left join others using (tab) left join event_tab as t using (tab) order by tab
   on conflict (tab) do update set numbers = known_gap.numbers + excluded.numbers, at = now()`,
  `${PARTS} update event_tab as t set events = t.events - own.events,
     account_name = case when t.account_name = $1 then others.account else t.account_name end
   from own join others using (tab) where t.tab = own.tab`,
  `${PARTS} delete from event_tab where tab in (select tab from own) and tab not in (select tab from others)`,
];
const REST = `update event as e set ${UNNAMED} where account_name = $1`;

/** Also of what their browsers told without a name, which may have been them. */
const FORGET_FIRSTS = `
  delete from event_first where account_name = $1 or (account_name = '' and device in (
    select device from event_first where account_name = $1 and device <> ''))`;

const anonymise = async (client: PoolClient, account: string): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from event where account_name = $1',
    [account],
  );
  const salt = randomBytes(16).toString('hex');
  // The tabs are known by the facts, so they come first.
  for (const sql of PART_TABS) await client.query(sql, [account, salt]);
  await client.query(ANONYMISE, [account, salt]);
  await client.query(REST, [account, salt]);
  return rows[0]?.count ?? 0;
};

const remove = async (client: PoolClient, account: string): Promise<number> => {
  // What their tabs told before the log-in is theirs, too.
  const gone = await deleteEvents(
    client,
    `account_name = $1 or (account_name is null and tab in (
       select tab from event where account_name = $1 and tab is not null))`,
    [account],
  );
  await forgetTabsOf(client, account);
  return gone;
};

/**
 * Everything of one account, asked for by somebody else; undefined where there is neither such an account nor anything of
 * it. What could not be read is deleted either way. The receipt stands or falls with the rows.
 */
export const erasePerson = async (
  client: PoolClient,
  { account, how, by }: ErasureRequest,
): Promise<PersonErasure | undefined> => {
  const known = await client.query<{ id: string }>('select id::text as id from account where username = $1', [
    account,
  ]);
  const accountId = known.rows[0]?.id;
  const touched = await (how === 'anonymous' ? anonymise : remove)(client, account);
  await client.query(FORGET_FIRSTS, [account]);
  const bad = await client.query(
    `delete from event_bad where body ? 'accountName' and body ->> 'accountName' = $1`,
    [account],
  );
  const badCount = bad.rowCount ?? 0;
  if (accountId === undefined && touched + badCount === 0) return undefined;
  const [erased, anonymised] = how === 'anonymous' ? [badCount, touched] : [touched + badCount, 0];
  const receipt = newReceipt();
  const { rows } = await client.query<{ at: Date }>(
    `insert into behavior_erasure (receipt, account_id, account_name, erased, anonymised, done_by)
     values ($1, $2, $3, $4, $5, $6) returning at`,
    [receipt, accountId ?? null, account, erased, anonymised, by ?? '命令'],
  );
  await audit(client, { event: 'behavior.erased-for-person', accountId, subject: by });
  return { receipt, erased, anonymised, at: (rows[0]?.at ?? new Date(NaN)).toISOString() };
};
