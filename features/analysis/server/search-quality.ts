import type { Pool } from 'pg';
import { Parameters } from '#infra/server/postgres/parameters';
import type { SearchQuality } from '../contract/quality';
import type { Period } from '../contract/period';
import { during } from './during';
import { numberIn } from './fields';

const TOP = 50;
const LAST_RANK = 20;

type Types = SearchQuality['types'];

export const searchQualityOf = async (pool: Pool, period: Period): Promise<SearchQuality> => {
  const ask = async <Row extends object>(sql: (where: string) => string): Promise<Row[]> => {
    const parameters = new Parameters();
    const { rows } = await pool.query<Row>(sql(during(parameters, period)), parameters.values);
    return rows;
  };
  const [types, failures, keywords, withoutResult, ranks] = await Promise.all([
    ask<Types[number]>(
      (where) => `
      with facts as (
        select search_id, fncode, query ->> 'type' as type, ${numberIn('ms')} as ms from event
        where ${where} and fncode in ('200101', '200102', '200103', '200106')
      ), searches as (
        select search_id, coalesce(max(type) filter (where fncode = '200101'), '') as type,
          bool_or(fncode = '200101') as started, bool_or(fncode = '200102') as finished,
          bool_or(fncode = '200103') as failed, bool_or(fncode = '200106') as opened,
          max(ms) filter (where fncode = '200102') as ms
        from facts where search_id is not null group by 1
      )
      select type, count(*) filter (where started)::int as started, count(*) filter (where finished)::int as finished,
        count(*) filter (where opened)::int as opened, count(*) filter (where failed)::int as failed,
        percentile_cont(0.5) within group (order by ms) as p50, percentile_cont(0.95) within group (order by ms) as p95
      from searches group by 1 order by 2 desc`,
    ),
    ask<SearchQuality['failures'][number]>(
      (where) => `
      select coalesce(query ->> 'statusCode', '') as "statusCode", count(*)::int as searches from event
      where ${where} and fncode = '200103' group by 1 order by 2 desc limit ${TOP}`,
    ),
    ask<SearchQuality['keywords'][number]>(
      (where) => `
      select query ->> 'keyword' as keyword, count(*) filter (where fncode = '200101')::int as searches,
        count(*) filter (where fncode = '200107')::int as empty
      from event where ${where} and fncode in ('200101', '200107') and query ->> 'keyword' <> ''
      group by 1 order by 2 desc, 1 limit ${TOP}`,
    ),
    ask<SearchQuality['withoutResult'][number]>(
      (where) => `
      select query ->> 'keyword' as keyword, count(*)::int as searches from event
      where ${where} and fncode = '200107' and query ->> 'keyword' <> '' group by 1 order by 2 desc, 1 limit ${TOP}`,
    ),
    ask<SearchQuality['ranks'][number]>(
      (where) => `
      select rank, count(*)::int as opened
      from (select ${numberIn('rank')} as rank from event where ${where} and fncode = '200106') as opened
      where rank between 1 and ${LAST_RANK} group by 1 order by 1`,
    ),
  ]);
  return { types, failures, keywords, withoutResult, ranks };
};
