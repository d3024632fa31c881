import { SAMPLE_LICENCE, type Provenance } from '#src/contract/provenance';
import type { LaborRow } from '../contract';

export type StoredRow = Omit<LaborRow, 'provenance'> &
  Record<'issuer' | 'title', string> & {
    readonly method: string | null;
    readonly note: string | null;
    readonly revision: number;
  };

/** Of `labor_item i`. */
export const INCLUDED = `
  jsonb_build_object('tools', i.has_tools, 'materials', i.has_materials, 'insurance', i.has_insurance, 'tax', i.has_tax)`;

/** Of `labor_item i`, `labor_line l`, `region r`, and the prices of a month and the one before. */
const COLUMNS = `
  l.id, i.id as "itemId", i.section, i.name, i.content, i.unit, i.mode, ${INCLUDED} as included, i.tax_rate::float8 as "taxRate",
  l.area_id::text as "areaId", r.name as "areaName", to_char(p.period, 'YYYY-MM') as period,
  p.low::float8 as low, p.middle::float8 as middle, p.high::float8 as high, p.n,
  round((p.middle / before.middle - 1) * 100, 2)::float8 as change,
  l.source, l.issuer, l.title, l.method, p.note, l.revision`;

const BEFORE = `
  left join labor_price before
    on before.line_id = p.line_id and before.period = (p.period - interval '1 month')::date`;

/**
 * Prices of a place ($1) in a month ($2): a city has that of its province where it has none of its own then, a province
 * those of its cities beside its own.
 */
export const PRICES_AT = `
  select ${COLUMNS}
  from (
    select distinct on (item_id, city) line.*, beneath.areaid as city
    from labor_line line join labor_price priced on priced.line_id = line.id and priced.period = $2
    left join region beneath on beneath.areaid = line.area_id and beneath.pid = $1 and beneath.level = 2
    where area_id in ($1, (select pid from region where areaid = $1 and level = 2)) or beneath.areaid is not null
    order by item_id, city, area_id <> $1
  ) l
  join labor_item i on i.id = l.item_id
  join region r on r.areaid = l.area_id
  join labor_price p on p.line_id = l.id and p.period = $2
  ${BEFORE}
  order by array_position($3::text[], i.section), i.source = 'sample', i.rank, i.id, l.city nulls first`;

/** Lines by id ($1), each with its newest price. */
export const LINES = `
  select ${COLUMNS}
  from labor_line l
  join labor_item i on i.id = l.item_id
  join region r on r.areaid = l.area_id
  cross join lateral (select * from labor_price where line_id = l.id order by period desc limit 1) p
  ${BEFORE}
  where l.id = any ($1::text[])`;

const provenanceOf = (row: StoredRow): Provenance => ({
  kind: row.source,
  issuer: row.issuer,
  title: row.title,
  priceDate: row.period,
  taxBasis: row.included.tax ? '含税' : '除税',
  n: row.n,
  ...(row.method && { method: row.method }),
  ...(row.note && { note: row.note }),
  revision: row.revision,
  licence: row.source === 'sample' ? SAMPLE_LICENCE : '以提供单位的规定为准',
});

export const rowOf = (stored: StoredRow): LaborRow => {
  const { issuer: _i, title: _t, method: _m, note: _n, revision: _r, ...row } = stored;
  return { ...row, provenance: provenanceOf(stored) };
};
