import type { Pool } from 'pg';
import type { ActionRecord, Kind, Overview, Range, RecordPage } from '../contract';
import { detailOf } from './detail';
import { kindOf } from './kinds';
import { whereOf } from './where-of';
import { whatOf } from './labels';

const PAGE = 50;
const MOST_DAYS = 366;

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly fncode: string;
  readonly query: Readonly<Record<string, unknown>>;
}

const recordOf = ({ id, at, fncode, query }: Row, places: ReadonlyMap<string, string>): ActionRecord => ({
  id,
  at: at.toISOString(),
  kind: kindOf(fncode),
  what: whatOf(fncode),
  detail: detailOf(query, places),
  fncode,
});

const placesIn = async (pool: Pool, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> => {
  const { rows: found } = await pool.query<{ id: string; name: string }>(
    'select areaid::text as id, name from region where areaid::text = any ($1::text[])',
    [rows.map(({ query }) => query.areaId).filter((areaId) => typeof areaId === 'string')],
  );
  return new Map(found.map(({ id, name }) => [id, name]));
};

/** A cursor is the last record that was shown; after its erasure nothing follows it. */
export const recordsOf = async (
  pool: Pool,
  accountName: string,
  range: Range,
  cursor: string | undefined,
): Promise<RecordPage> => {
  const { sql, values } = whereOf(accountName, range);
  const { rows } = await pool.query<Row>(
    `select id, happened_at as at, fncode, query from event
     where ${sql} and ($${values.length + 1}::uuid is null or (happened_at, id) <
       (select happened_at, id from event where id = $${values.length + 1}::uuid and account_name = $1))
     order by happened_at desc, id desc limit ${PAGE + 1}`,
    [...values, cursor ?? null],
  );
  const shown = rows.slice(0, PAGE);
  const places = await placesIn(pool, shown);
  return {
    records: shown.map((row) => recordOf(row, places)),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
};

const kindsOf = async (pool: Pool, accountName: string, range: Range): Promise<Overview['kinds']> => {
  const { sql, values } = whereOf(accountName, { ...range, kind: undefined });
  const { rows } = await pool.query<{ prefix: string; count: number }>(
    `select left(fncode, 2) as prefix, count(*)::int as count from event where ${sql} group by 1`,
    [...values],
  );
  const counts = new Map<Kind, number>();
  for (const { prefix, count } of rows) {
    const kind = kindOf(prefix);
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
};

const daysOf = async (pool: Pool, accountName: string, range: Range): Promise<Overview['days']> => {
  const { sql, values } = whereOf(accountName, range);
  const { rows } = await pool.query<{ day: string; count: number }>(
    `select to_char(happened_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*)::int as count
     from event where ${sql} group by 1 order by 1 desc limit ${MOST_DAYS}`,
    [...values],
  );
  return rows;
};

const countOf = async (pool: Pool, accountName: string, range: Range): Promise<number> => {
  const { sql, values } = whereOf(accountName, range);
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from event where ${sql}`,
    [...values],
  );
  return rows[0]?.count ?? 0;
};

export const overviewOf = async (
  pool: Pool,
  accountName: string,
  range: Range,
): Promise<Omit<Overview, 'pausedAt'>> => ({
  total: await countOf(pool, accountName, range),
  kinds: await kindsOf(pool, accountName, range),
  days: await daysOf(pool, accountName, range),
});
