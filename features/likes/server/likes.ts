import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import type { LikeStanding } from '../contract';

export const UNKNOWN_KIND = '这一类记录暂不支持点赞';
export const NO_RECORD = '没有找到这条记录，它可能已下架';

/** Which of the records are published now; undefined for a kind no section has. */
type PublishedRecords = (kind: string, refs: readonly string[]) => Promise<ReadonlySet<string> | undefined>;

export interface LikeStore {
  readonly pool: Pool;
  readonly published: PublishedRecords;
}
interface Liked {
  readonly kind: string;
  readonly id: string;
}

const STANDINGS = `
  select asked.id,
    (select count(*)::int from record_like where kind = $1 and ref = asked.id) as count,
    exists (select from record_like where kind = $1 and ref = asked.id and account_id = $3) as "isLiked"
  from unnest($2::text[]) with ordinality asked (id, place)
  order by asked.place`;

/** In the order of the ids. */
const standingsOf = async (pool: Pool, accountId: string, kind: string, ids: readonly string[]) => {
  const { rows } = await pool.query<LikeStanding>(STANDINGS, [kind, ids, accountId]);
  return rows;
};

const standingOf = async (pool: Pool, accountId: string, { kind, id }: Liked): Promise<LikeStanding> => {
  const [standing] = await standingsOf(pool, accountId, kind, [id]);
  return standing ?? { id, count: 0, isLiked: false };
};

const publishedOf = async (published: PublishedRecords, kind: string, ids: readonly string[]) => {
  const known = await published(kind, ids);
  if (!known) throw new ApiError(codes.badRequest, UNKNOWN_KIND);
  return known;
};

export const likeStandings = async (
  { pool, published }: LikeStore,
  accountId: string,
  { kind, ids }: { readonly kind: string; readonly ids: readonly string[] },
): Promise<LikeStanding[]> => {
  const known = await publishedOf(published, kind, ids);
  const asked = [...new Set(ids)].filter((id) => known.has(id));
  return standingsOf(pool, accountId, kind, asked);
};

/** The key of the table decides: of any number of clicks at the same time one counts. */
export const like = async (
  { pool, published }: LikeStore,
  accountId: string,
  { kind, id }: Liked,
): Promise<LikeStanding> => {
  if (!(await publishedOf(published, kind, [id])).has(id)) throw new ApiError(codes.notFound, NO_RECORD);
  await pool.query(
    'insert into record_like (kind, ref, account_id) values ($1, $2, $3) on conflict do nothing',
    [kind, id, accountId],
  );
  return standingOf(pool, accountId, { kind, id });
};

/** A like can be taken back of what has been withdrawn, too. */
export const unlike = async (
  { pool }: LikeStore,
  accountId: string,
  { kind, id }: Liked,
): Promise<LikeStanding> => {
  await pool.query('delete from record_like where kind = $1 and ref = $2 and account_id = $3', [
    kind,
    id,
    accountId,
  ]);
  return standingOf(pool, accountId, { kind, id });
};
