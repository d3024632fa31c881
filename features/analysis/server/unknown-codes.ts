import type { Pool, PoolClient } from 'pg';

/** However many a stranger makes up. */
const MOST = 50;

export interface UnknownCode {
  readonly fncode: string;
  readonly firstAt: Date;
  readonly lastAt: Date;
  /** Since yesterday. */
  readonly recent: number;
}

/** Codes of facts that are in no catalogue and were kept aside; the most frequent ones. */
export const unknownCodes = async (client: Pool | PoolClient): Promise<readonly UnknownCode[]> => {
  const { rows } = await client.query<UnknownCode>(
    `select body ->> 'fncode' as fncode, min(received_at) as "firstAt", max(received_at) as "lastAt",
       (count(*) filter (where event_day(received_at) >= event_day(now()) - 1))::int as recent
     from event_bad where reason = 'unknown code' and settled_at is null
     group by 1 order by count(*) desc, 1 limit ${MOST}`,
  );
  return rows;
};
