import type { ClientBase, Pool } from 'pg';
import { NATIONWIDE } from '#src/contract/places';
import { RECORDS } from '#src/contract/records';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { indexRecords, removeRecords } from '#infra/server/search/search-index';
import { provenanceOf } from './provenance';
import type { SeriesHead } from './read-series';

const { group } = RECORDS.costIndex.found;
/** What stands on the home page is what most people look for. */
const HEAT = { first: 900_000, step: 1_000 };

type Series = SeriesHead & {
  readonly period: string;
  readonly value: number;
  readonly revision: number;
  readonly rank: number;
};

const OPEN = `
  select s.id, s.name, s.category, s.item, s.area_id::text as "areaId", r.name as "areaName", s.unit, s.method,
    s.publisher, s.source, s.rank, to_char(newest.period, 'YYYY-MM') as period, newest.value::float8 as value,
    (select coalesce(sum(revision), 0)::int from index_point p where p.series_id = s.id) as revision
  from index_series s
  join region r on r.areaid = s.area_id
  cross join lateral (
    select period, value from index_point
    where series_id = s.id and status <> 'forecast' order by period desc limit 1) newest
  where s.status = 'open'`;

const CLOSED = `
  select ref from search_entry e where kind = $1
    and not exists (select from index_series s where s.id = e.ref and s.status = 'open')`;

/** A name that tells the region: 广东综合造价指数. */
const titleOf = ({ name, areaId, areaName }: Series): string =>
  areaId === NATIONWIDE || name.startsWith(areaName) ? name : `${areaName}${name}`;

const SERIES_KINDS: Readonly<Record<string, string>> = { 材料: '材料价格', 人工: '人工费指数' };

/** Makes all series findable by their newest value; those that are no longer published are not found. */
const indexAllSeries = async (client: ClientBase): Promise<void> => {
  const { rows: closed } = await client.query<{ ref: string }>(CLOSED, [group]);
  await removeRecords(
    client,
    group,
    closed.map(({ ref }) => ref),
  );
  const { rows } = await client.query<Series>(OPEN);
  await indexRecords(
    client,
    rows.map((series) => ({
      kind: group,
      ref: series.id,
      title: titleOf(series),
      subtitle: [SERIES_KINDS[series.category] ?? `${series.category}指数`, series.item, series.unit]
        .filter(Boolean)
        .join(' · '),
      areaId: Number(series.areaId),
      publishedOn: `${series.period}-01`,
      price: series.value,
      unit: series.unit,
      heat: Math.max(1, HEAT.first - HEAT.step * series.rank),
      provenance: provenanceOf(series, series),
    })),
  );
};

export const settleSeries = (pool: Pool): Promise<void> => inTransaction(pool, indexAllSeries);
