import type { Pool } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import type { Block } from '../contract-blocks';
import type { Computed } from './compute-answer';
import type { QuestionReading } from './reading/read-question';
import { NO_TOPIC } from './topics';

const MOST_PER_TOPIC = 200;
const TITLE_LENGTH = 20;
export const TOPIC_IS_FULL = `一个话题至多 ${MOST_PER_TOPIC} 个问题，请新建话题`;

export interface Asked {
  readonly accountId: string;
  readonly chatId: string;
  readonly askId: string;
  readonly question: string;
}
export interface StoredAnswer {
  readonly section: string;
  readonly chatTitle: string;
  readonly reading: QuestionReading;
  readonly blocks: readonly Block[];
}

const STORED = `
  select q.section, q.reading, q.blocks, t.title as "chatTitle"
  from ai_chat_question q join ai_chat_topic t on t.id = q.topic_id
  where q.id = $1 and t.id = $2 and t.account_id = $3 and q.blocks is not null`;

/** The answer that was given already, if it was. */
export const storedAnswer = async (
  pool: Pool,
  { accountId, chatId, askId }: Asked,
): Promise<StoredAnswer | undefined> => {
  const { rows } = await pool.query<StoredAnswer>(STORED, [askId, chatId, accountId]);
  return rows[0];
};

/** @throws ApiError when topic or question is another's, or the topic is full */
export const keepQuestion = (pool: Pool, { accountId, chatId, askId, question }: Asked): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(
      'insert into ai_chat_topic (id, account_id, title) values ($1, $2, $3) on conflict (id) do nothing',
      [chatId, accountId, [...question].slice(0, TITLE_LENGTH).join('')],
    );
    // Questions of one topic queue here, so that none slips past the limit.
    const own = await client.query(
      'update ai_chat_topic set updated_at = now() where id = $1 and account_id = $2',
      [chatId, accountId],
    );
    if (own.rowCount !== 1) throw new ApiError(codes.notFound, NO_TOPIC);
    await client.query(
      `insert into ai_chat_question (id, topic_id, question)
       select $1, $2, $3 where (select count(*) from ai_chat_question where topic_id = $2) < ${MOST_PER_TOPIC}
       on conflict (id) do nothing`,
      [askId, chatId, question],
    );
    const kept = await client.query(
      'select from ai_chat_question where id = $1 and topic_id = $2 and question = $3',
      [askId, chatId, question],
    );
    if (kept.rowCount !== 1) throw new ApiError(codes.conflict, TOPIC_IS_FULL);
  });

/** What was read of the question before this one. */
export const readingBefore = async (
  pool: Pool,
  { chatId, askId }: Asked,
): Promise<QuestionReading | undefined> => {
  const { rows } = await pool.query<{ reading: QuestionReading }>(
    `select reading from ai_chat_question
     where topic_id = $1 and id <> $2 and reading is not null order by asked_at desc, id desc limit 1`,
    [chatId, askId],
  );
  return rows[0]?.reading;
};

/** Of two that compute the same answer, the first is kept, and both send that one. */
export const keepAnswer = async (pool: Pool, asked: Asked, computed: Computed): Promise<StoredAnswer> => {
  await pool.query(
    `update ai_chat_question set section = $2, reading = $3, blocks = $4 where id = $1 and blocks is null`,
    [asked.askId, computed.section, JSON.stringify(computed.reading), JSON.stringify(computed.blocks)],
  );
  const kept = await storedAnswer(pool, asked);
  if (!kept) throw new ApiError(codes.notFound, NO_TOPIC);
  return kept;
};
