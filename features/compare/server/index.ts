import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { member, route, transactionOf } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { compareCall, MOST_SAVED, removeSavedCall, saveCall, savedCall, type Saved } from '../contract';
import { compareProjects, type SimilarTo } from './compare-projects';

export { saveCall } from '../contract';

const COLUMNS = `id::text, name, project_ids as ids,
  to_char(saved_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "savedOn"`;

const savedOf = async (pool: Pool, accountId: string): Promise<Saved[]> => {
  const { rows } = await pool.query<Saved>(
    `select ${COLUMNS} from saved_comparison where account_id = $1 order by saved_at desc, id desc`,
    [accountId],
  );
  return rows;
};

/** Refuses more than an account may keep. */
const saveComparison = async (
  client: PoolClient,
  accountId: string,
  { name, ids }: { readonly name: string; readonly ids: readonly string[] },
): Promise<Saved> => {
  // Two saves at once by one member are counted one after the other.
  await client.query('select from account where id = $1 for update', [accountId]);
  const { rows: others } = await client.query<{ n: number }>(
    'select count(*)::int as n from saved_comparison where account_id = $1 and name <> $2',
    [accountId, name],
  );
  if ((others[0]?.n ?? 0) >= MOST_SAVED) {
    throw new ApiError(codes.conflict, `已保存 ${MOST_SAVED} 组对比，请先删除不用的`);
  }
  const { rows } = await client.query<Saved>(
    `insert into saved_comparison (account_id, name, project_ids) values ($1, $2, $3)
     on conflict (account_id, name) do update set project_ids = excluded.project_ids, saved_at = now()
     returning ${COLUMNS}`,
    [accountId, name, ids],
  );
  const [saved] = rows;
  if (!saved) throw new Error('what was inserted was not returned');
  return saved;
};

/** Another member's comparison is as good as none. */
const removeSaved = async (pool: Pool, accountId: string, id: string): Promise<void> => {
  const { rowCount } = await pool.query('delete from saved_comparison where id = $1 and account_id = $2', [
    id,
    accountId,
  ]);
  if (rowCount === 0) throw new ApiError(codes.notFound, '没有这组对比，或已删除');
};

export const compareServer = ({
  pool,
  similarTo,
}: {
  readonly pool: Pool;
  readonly similarTo: SimilarTo;
}): ServerSlice => ({
  routes: [
    route(compareCall, ({ body }) => compareProjects(pool, similarTo, body)),
    route(savedCall, async (context) => ({ saved: await savedOf(pool, member(context).accountId) })),
    route(saveCall, (context) =>
      saveComparison(transactionOf(context), member(context).accountId, context.body),
    ),
    route(removeSavedCall, async (context) => {
      await removeSaved(pool, member(context).accountId, context.body.id);
      return { id: context.body.id };
    }),
  ],
});
