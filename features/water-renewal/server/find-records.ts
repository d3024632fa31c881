import type { Pool } from 'pg';
import { shownAmount } from '#infra/server/costing/shown-amount';
import { between, conditionsOf, equals, firstDay, where } from '#infra/server/listing/conditions';
import { Parameters } from '#infra/server/postgres/parameters';
import { folded, searchQuery } from '#infra/server/search/search-tokens';
import { PAGE_SIZES } from '#src/contract/listing/list';
import { NATIONWIDE } from '#src/contract/places';
import { readBasis } from '#src/costing/basis';
import { RECORDS } from '#src/contract/records';
import {
  waterList,
  type Sort,
  type WaterFilter,
  type WaterPage,
  type WaterQuery,
  type WaterRow,
} from '../contract';
import { WORK_KINDS, kindsOf, UNIT_BASIS_NAMES } from '../contract-terms';
import { LISTED_VALUE, ROW_COLUMNS, ROW_TABLES } from './rows';

const narrowed = conditionsOf(waterList, {
  keyword: ({ keyword = '' }, { parameters }) => {
    const query = searchQuery(folded(keyword));
    return query === null
      ? 'false'
      : `exists (select from search_entry e where e.kind = '${RECORDS.water.found.group}' and e.ref = p.id
          and e.tokens @@ ${parameters.add(query, 'tsquery')})`;
  },
  kind: ({ kind }, { parameters }) => kind && `p.kind = any (${parameters.add(kindsOf(kind), 'text[]')})`,
  areaId: ({ areaId = NATIONWIDE }, { parameters }) => {
    if (areaId === NATIONWIDE) return undefined;
    const id = parameters.add(areaId, 'int');
    return `(p.area_id = ${id} or p.city_id = ${id})`;
  },
  year: ({ year }, { parameters }) => {
    const first = parameters.add(`${year}-01-01`, 'date');
    return `p.price_date >= ${first} and p.price_date < ${first} + interval '1 year'`;
  },
  unitBasis: equals('p.unit_basis', 'text'),
  priceMonths: between('p.price_date', 'date', ['priceFrom', 'priceTo'], firstDay),
  source: equals('p.source', 'text'),
});

const whereOf = (filter: WaterFilter, parameters: Parameters): string =>
  where(narrowed(filter, parameters, undefined));

/** How many there are by what a condition chooses from. */
const countBy = async <Value>(
  pool: Pool,
  expression: string,
  filter: WaterFilter,
): Promise<{ value: Value; count: number }[]> => {
  const parameters = new Parameters();
  const { rows } = await pool.query<{ value: Value; count: number }>(
    `select ${expression} as value, count(*)::int as count from water_record p ${whereOf(filter, parameters)} group by 1`,
    parameters.values,
  );
  return rows;
};

const COLUMNS: Readonly<Record<Exclude<Sort, 'value'>, string>> = {
  heat: 'p.heat',
  priceDate: 'p.price_date',
};
const rowsOf = async (pool: Pool, query: WaterQuery): Promise<WaterRow[]> => {
  const { sort: _sort, order: _order, pageNo = 1, pageSize = PAGE_SIZES[0], basis = '', ...filter } = query;
  const { sort, order } = waterList.sorting(query);
  const parameters = new Parameters();
  const key = sort === 'value' ? shownAmount(LISTED_VALUE, readBasis(basis), parameters) : COLUMNS[sort];
  const { rows } = await pool.query<WaterRow>(
    `select ${ROW_COLUMNS} from ${ROW_TABLES} ${whereOf(filter, parameters)}
     order by ${key} ${order} nulls last, p.id
     limit ${parameters.add(pageSize, 'int')} offset ${parameters.add((pageNo - 1) * pageSize, 'int')}`,
    parameters.values,
  );
  return rows;
};

const inOrderOf = <Value>(names: readonly Value[], counts: readonly { value: Value; count: number }[]) =>
  names.flatMap((name) => counts.filter(({ value }) => value === name));

export const findRecords = async (pool: Pool, query: WaterQuery): Promise<WaterPage> => {
  const { sort: _sort, order: _order, pageNo: _page, pageSize: _size, basis: _basis, ...filter } = query;
  const { pageNo = 1, pageSize = PAGE_SIZES[0] } = query;
  const { kind: _kind, unitBasis: _unit, ...beside } = filter;
  const { year: _year, ...anyYear } = filter;
  const [indexDatas, all, kinds, years, unitBases, places] = await Promise.all([
    rowsOf(pool, query),
    countBy<number>(pool, '1', filter),
    countBy<WaterRow['kind']>(pool, 'p.kind', beside),
    countBy<string>(pool, `to_char(p.price_date, 'YYYY')`, anyYear),
    countBy<WaterRow['unitBasis']>(pool, 'p.unit_basis', { ...beside, kind: filter.kind }),
    pool.query<{ id: string }>('select distinct area_id::text as id from water_record order by 1'),
  ]);
  const count = all[0]?.count ?? 0;
  return {
    indexDatas,
    next: pageNo * pageSize < count ? String(pageNo + 1) : null,
    total: { count, exact: true },
    kinds: inOrderOf(WORK_KINDS, kinds),
    years: years.sort((one, other) => other.value.localeCompare(one.value)),
    unitBases: inOrderOf(UNIT_BASIS_NAMES, unitBases),
    areaIds: places.rows.map(({ id }) => id),
  };
};
