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

/**
 * What a member sends again, because its answer was lost: the same words within minutes, not answered yet, and with no
 * other log than the first.
 */
const FORMER = `
  select feedback.id::text from feedback left join feedback_log log on log.feedback_id = feedback.id
  where account_id = $1 and description = $2 and contact = $3 and name = $4 and answered_at is null
    and at > now() - interval '10 minutes' and (log.packed is null or $5::bytea is null or log.packed = $5) limit 1`;

/** Gives its number. */
export const keepFeedback = async (
  client: PoolClient,
  accountId: string | undefined,
  { description, mobile, name }: Feedback,
  packed: Buffer | undefined,
): Promise<string> => {
  const contact = await contactOf(client, accountId, mobile);
  const values = [accountId ?? null, description, contact, name];
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`feedback ${values.join(' ')}`]);
  const former = await client.query<{ id: string }>(FORMER, [...values, packed ?? null]);
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

/** Newest first: by the number itself, for `id` alone would be the text that is selected. */
export const feedbackOf = async (pool: Pool, accountId: string): Promise<OwnFeedback[]> => {
  const { rows } = await pool.query<Row>(
    `select id::text, description, at, answer, answered_at as "answeredAt", adopted_at is not null as "isAdopted"
     from feedback where account_id = $1 order by feedback.id desc limit ${MOST_SHOWN}`,
    [accountId],
  );
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
};
