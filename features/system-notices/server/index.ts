import type { Pool, PoolClient } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { codes } from '#src/contract/codes';
import { MOST_CURRENT, notificationCall, type SystemNotice } from '../contract';

export const NOT_YOURS = '只能查询本人的通知';

/** Newest first. */
const current = async (pool: Pool, accountId: string | undefined): Promise<SystemNotice[]> => {
  const { rows } = await pool.query<SystemNotice>(
    `select id::text, type, title, content, duration_ms as duration, auto_close as "autoClose"
     from system_notice
     where starts_at <= now() and ends_at > now() and ($1::bigint is not null or not members_only)
       and (account_id is null or account_id = $1)
     order by starts_at desc, system_notice.id desc limit ${MOST_CURRENT}`,
    [accountId ?? null],
  );
  return rows;
};

interface MemberNotice {
  readonly title: string;
  /** HTML of the house's own; nothing a member wrote may be in it. */
  readonly content: string;
}

/** Stays on the member's pages until it is closed, for a month at most. */
export const tellMember = async (
  client: PoolClient,
  accountId: string,
  { title, content }: MemberNotice,
): Promise<void> => {
  await client.query(
    `insert into system_notice (type, title, content, auto_close, members_only, ends_at, account_id)
     values ('info', $2, $3, false, true, now() + interval '30 days', $1)`,
    [accountId, title, content],
  );
};

export const systemNoticesServer = ({ pool }: { readonly pool: Pool }): ServerSlice => ({
  routes: [
    route(notificationCall, async ({ query, identity }) => {
      // Who asks is read from the session; a visitor's globalId tells nothing.
      if (identity && query.globalId && query.globalId !== identity.globalId) {
        throw new ApiError(codes.vipOnly, NOT_YOURS);
      }
      return current(pool, identity?.accountId);
    }),
  ],
});
