import type { Pool, PoolClient } from 'pg';
import { v7 } from 'uuid';
import { groupCommit } from '#infra/server/postgres/group-commit';
import type { TrackedBody } from '../contract';
import type { ReadEvent } from './read-event';

export interface Owner {
  readonly accountName: string;
  readonly role: string;
}

/** One row as the database takes it. */
export interface EventRow {
  readonly id: string;
  /** ms; null: when it was received. */
  readonly at: number | null;
  /** ms; null: now. */
  readonly receivedAt: number | null;
  readonly fncode: string;
  readonly guideType: string | null;
  readonly accountName: string | null;
  readonly searchId: string | null;
  readonly tab: string | null;
  readonly sequence: number | null;
  readonly entry: number | null;
  readonly device: string | null;
  readonly route: string | null;
  readonly role: string | null;
  /** Of its code, where not every one is sent. */
  readonly rate: number | null;
  readonly query: string;
}

/** Whose fact it is, their login says; what the body claims counts only where it is the same. */
export const rowOf = (
  { fncode, envelope, query, guideType: appended }: ReadEvent,
  { guideType = appended, searchId }: Pick<TrackedBody, 'guideType' | 'searchId'>,
  owner: Owner | undefined,
  receivedAt: number | null = null,
): EventRow => ({
  id: envelope?.id ?? v7(),
  at: envelope?.ct ?? null,
  receivedAt,
  fncode,
  guideType: guideType ?? null,
  accountName: owner?.accountName ?? null,
  searchId: /^\d{1,18}$/.test(String(searchId)) ? String(searchId) : null,
  tab: envelope?.tb ?? null,
  sequence: envelope?.sq ?? null,
  entry: envelope?.en ?? null,
  device: envelope?.dv ?? null,
  route: envelope?.rt ?? null,
  role: owner?.role ?? (envelope ? 'a' : null),
  // A stranger's word makes one fact no more than one.
  rate: owner ? (envelope?.sr ?? null) : null,
  query: JSON.stringify(query),
});

/** Days: whoever comes every day is not written down anew every day. */
export const LAST_DAY_LAG = 7;

/**
 * What a member who does not want to be recorded sends is refused by the table, and counts as never received. Rows that
 * name the same counters take them in the same order, or two groups would wait for each
 * other for ever.
 */
const STORE = `
  with given as (
    select id, coalesce(to_timestamp(at / 1000), to_timestamp(received_at / 1000), now()) as happened_at,
      coalesce(to_timestamp(received_at / 1000), now()) as received_at, fncode, guide_type, account_name, search_id,
      tab, sequence, entry, device, route, role, rate, query
    from unnest($1::uuid[], $2::float8[], $3::float8[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[],
      $9::int[], $10::bigint[], $11::text[], $12::text[], $13::text[], $14::real[], $15::jsonb[])
      as t (id, at, received_at, fncode, guide_type, account_name, search_id, tab, sequence, entry, device, route, role,
        rate, query)
  ), added as (
    insert into event (id, day, received_at, happened_at, fncode, guide_type, account_name, search_id, tab, sequence,
      entry, device, route, role, rate, query)
    select id, event_day(happened_at), received_at, happened_at, fncode, guide_type, account_name, search_id, tab,
      sequence, entry, device, route, role, rate, query from given
    on conflict do nothing
    returning id, day, happened_at, fncode, guide_type, account_name, tab, sequence, device, route, role, rate
  ), hours as (
    insert into event_hour
    select date_trunc('hour', happened_at), fncode, coalesce(role::text, ''), coalesce(route, ''),
      coalesce(guide_type, ''), sum(1 / coalesce(rate, 1))
    from added group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (hour, fncode, role, route, guide_type) do update set events = event_hour.events + excluded.events
  ), days as (
    insert into event_day_sum
    select event_day(happened_at), fncode, coalesce(role::text, ''), sum(1 / coalesce(rate, 1))
    from added group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, fncode, role) do update set events = event_day_sum.events + excluded.events
  ), tabs as (
    insert into event_tab (tab, first_at, last_at, role, events, last_sequence, account_name)
    select tab, min(happened_at), max(happened_at), coalesce(max(role::text), ''), count(*), max(sequence),
      max(account_name)
    from added where tab is not null and sequence is not null group by tab order by tab
    on conflict (tab) do update set first_at = least(event_tab.first_at, excluded.first_at),
      last_at = greatest(event_tab.last_at, excluded.last_at), events = event_tab.events + excluded.events,
      role = case when excluded.role = 'a' then event_tab.role else excluded.role end,
      last_sequence = greatest(event_tab.last_sequence, excluded.last_sequence),
      account_name = coalesce(excluded.account_name, event_tab.account_name)
  ), doings as (
    select coalesce(account_name, '') as account_name, coalesce(device, '') as device, fncode,
      coalesce(role::text, '') as role, min(day) as first_day, max(day) as last_day
    from added where account_name is not null or device is not null group by 1, 2, 3, 4
  ), firsts as (
    insert into event_first as f select * from doings as d
    where not exists (select from event_first as k
      where (k.account_name, k.device, k.fncode, k.role) = (d.account_name, d.device, d.fncode, d.role)
        and k.first_day <= d.first_day and k.last_day + ${LAST_DAY_LAG} > d.last_day)
    order by account_name, device, fncode, role
    on conflict (account_name, device, fncode, role) do update set
      first_day = least(f.first_day, excluded.first_day), last_day = greatest(f.last_day, excluded.last_day)
  ), withheld as (
    select tab, sequence from given
    where account_name in (select account_name from behavior_pause) and id not in (select id from added)
      and not exists (select from event as e where e.id = given.id and e.day = event_day(given.happened_at))
  ), gaps as (
    insert into known_gap (tab, numbers)
    select tab, range_agg(int8range(sequence, sequence, '[]')) from withheld
    where tab is not null and sequence is not null group by tab order by tab
    on conflict (tab) do update set numbers = known_gap.numbers + excluded.numbers, at = now()
  ), counted as (
    select (select count(*) from given) - (select count(*) from withheld) as received,
      (select count(*) from added) as stored
  ), deliveries as (
    insert into delivery_hour (hour, received, stored, repeated)
    select date_trunc('hour', now()), received, stored, received - stored from counted
    on conflict (hour) do update set received = delivery_hour.received + excluded.received,
      stored = delivery_hour.stored + excluded.stored, repeated = delivery_hour.repeated + excluded.repeated
  )
  select id from added, pg_notify('event_stored', '')`;

const column = (rows: readonly EventRow[], name: keyof EventRow) => rows.map((row) => row[name]);

/** Stored when it answers; `repeated` where it was there before, or its member does not want to be recorded. */
export type Stored = 'stored' | 'repeated';

export const storeRows =
  (client: Pool | PoolClient) =>
  async (rows: readonly EventRow[]): Promise<readonly Stored[]> => {
    const names: readonly (keyof EventRow)[] = [
      'id',
      'at',
      'receivedAt',
      'fncode',
      'guideType',
      'accountName',
      'searchId',
      'tab',
      'sequence',
      'entry',
      'device',
      'route',
      'role',
      'rate',
      'query',
    ];
    const added = await client.query<{ id: string }>({
      name: 'store-events',
      text: STORE,
      values: names.map((name) => column(rows, name)),
    });
    const ids = new Set(added.rows.map(({ id }) => id));
    // Twice in one group: the second is the repetition.
    return rows.map(({ id }) => (ids.delete(id) ? 'stored' : 'repeated'));
  };

export const eventStore = (pool: Pool) => groupCommit(storeRows(pool));
