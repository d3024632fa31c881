import type { ClientBase, Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import type { Comment } from '../contract-draft';
import { isSameOrganisation } from './decide-step';
import { NAME_NOW, refuseOnlooker, type StoredDraft } from './draft-store';

export const commentsOf = async (
  client: ClientBase | Pool,
  { id, sight, say }: StoredDraft,
): Promise<Comment[]> => {
  if (sight === 'published') return [];
  const { rows } = await client.query<
    Omit<Comment, 'at' | 'resolvedAt'> & { at: Date; resolvedAt: Date | null }
  >(
    `select c.id::text, c.node, c.row_id as "rowId", c.cell_column as "column", c.text, c.at,
       c.resolved_at as "resolvedAt", c.author_name as author
     from publishing_comment c
     where draft_id = $1 order by c.id`,
    [id],
  );
  return rows.map((row) => ({
    ...row,
    text: say(row.text),
    at: row.at.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  }));
};

const MOST = 200;

export const addComment = async (
  client: ClientBase,
  stored: StoredDraft,
  accountId: string,
  { node, rowId, column, text }: Pick<Comment, 'node' | 'rowId' | 'column' | 'text'>,
): Promise<void> => {
  refuseOnlooker(stored);
  if (!['submitted', 'firstApproved', 'approved'].includes(stored.status))
    throw new ApiError(codes.conflict, '只能对审核中的工程写批注');
  if (isSameOrganisation(stored, accountId))
    throw new ApiError(codes.conflict, '批注由其他单位的审核人写，提交单位可把批注标为已处理');
  const cells = stored.nodes[node].find(({ id }) => id === rowId)?.cells;
  if (!cells || !Object.hasOwn(cells, column)) throw new ApiError(codes.badRequest, '没有这一格');
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from publishing_comment where draft_id = $1',
    [stored.id],
  );
  if ((rows[0]?.count ?? 0) >= MOST) throw new ApiError(codes.conflict, `一份草稿至多 ${MOST} 条批注`);
  await client.query(
    `insert into publishing_comment (draft_id, node, row_id, cell_column, author_id, text, author_name)
     select $1, $2, $3, $4, id, $6, ${NAME_NOW} from account where id = $5`,
    [stored.id, node, rowId, column, accountId, text],
  );
};

/** Who wrote it, or whom it was written to. */
export const resolveComment = async (
  client: ClientBase,
  stored: StoredDraft,
  accountId: string,
  commentId: string,
): Promise<void> => {
  refuseOnlooker(stored);
  const { rows } = await client.query<{ isOwn: boolean }>(
    'select author_id = $3 as "isOwn" from publishing_comment where id = $1 and draft_id = $2',
    [commentId, stored.id, accountId],
  );
  if (rows[0] && !rows[0].isOwn && !isSameOrganisation(stored, accountId))
    throw new ApiError(codes.conflict, '批注由提交单位或写批注的人标为已处理');
  const { rowCount } = await client.query(
    `update publishing_comment set resolved_at = coalesce(resolved_at, now()) where id = $1 and draft_id = $2`,
    [commentId, stored.id],
  );
  if (rowCount !== 1) throw new ApiError(codes.notFound, '没有找到这条批注');
};
