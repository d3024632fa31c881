import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { codes } from '#src/contract/codes';
import { notificationCall, type SystemNotice } from '../contract';

const MOST_AT_ONCE = 3;

export const NOT_YOURS = '只能查询本人的通知';

/** Newest first. */
const current = async (pool: Pool, isMember: boolean): Promise<SystemNotice[]> => {
  const { rows } = await pool.query<SystemNotice>(
    `select id::text, type, title, content, duration_ms as duration, auto_close as "autoClose"
     from system_notice
     where starts_at <= now() and ends_at > now() and ($1 or not members_only)
     order by starts_at desc, id desc limit ${MOST_AT_ONCE}`,
    [isMember],
  );
  return rows;
};

export const systemNoticesServer = ({ pool }: { readonly pool: Pool }): ServerSlice => ({
  routes: [
    route(notificationCall, async ({ query, identity }) => {
      // Who asks is read from the session; a visitor's globalId tells nothing.
      if (identity && query.globalId && query.globalId !== identity.globalId) {
        throw new ApiError(codes.vipOnly, NOT_YOURS);
      }
      return current(pool, identity !== undefined);
    }),
  ],
});
