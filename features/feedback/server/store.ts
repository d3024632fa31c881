import type { Pool, PoolClient } from 'pg';
import { maskMobile } from '#src/contract/mask-mobile';
import type { Feedback, OwnFeedback } from '../contract';

/** A member who left their number as the portal shows it means the number. */
const contactOf = async (
  client: PoolClient,
  accountId: string | undefined,
  contact: string,
): Promise<string> => {
  const { rows } = await client.query<{ mobile: string | null }>('select mobile from account where id = $1', [
    accountId ?? null,
  ]);
  const own = rows[0]?.mobile ?? null;
  return own !== null && maskMobile(own) === contact ? own : contact;
};

/** The same words again are what was sent again as its answer was lost: of a member for a day, of visitors for minutes. */
const FORMER = `
  select id::text from feedback
  where account_id is not distinct from $1::bigint and description = $2 and contact = $3 and name = $4
    and at > now() - case when $1::bigint is null then interval '10 minutes' else interval '1 day' end limit 1`;

/** Gives its number. */
export const keepFeedback = async (
  client: PoolClient,
  accountId: string | undefined,
  { description, mobile, name }: Feedback,
): Promise<string> => {
  const contact = await contactOf(client, accountId, mobile);
  const values = [accountId ?? null, description, contact, name];
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`feedback ${values.join(' ')}`]);
  const former = await client.query<{ id: string }>(FORMER, values);
  if (former.rows[0]) return former.rows[0].id;
  const { rows } = await client.query<{ id: string }>(
    'insert into feedback (account_id, description, contact, name) values ($1, $2, $3, $4) returning id::text',
    values,
  );
  return rows[0]?.id ?? '';
};

interface Row extends Omit<OwnFeedback, 'at' | 'answeredAt'> {
  readonly at: Date;
  readonly answeredAt: Date | null;
}

const MOST_SHOWN = 100;

/** Newest first. */
export const feedbackOf = async (pool: Pool, accountId: string): Promise<OwnFeedback[]> => {
  const { rows } = await pool.query<Row>(
    `select id::text, description, at, answer, answered_at as "answeredAt", adopted_at is not null as "isAdopted"
     from feedback where account_id = $1 order by id desc limit ${MOST_SHOWN}`,
    [accountId],
  );
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
};
