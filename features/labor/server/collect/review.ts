import type { PoolClient } from 'pg';
import type { DataOf } from '#src/contract/call';
import { ApiError } from '#infra/server/http/api-error';
import type { Identity } from '#infra/server/http/identity';
import type { RecordDeed } from '#infra/server/record-deed';
import { audit } from '#infra/server/security/audit';
import { codes } from '#src/contract/codes';
import type { Review, reviewCall, Submission } from '../../contract-collect';
import { OF_OTHERS } from './submissions';

export const NO_SUBMISSION = '没有找到这条提交，它可能已随账号删除';
export const OWN = '不能审核本人或本单位提交的价格，请由其他单位有发布权限的人审核';
export const REVIEWED = '这条价格已审核过，请刷新列表';

export interface ReviewFrom {
  readonly review: Review;
  readonly identity: Identity;
  readonly ip: string;
  readonly recordDeed: RecordDeed;
}

interface Stored {
  readonly id: string;
  readonly ownerId: string;
  readonly status: Submission['status'];
  readonly isOfOthers: boolean;
}

/** @throws ApiError 440, 441 */
export const review = async (
  client: PoolClient,
  { review: { number, verdict, word }, identity: { accountId, sessionId }, ip, recordDeed }: ReviewFrom,
): Promise<DataOf<typeof reviewCall>> => {
  const { rows } = await client.query<Stored>(
    `select c.id, c.account_id::text as "ownerId", c.status, ${OF_OTHERS} as "isOfOthers" from labor_collect c where c.number = $2 for update`,
    [accountId, number],
  );
  const [stored] = rows;
  if (!stored) throw new ApiError(codes.notFound, NO_SUBMISSION);
  if (!stored.isOfOthers) throw new ApiError(codes.conflict, OWN);
  if (stored.status !== 'pending') throw new ApiError(codes.conflict, REVIEWED);
  await client.query(
    'update labor_collect set status = $2, word = $3, reviewer_id = $4, reviewed_at = now() where id = $1',
    [stored.id, verdict, word, accountId],
  );
  if (verdict === 'approved')
    await recordDeed(client, { accountId: stored.ownerId, deed: 'labourLineApproved', ref: number });
  await audit(client, { event: `labor.${verdict}`, accountId, sessionId, ip });
  return { number, status: verdict };
};
