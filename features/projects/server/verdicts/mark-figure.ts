import type { Pool, PoolClient } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { NO_BASIS } from '#src/costing/basis';
import type { Mark, Verdict } from '../../contract-verdicts';
import { peerSet } from '../nearest-peers';
import { contentBands, partBands } from '../peers';
import { readVerdicts } from './read-verdicts';

/** Whether the account, or its organisation, has contributed the project. */
export type IsOwn = (client: PoolClient | Pool, accountId: string, projectId: string) => Promise<boolean>;

export interface MarkPlan {
  readonly pool: Pool;
  readonly isOwn: IsOwn;
}

const medianOf = async (pool: Pool, { id, kind, name }: Mark): Promise<number | null> => {
  const set = await peerSet(pool, id, 'nearest');
  const bands =
    kind === 'part' ? await partBands(pool, id, NO_BASIS, set) : await contentBands(pool, id, set);
  return bands(name).band?.p50 ?? null;
};

/** Two reviewers at once: the second hears what the first has done. */
const lockFigure = (client: PoolClient, { id, kind, name }: Mark) =>
  client.query('select pg_advisory_xact_lock(230, hashtext($1))', [[id, kind, name].join('\n')]);

const refuse = (code: number, message: string): never => {
  throw new ApiError(code, message);
};

/** Nobody judges what is their own, and nothing is said twice. */
export const markFigure = async (
  client: PoolClient,
  { pool, isOwn }: MarkPlan,
  accountId: string,
  mark: Mark,
): Promise<{ verdicts: Verdict[] }> => {
  const { id, kind, name, verdict, reason } = mark;
  if (await isOwn(client, accountId, id))
    refuse(codes.conflict, '不能复核本人或本单位贡献的工程，请由其他单位的审核人标记');
  await lockFigure(client, mark);
  const { rows } = await client.query<{ figure: string | null; isNormal: boolean }>(
    `select project_figure($1, $2, $3)::text as figure,
       exists (select from normal_figure where (project_id, kind, name) = ($1, $2, $3)) as "isNormal"`,
    [id, kind, name],
  );
  const { figure = null, isNormal = false } = rows[0] ?? {};
  if (figure === null) refuse(codes.notFound, '没有找到这个工程的这项指标');
  if (isNormal === (verdict === 'normal'))
    refuse(codes.conflict, isNormal ? '这项指标已标记为正常' : '这项指标没有标记为正常，不需要撤销');
  await client.query(
    `insert into figure_verdict (project_id, kind, name, verdict, figure, median, reason, actor_id,
       organisation_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, (select organisation_id from account where id = $8))`,
    [id, kind, name, verdict, figure, await medianOf(pool, mark), reason, accountId],
  );
  return { verdicts: await readVerdicts(client, id, accountId) };
};
