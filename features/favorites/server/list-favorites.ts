import type { Pool } from 'pg';
import { folded } from '#infra/server/search/search-tokens';
import { PAGE_SIZES } from '#src/contract/listing/list';
import { type FavoritePage, type FavoriteQuery, type ListName, type Sort } from '../contract';
import type { RecordSources } from '#infra/server/server-slice';
import type { ShownRecord } from '#src/contract/records';
import type { FavoriteRow } from '../contract-rows';
import type { FavoriteStore } from './add-favorite';
import { sourceOf } from './record-kinds';

const COLUMNS = { time: 'added_at', title: 'title_sound' } as const satisfies Readonly<Record<Sort, string>>;
const USUAL_ORDER = { time: 'desc', title: 'asc' } as const;

const FOUND = `
  from favorite
  where account_id = $1 and list = $2 and removed_at is null
    and ($3::bigint is null or folder_id = $3)
    and ($4::text = '' or strpos(searched || ' ' || lower(normalize(note, nfkc)), $4) > 0)`;

const KINDS = `
  select kind, max(snapshot->>'section') as section, count(*)::int as count ${FOUND}
  group by kind order by count desc, kind`;

type Stored = Omit<FavoriteRow, 'addedAt' | 'current' | 'withdrawn'> & { readonly addedAt: Date };

const rowsOf = async (
  pool: Pool,
  values: readonly unknown[],
  { kind, sort = 'time', order = USUAL_ORDER[sort] }: FavoriteQuery,
  { from, size }: { readonly from: number; readonly size: number },
): Promise<Stored[]> => {
  const { rows } = await pool.query<Stored>(
    `select id, kind, ref, folder_id as "folderId", note, added_at as "addedAt", snapshot
     ${FOUND} and ($5::text is null or kind = $5)
     order by ${COLUMNS[sort]} ${order}, id ${order} limit $6 offset $7`,
    [...values, kind ?? null, size, from],
  );
  return rows;
};

/** What each record shows now, asked once of each section. */
const currentOf = async (records: RecordSources, rows: readonly Stored[]) => {
  const found = new Map<string, ShownRecord>();
  await Promise.all(
    [...new Set(rows.map(({ kind }) => kind))].map(async (kind) => {
      const refs = rows.filter((row) => row.kind === kind).map(({ ref }) => ref);
      const described = (await sourceOf(records, kind)?.describe(refs)) ?? [];
      for (const { ref, ...shown } of described) found.set(`${kind} ${ref}`, shown);
    }),
  );
  return ({ kind, ref }: Stored): ShownRecord | null => found.get(`${kind} ${ref}`) ?? null;
};

const withdrawalOf = async (
  records: RecordSources,
  { kind, ref }: Stored,
): Promise<FavoriteRow['withdrawn']> => (await sourceOf(records, kind)?.withdrawal?.(ref)) ?? null;

/** A page of one member's favourites; a page beyond the last is the last. */
export const listFavorites = async (
  { database: { pool }, records }: FavoriteStore,
  accountId: string,
  list: ListName,
  query: FavoriteQuery,
): Promise<FavoritePage> => {
  const values = [accountId, list, query.folderId ?? null, folded(query.keyword ?? '')];
  const { rows: counts } = await pool.query<FavoritePage['kinds'][number]>(KINDS, values);
  const total = counts
    .filter(({ kind }) => query.kind === undefined || kind === query.kind)
    .reduce((sum, { count }) => sum + count, 0);
  const size = query.pageSize ?? PAGE_SIZES[0];
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(query.page ?? 1, pages);
  const rows = await rowsOf(pool, values, query, { from: (page - 1) * size, size });
  const current = await currentOf(records, rows);
  return {
    rows: await Promise.all(
      rows.map(async (row) => ({
        ...row,
        addedAt: row.addedAt.toISOString(),
        current: current(row),
        withdrawn: current(row) ? null : await withdrawalOf(records, row),
      })),
    ),
    total,
    page,
    pages,
    kinds: counts,
  };
};
