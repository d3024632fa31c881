import type { Pool } from 'pg';
import { Parameters } from '#infra/server/postgres/parameters';
import type { Delivery } from '../contract/quality';
import type { Period } from '../contract/period';
import { during, duringHours } from './during';
import { EXPECTED, TABS } from './expected';
import { numberIn } from './fields';

interface Hour extends Omit<Delivery['hours'][number], 'at'> {
  readonly at: Date;
}

export const deliveryOf = async (pool: Pool, { from, to }: Period): Promise<Delivery> => {
  const period = { from, to };
  const ask = async <Row extends object>(sql: (parameters: Parameters) => string): Promise<Row[]> => {
    const parameters = new Parameters();
    const text = sql(parameters);
    return (await pool.query<Row>(text, parameters.values)).rows;
  };
  const [hours, tabs, delays, reported] = await Promise.all([
    ask<Hour>(
      (parameters) => `
      select hour as at, received, stored, repeated, bad, refused from delivery_hour
      where ${duringHours(parameters, period)} order by hour`,
    ),
    ask<{ tabs: number; tabsWithHoles: number; expected: number; arrived: number }>(
      (parameters) => `
      select count(*)::int as tabs, count(*) filter (where events < expected)::int as "tabsWithHoles",
        coalesce(sum(expected), 0)::float8 as expected, coalesce(sum(events), 0)::float8 as arrived
      from (select first_at, events, ${EXPECTED} as expected from ${TABS}) as tab where first_at >= ${parameters.add(from, 'date')}::timestamp at time zone 'Asia/Shanghai'
        and first_at < (${parameters.add(to, 'date')} + 1)::timestamp at time zone 'Asia/Shanghai'`,
    ),
    ask<{ p: readonly (number | null)[] | null; ahead: number }>(
      (parameters) => `
      select percentile_cont(array[0.5, 0.95, 0.99]) within group (
          order by extract(epoch from received_at - happened_at) * 1000) as p,
        count(*) filter (where happened_at > received_at + interval '5 minutes')::int as ahead
      from event where ${during(parameters, period)} and tab is not null`,
    ),
    ask<{ reported: number }>(
      (parameters) => `
      select coalesce(sum(${numberIn('n')}), 0)::float8 as reported from event
      where ${during(parameters, period)} and fncode = '990102'`,
    ),
  ]);
  const [p50 = null, p95 = null, p99 = null] = delays[0]?.p ?? [];
  return {
    hours: hours.map(({ at, ...hour }) => ({ ...hour, at: at.toISOString() })),
    tabs: 0,
    tabsWithHoles: 0,
    expected: 0,
    arrived: 0,
    ...tabs[0],
    reported: reported[0]?.reported ?? 0,
    delay: { p50, p95, p99 },
    ahead: delays[0]?.ahead ?? 0,
  };
};
