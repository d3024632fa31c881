import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { conditionsOf, equals, where } from '#infra/server/listing/conditions';
import { Parameters } from '#infra/server/postgres/parameters';
import { codes } from '#src/contract/codes';
import { NATIONWIDE } from '#src/contract/places';
import type { Provenance } from '#src/contract/provenance';
import {
  itemList,
  type Attributes,
  type Item,
  type ItemFilter,
  type OpenProjects,
  type PartIndexes,
} from '../contract';
import { partLabel } from './parts';

export interface Node {
  readonly id: string;
  readonly name: string;
  readonly areaName: string;
  readonly typeCode: string;
  readonly structure: string;
  readonly stage: string;
  readonly priceDate: string;
  readonly taxBasis: string;
  readonly area: number;
  readonly unitCost: number;
  readonly scope: string;
  readonly provenance: Provenance;
  readonly count: number;
  readonly hasComposition: boolean;
}

const NODE = `
  select p.id, p.name, concat_ws(' ', province.name, city.short_name) as "areaName", p.type as "typeCode",
    p.structure, p.stage, to_char(p.price_date, 'YYYY-MM') as "priceDate", p.tax_basis as "taxBasis",
    p.area::float8 as area, p.unit_cost::float8 as "unitCost", coalesce(p.overview->>'scope', '') as scope,
    p.provenance,
    (select count(*)::int from new_item where bid_node_id = p.id) as count,
    exists (select from new_item where bid_node_id = p.id and labor is not null) as "hasComposition"
  from project p
  left join region province on province.areaid = p.area_id
  left join region city on city.areaid = p.city_id
  where p.id = $1`;

export const findNode = async (pool: Pool, id: string): Promise<Node | undefined> =>
  (await pool.query<Node>(NODE, [id])).rows[0];

const AREAS = `
  select distinct area_id::text as area from project p
  where exists (select from new_item where bid_node_id = p.id) and area_id::text <> $1 order by area`;

/** Where items are open; the whole country leads, whatever there is. */
export const areasOf = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ area: string }>(AREAS, [NATIONWIDE]);
  return [NATIONWIDE, ...rows.map(({ area }) => area)];
};

/** Refuses what is not published, or whose items are not open. */
export const openNode = async (pool: Pool, id: string): Promise<Node> => {
  const node = await findNode(pool, id);
  if (!node) throw new ApiError(codes.notFound, '没有找到这个单项工程');
  if (node.count === 0) throw new ApiError(codes.notFound, '这个单项工程没有开放清单项目');
  return node;
};

const conditions = conditionsOf(itemList, {
  areaId: 'elsewhere',
  projectId: 'elsewhere',
  bidNodeId: equals('bid_node_id', 'text'),
  part: equals('left(code, 4)', 'text'),
  unit: equals('unit', 'text'),
  keyword: ({ keyword = '' }, { parameters }) =>
    `strpos(lower(code || ' ' || name || ' ' || feature), lower(${parameters.add(keyword.trim(), 'text')})) > 0`,
});
const found = (bidNodeId: string, filter: ItemFilter) => {
  const parameters = new Parameters();
  return {
    sql: `from new_item ${where(conditions({ ...filter, bidNodeId }, parameters, undefined))}`,
    parameters,
  };
};

const ITEM = `
  seq + 1 as id, code, name, feature, unit, quantity::float8 as quantity, unit_price::float8 as "unitPrice",
  amount::float8 as amount, labor::float8 as labor, material::float8 as material, machine::float8 as machine,
  management::float8 as management, profit::float8 as profit`;

export const findItems = async (
  pool: Pool,
  id: string,
  filter: ItemFilter,
  { from, size }: { readonly from: number; readonly size: number },
): Promise<{ readonly rows: Item[]; readonly total: number }> => {
  const [one, all] = [found(id, filter), found(id, filter)];
  const part = `limit ${one.parameters.add(size, 'int')} offset ${one.parameters.add(from, 'int')}`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    pool.query<Item>(`select ${ITEM} ${one.sql} order by seq ${part}`, one.parameters.values),
    pool.query<{ total: number }>(`select count(*)::int as total ${all.sql}`, all.parameters.values),
  ]);
  return { rows, total: counts[0]?.total ?? 0 };
};

export const partIndexes = async (
  pool: Pool,
  { id, area }: Pick<Node, 'id' | 'area'>,
  filter: ItemFilter = {},
): Promise<PartIndexes['indexDatas']> => {
  const { sql, parameters } = found(id, filter);
  const { rows } = await pool.query<Omit<PartIndexes['indexDatas'][number], 'label'>>(
    `select left(code, 4) as part, count(*)::int as n, sum(amount)::float8 as amount,
       round(100 * sum(amount) / nullif(sum(sum(amount)) over (), 0), 2)::float8 as share,
       round(sum(amount) / ${parameters.add(area, 'numeric')}, 2)::float8 as "unitCost" ${sql} group by 1 order by 1`,
    parameters.values,
  );
  return rows.map((row) => ({ ...row, label: partLabel(row.part) }));
};

const CHOICES = (value: string) => `
  select ${value} as value, count(*)::int as count from new_item where bid_node_id = $1 group by 1 order by 1`;

export const attributesOf = async (pool: Pool, id: string): Promise<Attributes> => {
  const choices = async (value: string) =>
    (await pool.query<{ value: string; count: number }>(CHOICES(value), [id])).rows;
  const [parts, units] = await Promise.all([choices('left(code, 4)'), choices('unit')]);
  return {
    parts: parts.map((one) => ({ ...one, label: partLabel(one.value) })),
    units: units.map((one) => ({ ...one, label: one.value })),
  };
};

export const openProjects = async (
  pool: Pool,
  areaId: string = NATIONWIDE,
  { from, size }: { readonly from: number; readonly size: number },
): Promise<{ readonly rows: OpenProjects['indexDatas']; readonly total: number }> => {
  const { rows } = await pool.query<OpenProjects['indexDatas'][number] & { total: number }>(
    `with opened as (
       select bid_node_id, count(*)::int as count, max(opened_at) as opened_at from new_item group by 1)
     select p.id as "bidNodeId", p.id as "projectId", p.name, concat_ws(' ', province.name, city.short_name) as "areaName",
       to_char(p.price_date, 'YYYY-MM') as "priceDate", o.count, p.source = 'sample' as "isSample",
       count(*) over ()::int as total
     from opened o join project p on p.id = o.bid_node_id
     left join region province on province.areaid = p.area_id
     left join region city on city.areaid = p.city_id
     where $3 = '${NATIONWIDE}' or p.area_id::text = $3
     order by o.opened_at desc, p.price_date desc, p.id limit $1 offset $2`,
    [size, from, areaId],
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
};
