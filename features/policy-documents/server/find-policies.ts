import type { Pool } from 'pg';
import { conditionsOf, equals, where } from '#infra/server/listing/conditions';
import { keyset, type Question, type SortKey } from '#infra/server/listing/keyset';
import { Parameters } from '#infra/server/postgres/parameters';
import { relevance } from '#infra/server/search/relevance';
import { folded, searchQuery } from '#infra/server/search/search-tokens';
import { PAGE_SIZES } from '#src/contract/listing/list';
import { NATIONWIDE } from '#src/contract/places';
import { RECORDS } from '#src/contract/records';
import { policyList, type PolicyPage, type PolicyQuery, type Sort } from '../contract';
import { ROW_TABLES, rowColumns, rowOf, isInState, type StoredRow } from './rows';

const COLUMNS: Readonly<Record<Exclude<Sort, 'relevance'>, SortKey>> = {
  publishedOn: ['p.published_on', 'date'],
  effectiveOn: ['p.effective_on', 'date'],
  heat: ['p.heat', 'int'],
};

const places = keyset<Sort>({
  types: { relevance: 'numeric', publishedOn: 'date', effectiveOn: 'date', heat: 'int' },
  id: ['p.id', 'text'],
});

const conditions = conditionsOf<typeof policyList, { readonly day: string }>(policyList, {
  // Signs alone find nothing.
  keyword: ({ keyword = '' }, { parameters }) => {
    const query = searchQuery(keyword);
    return query === null ? 'false' : `e.tokens @@ ${parameters.add(query, 'tsquery')}`;
  },
  level: equals('p.level', 'text'),
  kind: equals('p.kind', 'text'),
  state: ({ state }, { parameters, found }) => state && isInState(state, parameters.add(found.day, 'date')),
  impact: ({ impact }, { parameters }) => `p.impacts @> array[${parameters.add(impact, 'text')}]`,
  place: ({ place }, { parameters }) => {
    if (place === NATIONWIDE) return `p.area_id = ${NATIONWIDE}`;
    const id = parameters.add(place, 'int');
    return `p.area_id = any (array(select areaid from region where areaid = ${id} or pid = ${id}))`;
  },
  year: ({ year }, { parameters }) =>
    `p.published_on >= ${parameters.add(`${year}-01-01`, 'date')}
     and p.published_on < ${parameters.add(`${Number(year) + 1}-01-01`, 'date')}`,
});

const tablesFor = (tables: string, { keyword }: Pick<Asked, 'keyword'>): string =>
  keyword
    ? `${tables} join search_entry e on e.kind = '${RECORDS.policy.found.group}' and e.ref = p.id`
    : tables;

interface Asked extends Question<Sort> {
  readonly skip: number;
  readonly keyword: string;
  readonly filter: PolicyQuery;
  readonly day: string;
}

const narrow = ({ filter, day }: Asked, parameters: Parameters): string[] =>
  conditions(filter, parameters, { day });

/** Counting to here takes a few milliseconds; a list may go on. */
const COUNT_CAP = 10_000;

const countOf = async (pool: Pool, asked: Asked): Promise<PolicyPage['total']> => {
  const parameters = new Parameters();
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count
     from (select from ${tablesFor('policy p', asked)} ${where(narrow(asked, parameters))} limit ${COUNT_CAP + 1}) found`,
    parameters.values,
  );
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, COUNT_CAP), exact: count <= COUNT_CAP };
};

const rowsOf = async (pool: Pool, asked: Asked) => {
  const parameters = new Parameters();
  const narrowing = narrow(asked, parameters);
  const key =
    asked.sort === 'relevance' ? relevance(asked.keyword, 'p.heat', parameters) : COLUMNS[asked.sort];
  const { condition, tail } = places.sql(asked, key, parameters);
  const { rows } = await pool.query<StoredRow & { readonly sortValue: string }>(
    `select ${rowColumns(parameters.add(asked.day, 'date'))}, ${key[0]}::text as "sortValue"
     from ${tablesFor(ROW_TABLES, asked)} ${where([...narrowing, ...(condition ? [condition] : [])])}
     ${tail} offset ${parameters.add(asked.skip, 'int')}`,
    parameters.values,
  );
  return rows;
};

/** Documents as they stand on a day: a page beyond a cursor, or by its number. */
export const findPolicies = async (pool: Pool, query: PolicyQuery, day: string): Promise<PolicyPage> => {
  const keyword = folded(query.keyword ?? '');
  const { pageSize: size = PAGE_SIZES[0], pageNo = 1 } = query;
  const { sort, order } = policyList.sorting({ ...query, keyword });
  const cursor = query.cursor ? places.read(query.cursor, { sort, order }) : undefined;
  const skip = cursor ? 0 : (pageNo - 1) * size;
  const asked: Asked = { sort, order, size, cursor, skip, keyword, filter: query, day };
  const [read, total] = await Promise.all([rowsOf(pool, asked), countOf(pool, asked)]);
  const { rows, ...beyond } = places.page(read, asked, skip === 0);
  return { rows: rows.map(({ sortValue: _, ...row }) => rowOf(row)), ...beyond, total };
};
