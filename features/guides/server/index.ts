import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { member, route } from '#infra/server/http/route';
import type { RecordDeed } from '#infra/server/record-deed';
import type { ServerSlice } from '#infra/server/server-slice';
import { updateRaffleTimesCall, type GuideType } from '../contract';

export { GUIDES } from '../contract';

const COMPLETE = `
  insert into guide_completion (account_id, guide) values ($1, $2)
  on conflict do nothing`;
const COMPLETED = `
  select to_char(completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "completedAt",
    (select count(*)::int from guide_completion where account_id = $1) as completed
  from guide_completion where account_id = $1 and guide = $2`;

const complete = async (client: PoolClient, accountId: string, guide: GuideType) => {
  const { rowCount } = await client.query(COMPLETE, [accountId, guide]);
  const { rows } = await client.query<{ completedAt: string; completed: number }>(COMPLETED, [
    accountId,
    guide,
  ]);
  if (!rows[0]) throw new Error('the completion was just written');
  return { isFirst: rowCount === 1, ...rows[0] };
};

export const guidesServer = ({
  pool,
  recordDeed,
}: {
  readonly pool: Pool;
  readonly recordDeed: RecordDeed;
}): ServerSlice => ({
  routes: [
    route(updateRaffleTimesCall, (context) =>
      inTransaction(pool, async (client) => {
        const { accountId } = member(context);
        const { guideCode } = context.body;
        const completion = await complete(client, accountId, guideCode);
        const earned = await recordDeed(client, { accountId, deed: 'guideCompleted', ref: guideCode });
        return { ...completion, earned };
      }),
    ),
  ],
});
