import type { Pool, PoolClient } from 'pg';
import type { RecordDeed } from '#infra/server/record-deed';
import type { Database } from '#infra/server/postgres/database';
import { audit } from '#infra/server/security/audit';

export interface FeedbackLine {
  readonly id: string;
  readonly at: Date;
  /** Null for a visitor. */
  readonly account: string | null;
  readonly name: string;
  readonly contact: string;
  readonly description: string;
  readonly answer: string | null;
  readonly isAdopted: boolean;
  /** Bytes of the action log as it came, packed; null where none came along. */
  readonly logBytes: number | null;
}

/** Those without an answer, oldest first; or the newest of all. */
export const listFeedback = async (
  pool: Pool,
  { all, most }: { readonly all: boolean; readonly most: number },
): Promise<readonly FeedbackLine[]> => {
  const { rows } = await pool.query<FeedbackLine>(
    `select feedback.id::text, at, username as account, name, contact, description, answer,
       adopted_at is not null as "isAdopted", octet_length(packed) as "logBytes"
     from feedback left join account on account.id = account_id
       left join feedback_log on feedback_id = feedback.id
     where ${all ? 'true order by feedback.id desc' : 'answered_at is null order by feedback.id'} limit $1`,
    [most],
  );
  return rows;
};

export interface FeedbackEnds {
  /** Has the member see that an answer is there. */
  readonly tellMember: (client: PoolClient, accountId: string, text: string) => Promise<void>;
  readonly recordDeed: RecordDeed;
}

type Transacting = Pick<Database, 'transaction'>;

const ANSWERED = '您的反馈已有答复';
const ADOPTED = '您的反馈已被采纳，感谢您的建议';

/** Who reads an answer: the member; whoever hands it on to a visitor by the contact that was left; or nobody. */
export type AnswerReader = 'member' | { readonly contact: string } | 'nobody';

/** Another answer takes the place of the first. Undefined when there is no such feedback. */
export const answerFeedback = (
  { transaction }: Transacting,
  { tellMember }: FeedbackEnds,
  id: string,
  answer: string,
): Promise<AnswerReader | undefined> =>
  transaction(async (client) => {
    const { rows } = await client.query<{ accountId: string | null; contact: string }>(
      `update feedback set answer = $2, answered_at = now() where id = $1
       returning account_id::text as "accountId", contact`,
      [id, answer],
    );
    const [answered] = rows;
    if (!answered) return undefined;
    const { contact } = answered;
    const accountId = answered.accountId ?? undefined;
    if (accountId !== undefined) await tellMember(client, accountId, ANSWERED);
    await audit(client, { event: 'feedback.answered', accountId, object: id });
    if (accountId !== undefined) return 'member';
    return contact === '' ? 'nobody' : { contact };
  });

/** Once: a second time changes nothing, and tells the member nothing. Undefined when there is no such feedback. */
export const adoptFeedback = (
  { transaction }: Transacting,
  { tellMember, recordDeed }: FeedbackEnds,
  id: string,
): Promise<'adopted' | 'was adopted' | undefined> =>
  transaction(async (client) => {
    const { rows } = await client.query<{ accountId: string | null; isAdopted: boolean }>(
      `select account_id::text as "accountId", adopted_at is not null as "isAdopted"
       from feedback where id = $1 for no key update`,
      [id],
    );
    const [found] = rows;
    if (!found) return undefined;
    if (found.isAdopted) return 'was adopted';
    await client.query('update feedback set adopted_at = now() where id = $1', [id]);
    const accountId = found.accountId ?? undefined;
    if (accountId !== undefined) {
      await tellMember(client, accountId, ADOPTED);
      await recordDeed(client, { accountId, deed: 'feedbackAdopted', ref: id });
    }
    await audit(client, { event: 'feedback.adopted', accountId, object: id });
    return 'adopted';
  });
