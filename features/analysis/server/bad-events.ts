import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { Parameters } from '#infra/server/postgres/parameters';
import type { BadEvents } from '../contract/quality';
import type { Period } from '../contract/period';
import { reasonWords } from '../bad-reasons';

const MOST = 200;
const GONE = '没有这条事件，或已处理';

interface Row extends Omit<BadEvents['events'][number], 'at'> {
  readonly at: Date;
}

const receivedIn = (parameters: Parameters, { from, to }: Period): string =>
  `received_at >= ${parameters.add(from, 'date')}::timestamp at time zone 'Asia/Shanghai'
   and received_at < (${parameters.add(to, 'date')} + 1)::timestamp at time zone 'Asia/Shanghai'`;

export const badEventsOf = async (pool: Pool, period: Period): Promise<BadEvents> => {
  const parameters = new Parameters();
  const where = receivedIn(parameters, period);
  const [reasons, events] = await Promise.all([
    pool.query<BadEvents['reasons'][number]>(
      `select reason, coalesce(body ->> 'fncode', '') as fncode, count(*)::int as events from event_bad
       where ${where} and settled_at is null group by 1, 2 order by 3 desc limit ${MOST}`,
      parameters.values,
    ),
    pool.query<Row>(
      `select id::text as id, received_at as at, reason, body, outcome from event_bad where ${where}
       order by id desc limit ${MOST}`,
      parameters.values,
    ),
  ]);
  return {
    reasons: reasons.rows,
    events: events.rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
  };
};

interface KeptBody {
  readonly fncode: string;
  readonly query?: string;
  readonly accountName?: string;
  readonly searchId?: string | number;
  readonly guideType?: string;
}

interface Correction {
  readonly id: string;
  readonly query?: string | undefined;
  readonly fncode?: string | undefined;
}

/** What of tracking this needs: reads a body, and stores it within the transaction. */
export interface Ingest {
  (client: PoolClient, body: KeptBody, receivedAt: Date): Promise<{ readonly reason: string } | undefined>;
}

/** @throws ApiError where it is settled already, or is still not what its code may say. */
export const settleBadEvent = async (
  client: PoolClient,
  ingest: Ingest,
  { id, query, fncode }: Correction,
): Promise<{ readonly outcome: 'stored' | 'dismissed' }> => {
  const { rows } = await client.query<{ body: KeptBody; receivedAt: Date }>(
    'select body, received_at as "receivedAt" from event_bad where id = $1 and settled_at is null for update',
    [id],
  );
  const [kept] = rows;
  if (!kept) throw new ApiError(codes.notFound, GONE);
  const { body, receivedAt } = kept;
  const outcome = query === undefined ? 'dismissed' : 'stored';
  if (query !== undefined) {
    const corrected = { ...body, query, fncode: fncode ?? body.fncode };
    const refused = await ingest(client, corrected, receivedAt);
    if (refused)
      throw new ApiError(codes.badRequest, `仍不能入库：${reasonWords(refused.reason, corrected.fncode)}`);
  }
  await client.query('update event_bad set settled_at = now(), outcome = $2 where id = $1', [id, outcome]);
  return { outcome };
};
