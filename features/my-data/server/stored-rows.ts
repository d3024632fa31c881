import type { Pool } from 'pg';
import type { Range } from '../contract';
import { badWhereOf, whereOf } from './where-of';

/** One row as the portal keeps it, nothing left out. */
export interface StoredRow {
  readonly id: string;
  readonly at: Date;
  readonly receivedAt: Date;
  readonly fncode: string;
  readonly guideType: string | null;
  readonly searchId: string | null;
  readonly tab: string | null;
  readonly sequence: number | null;
  readonly entry: string | null;
  readonly device: string | null;
  readonly route: string | null;
  readonly role: string | null;
  readonly query: Readonly<Record<string, unknown>>;
}

const BATCH = 1_000;
const COLUMNS = `
  id, happened_at as at, received_at as "receivedAt", fncode, guide_type as "guideType", search_id::text as "searchId",
  tab, sequence, entry::text as entry, device, route, role, query`;

/** What could not be read, with why. */
async function* badRows(pool: Pool, accountName: string, range: Range): AsyncGenerator<readonly StoredRow[]> {
  const where = badWhereOf(accountName, range);
  let last = '0';
  for (;;) {
    const { rows } = await pool.query<StoredRow>(
      `select id::text as id, received_at as at, received_at as "receivedAt", coalesce(body ->> 'fncode', '') as fncode,
         body ->> 'guideType' as "guideType", body ->> 'searchId' as "searchId", null as tab, null as sequence,
         null as entry, null as device, null as route, null as role,
         jsonb_build_object('reason', reason, 'query', body ->> 'query') as query
       from event_bad where ${where.sql} and id > $${where.values.length + 1} order by id limit ${BATCH}`,
      [...where.values, last],
    );
    const latest = rows.at(-1);
    if (latest) yield rows;
    if (!latest || rows.length < BATCH) return;
    last = latest.id;
  }
}

/** Oldest first, a batch at a time: no connection is held while the reader of a file takes its time. */
async function* goodRows(
  pool: Pool,
  accountName: string,
  range: Range,
): AsyncGenerator<readonly StoredRow[]> {
  const { sql, values } = whereOf(accountName, range);
  const [at, id] = [`$${values.length + 1}`, `$${values.length + 2}`];
  let last: readonly [at: string | null, id: string | null] = [null, null];
  for (;;) {
    const { rows } = await pool.query<StoredRow & { readonly exactly: string }>(
      `select ${COLUMNS}, happened_at::text as exactly from event
       where ${sql} and (${at}::timestamptz is null or (happened_at, id) > (${at}::timestamptz, ${id}::uuid))
       order by happened_at, id limit ${BATCH}`,
      [...values, ...last],
    );
    const latest = rows.at(-1);
    if (latest) yield rows.map(({ exactly: _, ...row }) => row);
    if (!latest || rows.length < BATCH) return;
    last = [latest.exactly, latest.id];
  }
}

/** All that is kept of a member: what they may erase, they may have as a file. */
export async function* storedRows(
  pool: Pool,
  accountName: string,
  range: Range,
): AsyncGenerator<readonly StoredRow[]> {
  yield* goodRows(pool, accountName, range);
  yield* badRows(pool, accountName, range);
}
