import type { PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Identity } from '#infra/server/http/identity';
import type { DrawAnswer } from '#src/contract/drawn';
import type { Campaign } from '../rules/campaign';
import type { ActivityEngine } from './engine';
import { NOT_DONE } from './tasks';

const MARK = `
  select draw from campaign_mark where activity = $1 and account_id = $2 and kind = $3 order by at limit 1`;
const DRAWN = `
  update campaign_mark set draw = $4 where activity = $1 and account_id = $2 and kind = $3`;

interface Asker {
  readonly identity: Identity;
  readonly device: string | undefined;
}

/** The member's draw of this number; asked again, it is the same draw. */
export const drawCampaign = (
  client: PoolClient,
  engine: ActivityEngine,
  { key, draw }: Campaign,
  { identity: { accountId, globalId }, device }: Asker,
  { number, place }: { readonly number: number; readonly place?: number | undefined },
): Promise<DrawAnswer> => {
  if (!draw) throw new Error(`nothing is drawn in ${key}`);
  return engine.draw(client, draw, {
    activity: key,
    accountId,
    globalId,
    device,
    number,
    by: draw.by,
    place,
  });
};

/** The draw that a task has earned; asked again for the task, it is the same draw. */
export const drawForTask = async (
  client: PoolClient,
  engine: ActivityEngine,
  campaign: Campaign,
  asker: Asker,
  taskId: string,
): Promise<DrawAnswer> => {
  const { accountId } = asker.identity;
  await engine.hold(client, accountId);
  const { rows } = await client.query<{ draw: number | null }>(MARK, [campaign.key, accountId, taskId]);
  if (!rows[0]) throw new ApiError(codes.conflict, NOT_DONE);
  const number = rows[0].draw ?? (await engine.drawsSoFar(client, accountId, campaign.key)).nextNumber;
  const drawn = await drawCampaign(client, engine, campaign, asker, { number });
  await client.query(DRAWN, [campaign.key, accountId, taskId, number]);
  return drawn;
};
