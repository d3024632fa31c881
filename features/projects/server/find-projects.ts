import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { where } from '#infra/server/listing/conditions';
import { keyset, type Question, type SortKey } from '#infra/server/listing/keyset';
import type { Order } from '#infra/server/listing/cursor';
import { boundsOf, shownAmount } from '#infra/server/costing/shown-amount';
import { UNIT_COST } from '#infra/server/costing/unit-cost';
import { Parameters } from '#infra/server/postgres/parameters';
import { relevance } from '#infra/server/search/relevance';
import { folded } from '#infra/server/search/search-tokens';
import { isMoved, readBasis, writeBasis, type Basis } from '#src/costing/basis';
import { PAGE_SIZES, type FilterValues } from '#src/contract/listing/list';
import {
  projectFilter,
  SEARCH_FIELDS,
  projectList,
  type ProjectFilter,
  type ProjectPage,
  type ProjectQuery,
  type Sort,
} from '../contract';
import { filterConditions, keywordCondition } from './conditions';
import { ROW_COLUMNS, ROW_TABLES, rowOf, type StoredRow } from './row';
import { SEARCH_KIND } from './save-projects';

const fields = z.record(z.string(), z.unknown());

/** The fields of a search with the defaults beneath them; empty text counts as absent. Refuses what is no object. */
export const mergeDynamicFields = (text: string | undefined): Readonly<Record<string, unknown>> => {
  if (!text?.trim()) return SEARCH_FIELDS;
  try {
    return { ...SEARCH_FIELDS, ...z.parse(fields, JSON.parse(text)) };
  } catch {
    throw new ApiError(codes.badRequest, '筛选条件的格式不正确');
  }
};

/** Fields this portal knows as filters; the others are let pass unread. */
export const readFilter = (text: string | undefined): ProjectFilter => {
  const result = z.safeParse(projectFilter, mergeDynamicFields(text));
  if (!result.success) throw new ApiError(codes.badRequest, '筛选条件的格式不正确');
  return result.data;
};

/** Counting to here takes a few milliseconds; a list may go on. */
const COUNT_CAP = 50_000;
/** Beyond what any file of the list takes. */
const COUNT_ALL = 1_000_000;

const COLUMNS: Readonly<Record<Exclude<Sort, 'relevance' | 'unitCost'>, SortKey>> = {
  priceDate: ['p.price_date', 'date'],
  area: ['p.area', 'numeric'],
  heat: ['p.heat', 'numeric'],
};

const places = keyset<Sort>({
  types: { relevance: 'numeric', unitCost: 'float8', priceDate: 'date', area: 'numeric', heat: 'numeric' },
  id: ['p.id', 'text'],
});

interface Search {
  readonly tables: string;
  readonly conditions: readonly string[];
}

interface Narrowing {
  readonly filter: FilterValues<typeof projectList>;
  /** What unit costs are read in. */
  readonly basis: Basis;
  /** Folded; empty without one. */
  readonly keyword: string;
}

const searchOf = ({ filter, keyword, basis }: Narrowing, parameters: Parameters): Search => ({
  tables: keyword
    ? `${ROW_TABLES} join search_entry e on e.kind = '${SEARCH_KIND}' and e.ref = p.id`
    : ROW_TABLES,
  conditions: [
    ...filterConditions(filter, parameters, basis),
    ...(keyword ? [keywordCondition(keyword, parameters)] : []),
  ],
});

const countOf = async (pool: Pool, narrowing: Narrowing, cap: number): Promise<ProjectPage['total']> => {
  const parameters = new Parameters();
  const { tables, conditions } = searchOf(narrowing, parameters);
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (select from ${tables} ${where(conditions)} limit ${cap + 1}) found`,
    parameters.values,
  );
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, cap), exact: count <= cap };
};

/** Beyond every figure, in either order. */
const LAST = { asc: '1e300', desc: '-1' } as const;

/** Whether every project has a level, so that an index may be walked. */
const ALL_LEVELLED = 'select not exists (select from project where level is null) as "isSo"';

/** SQL of the unit cost as it is shown; what cannot be read in the basis comes last in either order. */
const unitCostKey = async (
  pool: Pool,
  basis: Basis,
  order: Order,
  parameters: Parameters,
): Promise<SortKey> => {
  if (!isMoved(basis)) return [shownAmount(UNIT_COST, basis, parameters), 'float8'];
  // All are multiplied alike, so that the index has their order.
  if (
    basis.period &&
    basis.areaId &&
    basis.taxBasis === '除税' &&
    basis.index !== 'kind' &&
    (await boundsOf(pool, basis, null))
  ) {
    const { rows } = await pool.query<{ isSo: boolean }>(ALL_LEVELLED);
    if (rows[0]?.isSo) return [UNIT_COST.normalised, 'float8'];
  }
  return [`coalesce(${shownAmount(UNIT_COST, basis, parameters)}, ${LAST[order]}::float8)`, 'float8'];
};

type Placed = StoredRow & { readonly sortValue: string };
type Asked = Question<Sort> & { readonly skip: number };

const rowsOf = async (pool: Pool, narrowing: Narrowing, asked: Asked): Promise<Placed[]> => {
  const parameters = new Parameters();
  const { tables, conditions } = searchOf(narrowing, parameters);
  const key =
    asked.sort === 'relevance'
      ? relevance(narrowing.keyword, 'e.heat', parameters)
      : asked.sort === 'unitCost'
        ? await unitCostKey(pool, narrowing.basis, asked.order, parameters)
        : COLUMNS[asked.sort];
  const { condition, tail } = places.sql(asked, key, parameters);
  const { rows } = await pool.query<Placed>(
    `select ${ROW_COLUMNS}, ${key[0]}::text as "sortValue"
     from ${tables} ${where([...conditions, ...(condition ? [condition] : [])])}
     ${tail} offset ${parameters.add(asked.skip, 'int')}`,
    parameters.values,
  );
  return rows;
};

/** A page of projects: beyond a cursor, or by its number. */
export const findProjects = async (
  pool: Pool,
  query: ProjectQuery,
  countCap = COUNT_CAP,
): Promise<ProjectPage> => {
  const { pageSize: size = PAGE_SIZES[0], pageNo = 1 } = query;
  const narrowing: Narrowing = {
    filter: { ...readFilter(query.dynamicFields), areaId: query.areaId },
    basis: readBasis(query.basis ?? ''),
    keyword: folded(query.keyword ?? ''),
  };
  const { sort, order } = projectList.sorting({ ...query, keyword: narrowing.keyword });
  const within = projectList.sortsInBasis.includes(sort) ? writeBasis(narrowing.basis) : undefined;
  const cursor = query.cursor ? places.read(query.cursor, { sort, order, within }) : undefined;
  const asked: Asked = { sort, order, within, size, cursor, skip: cursor ? 0 : (pageNo - 1) * size };
  const [read, total] = await Promise.all([
    rowsOf(pool, narrowing, asked),
    countOf(pool, narrowing, query.countsAll ? COUNT_ALL : countCap),
  ]);
  const { rows, ...beyond } = places.page(read, asked, asked.skip === 0);
  return { indexDatas: rows.map(rowOf), ...beyond, total };
};
