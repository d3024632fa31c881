import type { Pool } from 'pg';
import type { Range } from '../contract';
import { whereOf } from './where-of';

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

/** Oldest first, a batch at a time: no connection is held while the reader of a file takes its time. */
export async function* storedRows(
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
