import type { Pool } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { audit } from '#infra/server/security/audit';
import { TODAY } from '#infra/server/postgres/today';
import { REASONS, type Reason } from '../rules/reasons';

export interface InviteReview {
  /** The account of the friend. */
  readonly id: string;
  readonly friend: string;
  readonly inviter: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly why: string;
}

const WAITING = `
  select friend_id::text as id, friend.username as friend, inviter.username as inviter,
    to_char(day, 'YYYY-MM-DD') as day, reason
  from invitation join account friend on friend.id = friend_id join account inviter on inviter.id = inviter_id
  where invitation.state = 'review' order by day, friend_id limit 500`;

/** Invitations that wait to be looked at, the oldest first. */
export const invitesToReview = async (pool: Pool): Promise<readonly InviteReview[]> => {
  const { rows } = await pool.query<Omit<InviteReview, 'why'> & { reason: Reason }>(WAITING);
  return rows.map(({ reason, ...one }) => ({ ...one, why: REASONS[reason] }));
};

const STEPS = {
  accept: `update invitation set state = 'pending', reason = null`,
  refuse: `update invitation set state = 'refused', settled_on = ${TODAY}`,
} as const;
export type ReviewStep = keyof typeof STEPS;
export const isReviewStep = (text: string): text is ReviewStep => Object.hasOwn(STEPS, text);

/** Accepted, it goes on by its rules as any other. False when none of this friend waits. */
export const reviewInvite = (pool: Pool, step: ReviewStep, friendId: string): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `${STEPS[step]} where friend_id::text = $1 and state = 'review'`,
      [friendId],
    );
    if (!rowCount) return false;
    await audit(client, { event: `invitation.${step}`, accountId: friendId });
    return true;
  });
