import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { TODAY } from '#infra/server/postgres/today';
import type { Campaign } from '../rules/campaign';
import type { ActivityEngine } from './engine';

const REGISTERED = `
  select ${TODAY} - (created_at at time zone 'Asia/Shanghai')::date as days from account where id = $1`;

/** Why this member may not take part; undefined where they may. */
export const refusalOf = async (
  client: Pool | PoolClient,
  engine: ActivityEngine,
  { right }: Campaign,
  accountId: string,
): Promise<string | undefined> => {
  if (right?.of === 'registered') {
    const { rows } = await client.query<{ days: number }>(REGISTERED, [accountId]);
    return (rows[0]?.days ?? 0) < right.withinDays
      ? undefined
      : `只向注册 ${right.withinDays} 天内的会员开放`;
  }
  if (right?.of === 'attended') {
    const { total } = await engine.checkIns(client, accountId);
    return total >= right.days ? undefined : `累计签到满 ${right.days} 天后开放，已签 ${total} 天`;
  }
  return undefined;
};

/** @throws ApiError for those who may not. */
export const checkRight = async (
  client: PoolClient,
  engine: ActivityEngine,
  campaign: Campaign,
  accountId: string,
): Promise<void> => {
  const refusal = await refusalOf(client, engine, campaign, accountId);
  if (refusal !== undefined) throw new ApiError(codes.conflict, refusal);
};
