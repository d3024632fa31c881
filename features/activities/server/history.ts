import type { Pool } from 'pg';

export interface HistoryLine {
  /** YYYY-MM-DD HH24:MI, Beijing time */
  readonly at: string;
  readonly event: string;
  /** Activity, parcel or code; none of an invitation. */
  readonly object: string | null;
  readonly username: string | null;
}

const HISTORY = `
  select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at, event, object, username
  from audit left join account on account.id = account_id
  where event like any (array['activity.%', 'invitation.%', 'coupon.redeemed'])
  order by audit.id desc limit 200`;

/** What operators, and the books, did to activities: the latest first. */
export const historyOfActivities = async (pool: Pool): Promise<readonly HistoryLine[]> =>
  (await pool.query<HistoryLine>(HISTORY)).rows;
