import type { Pool } from 'pg';
import { Parameters } from '#infra/server/postgres/parameters';
import { folded } from '#infra/server/search/search-tokens';
import type { ProjectPage, ProjectQuery, Sort } from '../contract';
import { filterConditions, keywordCondition, placeConditions } from './conditions';
import { readCursor, writeCursor, type Cursor, type Order } from './cursor';
import { readFilter } from './dynamic-fields';
import { ROW_COLUMNS, ROW_TABLES, rowOf, type StoredRow } from './row';
import { SEARCH_KIND } from './save-projects';

const PAGE_SIZE = 20;
const COUNT_CAP = 1_000;
/** Beyond what any file of the list takes. */
const COUNT_ALL = 1_000_000;

const COLUMNS: Readonly<Record<Exclude<Sort, 'relevance'>, readonly [column: string, type: string]>> = {
  unitCost: ['p.unit_cost', 'numeric'],
  priceDate: ['p.price_date', 'date'],
  area: ['p.area', 'numeric'],
  heat: ['p.heat', 'numeric'],
};

interface Search {
  readonly tables: string;
  readonly conditions: readonly string[];
}

const searchOf = (query: ProjectQuery, keyword: string, parameters: Parameters): Search => ({
  tables: keyword
    ? `${ROW_TABLES} join search_entry e on e.kind = '${SEARCH_KIND}' and e.ref = p.id`
    : ROW_TABLES,
  conditions: [
    ...placeConditions(query.areaId, parameters),
    ...filterConditions(readFilter(query.dynamicFields), parameters),
    ...(keyword ? [keywordCondition(keyword, parameters)] : []),
  ],
});

/** The name itself, then names that begin with the keyword, then those that hold it; heat decides among equals. */
const relevance = (keyword: string, parameters: Parameters): string => {
  const text = parameters.add(keyword, 'text');
  return `(case
    when e.folded = ${text} then 3
    when starts_with(e.folded, ${text}) then 2
    when strpos(e.folded, ${text}) > 0 then 1
    else 0 end * 1000000 + p.heat)`;
};

const where = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;

const countOf = async (pool: Pool, query: ProjectQuery, keyword: string): Promise<ProjectPage['total']> => {
  const parameters = new Parameters();
  const { tables, conditions } = searchOf(query, keyword, parameters);
  const cap = query.countsAll ? COUNT_ALL : COUNT_CAP;
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (select from ${tables} ${where(conditions)} limit ${cap + 1}) found`,
    parameters.values,
  );
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, cap), exact: count <= cap };
};

interface Asked {
  readonly sort: Sort;
  readonly order: Order;
  readonly size: number;
  readonly cursor: Cursor | undefined;
}
type Placed = StoredRow & { readonly sortValue: string };

const rowsOf = async (pool: Pool, query: ProjectQuery, keyword: string, asked: Asked): Promise<Placed[]> => {
  const { sort, order, size, cursor } = asked;
  const parameters = new Parameters();
  const { tables, conditions } = searchOf(query, keyword, parameters);
  const [column, type] =
    sort !== 'relevance'
      ? COLUMNS[sort]
      : keyword
        ? [relevance(keyword, parameters), 'numeric']
        : COLUMNS.heat;
  const descends = (order === 'desc') !== (cursor?.to === 'previous');
  const beyond = cursor && [
    `(${column}, p.id) ${descends ? '<' : '>'} (${parameters.add(cursor.value, type)}, ${parameters.add(cursor.id, 'text')})`,
  ];
  const way = descends ? 'desc' : 'asc';
  const { rows } = await pool.query<Placed>(
    `select ${ROW_COLUMNS}, ${column}::text as "sortValue"
     from ${tables} ${where([...conditions, ...(beyond ?? [])])}
     order by ${column} ${way}, p.id ${way} limit ${parameters.add(size, 'int')}`,
    parameters.values,
  );
  return rows;
};

/** A page of projects; one row more is read to know whether the list goes on. */
export const findProjects = async (pool: Pool, query: ProjectQuery): Promise<ProjectPage> => {
  const { sort = 'relevance', order = 'desc', pageSize = PAGE_SIZE } = query;
  const keyword = folded(query.keyword ?? '');
  const cursor = query.cursor ? readCursor(query.cursor, { sort, order }) : undefined;
  const [read, total] = await Promise.all([
    rowsOf(pool, query, keyword, { sort, order, cursor, size: pageSize + 1 }),
    countOf(pool, query, keyword),
  ]);
  const kept = read.slice(0, pageSize);
  const goesOn = read.length > pageSize;
  const backward = cursor?.to === 'previous';
  if (backward) kept.reverse();
  const at = (to: Cursor['to'], row: Placed | undefined): string | null =>
    row ? writeCursor({ to, sort, order, value: row.sortValue, id: row.id }) : null;
  return {
    indexDatas: kept.map(rowOf),
    next: backward || goesOn ? at('next', kept.at(-1)) : null,
    previous: (backward ? goesOn : cursor !== undefined) ? at('previous', kept[0]) : null,
    total,
  };
};
