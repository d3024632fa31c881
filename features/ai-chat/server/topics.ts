import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import type { Chat, StoredExchange, Topic } from '../contract';

const MOST_LISTED = 200;
export const NO_TOPIC = '话题不存在或已删除';

export interface Own {
  readonly accountId: string;
  readonly chatId: string;
}

const noTopic = () => new ApiError(codes.notFound, NO_TOPIC);

export const topicsOf = async (pool: Pool, accountId: string): Promise<Topic[]> => {
  const { rows } = await pool.query<Omit<Topic, 'updatedAt'> & { readonly updatedAt: Date }>(
    `select t.id::text as "chatId", t.title as "chatTitle", t.updated_at as "updatedAt",
       (select count(*)::int from ai_chat_question q where q.topic_id = t.id) as questions
     from ai_chat_topic t where t.account_id = $1 order by t.updated_at desc, t.id limit ${MOST_LISTED}`,
    [accountId],
  );
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
};

/** @throws ApiError where there is none, or it is another's */
export const chatOf = async (pool: Pool, { accountId, chatId }: Own): Promise<Chat> => {
  const topic = await pool.query<{ chatTitle: string }>(
    'select title as "chatTitle" from ai_chat_topic where id = $1 and account_id = $2',
    [chatId, accountId],
  );
  const [found] = topic.rows;
  if (!found) throw noTopic();
  const { rows } = await pool.query<Omit<StoredExchange, 'askedAt'> & { readonly askedAt: Date }>(
    `select id::text as "askId", question, asked_at as "askedAt", blocks
     from ai_chat_question where topic_id = $1 order by asked_at, id`,
    [chatId],
  );
  return {
    chatId,
    chatTitle: found.chatTitle,
    exchanges: rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() })),
  };
};

/** @throws ApiError where there is none, or it is another's */
export const renameTopic = async (pool: Pool, { accountId, chatId }: Own, title: string): Promise<void> => {
  const { rowCount } = await pool.query(
    'update ai_chat_topic set title = $3 where id = $1 and account_id = $2',
    [chatId, accountId, title],
  );
  if (rowCount !== 1) throw noTopic();
};

/** @throws ApiError where there is none, or it is another's */
export const deleteTopic = async (pool: Pool, { accountId, chatId }: Own): Promise<void> => {
  const { rowCount } = await pool.query('delete from ai_chat_topic where id = $1 and account_id = $2', [
    chatId,
    accountId,
  ]);
  if (rowCount !== 1) throw noTopic();
};
