import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from './api-error';
import { Answer } from './route';

const LIFE = "interval '24 hours'";
/** Another server at work on the same intention is waited for so long. */
const PATIENCE = '5s';
const LOCK_NOT_AVAILABLE = '55P03';
const STILL_AT_WORK = '上一次提交仍在处理，请稍后再试';
const OTHER_CONTENT = '同一次操作的编号不能用于不同的内容，请刷新页面后重试';

export interface IdempotentCall {
  /** Whose it is, where it goes and how its sender named it. */
  readonly name: string;
  /** What is asked for; the same name with anything else is refused. */
  readonly asked: string;
}

export const otherContent = () => new ApiError(codes.conflict, OTHER_CONTENT);

/** True for one of any number of transactions; the others wait until that one is over. */
const claim = async (client: PoolClient, { name, asked }: IdempotentCall): Promise<boolean> => {
  await client.query(`set local lock_timeout = '${PATIENCE}'`);
  const { rowCount } = await client
    .query(
      `insert into kept_answer (intention, asked, expires_at)
       values (keyed_digest('intention ' || $1), keyed_digest('asked ' || $2), now() + ${LIFE})
       on conflict (intention) do update
         set asked = excluded.asked, answer = null, expires_at = excluded.expires_at
         where kept_answer.expires_at <= now()`,
      [name, asked],
    )
    .catch((error: unknown) => {
      const isTaken = error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;
      throw isTaken ? new ApiError(codes.conflict, STILL_AT_WORK) : error;
    });
  await client.query('set local lock_timeout to default');
  return rowCount === 1;
};

const keep = (client: PoolClient, { name }: IdempotentCall, answer: unknown) => {
  const { data, more } = answer instanceof Answer ? (answer as Answer<unknown>) : new Answer(answer);
  return client.query(
    `update kept_answer set answer = $2 where intention = keyed_digest('intention ' || $1)`,
    [name, JSON.stringify({ data: data ?? null, more })],
  );
};

interface Kept {
  readonly isSame: boolean;
  readonly answer: { readonly data: unknown; readonly more: Answer<unknown>['more'] };
}

const repeat = async (client: PoolClient, { name, asked }: IdempotentCall): Promise<Answer<unknown>> => {
  const { rows } = await client.query<Kept>(
    `select asked = keyed_digest('asked ' || $2) as "isSame", answer from kept_answer
     where intention = keyed_digest('intention ' || $1)`,
    [name, asked],
  );
  // Forgotten in this very moment: it is a day old, and may not be done again unasked.
  if (!rows[0]?.isSame) throw otherContent();
  return new Answer(rows[0].answer.data, rows[0].answer.more);
};

/**
 * Does the work and keeps its answer, or gives the one that was kept. Claim, work and answer stand or fall together:
 * what is refused or breaks off has not happened, and may be sent again under the same name.
 */
export const runIdempotent = async (
  client: PoolClient,
  intention: IdempotentCall,
  work: (client: PoolClient) => Promise<unknown>,
): Promise<unknown> => {
  if (!(await claim(client, intention))) return repeat(client, intention);
  const answer = await work(client);
  await keep(client, intention, answer);
  return answer;
};

/** Forgets at most `most` answers that are over; gives how many. */
export const forgetAnswers = async (pool: Pool, most: number): Promise<number> => {
  const { rowCount } = await pool.query(
    `delete from kept_answer where intention in (
       select intention from kept_answer where expires_at <= now() limit $1 for update skip locked)`,
    [most],
  );
  return rowCount ?? 0;
};
