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

/** Gives its number. */
export const keepFeedback = async (
  client: PoolClient,
  accountId: string | undefined,
  { description, mobile, name }: Feedback,
): Promise<string> => {
  const contact = await contactOf(client, accountId, mobile);
  const { rows } = await client.query<{ id: string }>(
    'insert into feedback (account_id, description, contact, name) values ($1, $2, $3, $4) returning id::text',
    [accountId ?? null, description, contact, name],
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
