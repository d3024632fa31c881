import type { PoolClient } from 'pg';

/** In the order in which facts are counted, so that neither waits for the other for ever. */
const DELETE = (where: string) => `
  with gone as (
    delete from event where ${where} returning happened_at, fncode, role, route, guide_type, rate
  ), hours as (
    insert into event_hour
    select date_trunc('hour', happened_at), fncode, coalesce(role::text, ''), coalesce(route, ''),
      coalesce(guide_type, ''), -sum(1 / coalesce(rate, 1))
    from gone group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (hour, fncode, role, route, guide_type) do update set events = event_hour.events + excluded.events
  ), days as (
    insert into event_day_sum
    select event_day(happened_at), fncode, coalesce(role::text, ''), -sum(1 / coalesce(rate, 1))
    from gone group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, fncode, role) do update set events = event_day_sum.events + excluded.events
  )
  select count(*)::int as count from gone`;
/** Sums are no whole numbers where only a share of a code is sent. */
const FORGET_NOTHING = ['event_hour', 'event_day_sum'].map(
  (sums) => `delete from ${sums} where events < 0.5`,
);

/** With their share of the sums; gives how many there were. */
export const deleteEvents = async (
  client: PoolClient,
  where: string,
  values: readonly unknown[],
): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(DELETE(where), [...values]);
  for (const sql of FORGET_NOTHING) await client.query(sql);
  return rows[0]?.count ?? 0;
};
