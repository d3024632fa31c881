import type { Pool } from 'pg';
import { conditionsOf, equals, where } from '#infra/server/listing/conditions';
import { Parameters } from '#infra/server/postgres/parameters';
import { folded } from '#infra/server/search/search-tokens';
import { PAGE_SIZES } from '#src/contract/listing/list';
import { favoriteList, type FavoritePage, type FavoriteQuery, type ListName, type Sort } from '../contract';
import type { RecordSources } from '#infra/server/server-slice';
import type { ShownRecord } from '#src/contract/shown-record';
import type { FavoriteRow } from '../contract-rows';
import type { FavoriteStore } from './add-favorite';
import { sourceOf } from './record-kinds';

const COLUMNS = { time: 'added_at', title: 'title_sound' } as const satisfies Readonly<Record<Sort, string>>;

const narrowed = conditionsOf(favoriteList, {
  list: equals('list', 'text'),
  folderId: equals('folder_id', 'bigint'),
  kind: equals('kind', 'text'),
  keyword: ({ keyword = '' }, { parameters }) => {
    const text = folded(keyword);
    return text === ''
      ? undefined
      : `strpos(searched || ' ' || lower(normalize(note, nfkc)), ${parameters.add(text, 'text')}) > 0`;
  },
});

interface Asked extends FavoriteQuery {
  readonly accountId: string;
  readonly list: ListName;
}

const foundBy = ({ accountId, ...view }: Asked, parameters: Parameters): string =>
  `from favorite ${where([
    `account_id = ${parameters.add(accountId, 'bigint')}`,
    'removed_at is null',
    ...narrowed(view, parameters, undefined),
  ])}`;

type Kinds = FavoritePage['kinds'];

/** Of all sections, whichever is asked for. */
const kindsOf = async (pool: Pool, asked: Asked): Promise<Kinds> => {
  const parameters = new Parameters();
  const { rows } = await pool.query<Kinds[number]>(
    `select kind, max(snapshot->>'section') as section, count(*)::int as count
     ${foundBy({ ...asked, kind: undefined }, parameters)}
     group by kind order by count desc, kind`,
    parameters.values,
  );
  return rows;
};

type Stored = Omit<FavoriteRow, 'addedAt' | 'current' | 'withdrawn'> & { readonly addedAt: Date };

const rowsOf = async (
  pool: Pool,
  asked: Asked,
  { from, size }: { readonly from: number; readonly size: number },
): Promise<Stored[]> => {
  const { sort, order } = favoriteList.sorting(asked);
  const parameters = new Parameters();
  const { rows } = await pool.query<Stored>(
    `select id, kind, ref, folder_id as "folderId", note, added_at as "addedAt", snapshot
     ${foundBy(asked, parameters)}
     order by ${COLUMNS[sort]} ${order}, id ${order}
     limit ${parameters.add(size, 'int')} offset ${parameters.add(from, 'int')}`,
    parameters.values,
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
  const asked = { ...query, accountId, list };
  const kinds = await kindsOf(pool, asked);
  const total = kinds
    .filter(({ kind }) => query.kind === undefined || kind === query.kind)
    .reduce((sum, { count }) => sum + count, 0);
  const size = query.pageSize ?? PAGE_SIZES[0];
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(query.page ?? 1, pages);
  const rows = await rowsOf(pool, asked, { from: (page - 1) * size, size });
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
    kinds,
  };
};
