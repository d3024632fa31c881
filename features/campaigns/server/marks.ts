import type { Pool, PoolClient } from 'pg';
import type { CampaignKey } from '#src/contract/campaigns';

const MARKS = `
  select kind, ref, to_char(day, 'YYYY-MM-DD') as day, draw from campaign_mark
  where activity = $1 and account_id = $2 order by at`;

/** Something a member did in a campaign, counted once. */
export interface Mark {
  readonly kind: string;
  readonly ref: string;
  readonly day: string;
  readonly draw: number | null;
}

export const marksOf = async (
  client: Pool | PoolClient,
  key: CampaignKey,
  accountId: string,
): Promise<readonly Mark[]> => (await client.query<Mark>(MARKS, [key, accountId])).rows;
