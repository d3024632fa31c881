import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { TODAY } from '#infra/server/postgres/today';
import type { ActivityKey, Standing } from '../rules/activities';

const NOT_BEGUN = '活动未开始';
const OVER = '活动已结束';

const STANDING = `
  select key, why, to_char(starts_on, 'YYYY-MM-DD') as "startsOn", to_char(least(ends_on, stopped_on), 'YYYY-MM-DD') as "endsOn",
    least(${TODAY}, ends_on, stopped_on) - starts_on as day,
    case when state = 'ended' or ends_on < ${TODAY} then 'ended' when state = 'paused' then 'paused'
      when starts_on > ${TODAY} then 'coming' else 'running' end as state
  from activity`;

interface Row extends Standing {
  /** From 0; of one that is over its last. */
  readonly day: number;
}

export const activities = async (pool: Pool): Promise<readonly Row[]> =>
  (await pool.query<Row>(STANDING)).rows;

export const activityNamed = async (client: Pool | PoolClient, key: ActivityKey): Promise<Row> => {
  const { rows } = await client.query<Row>(`${STANDING} where key = $1`, [key]);
  if (!rows[0]) throw new Error(`no activity ${key}`);
  return rows[0];
};

/** @throws ApiError with the reason why nobody takes part now. */
export const runningActivity = async (client: PoolClient, key: ActivityKey): Promise<Row> => {
  const activity = await activityNamed(client, key);
  if (activity.state === 'coming') throw new ApiError(codes.conflict, NOT_BEGUN);
  if (activity.state === 'ended') throw new ApiError(codes.conflict, OVER);
  if (activity.state === 'paused') throw new ApiError(codes.conflict, activity.why || '活动暂停，请稍后再来');
  return activity;
};
