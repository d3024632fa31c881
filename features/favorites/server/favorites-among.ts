import type { Pool } from 'pg';
import type { RecordKey } from '../contract-rows';

/** Those of the records that are favourites of the account. */
export const favoritesAmong = async (
  pool: Pool,
  accountId: string,
  records: readonly RecordKey[],
): Promise<RecordKey[]> => {
  const { rows } = await pool.query<RecordKey>(
    `select kind, ref from favorite
     where account_id = $1 and removed_at is null
       and (kind, ref) in (select * from unnest($2::text[], $3::text[]))`,
    [accountId, records.map(({ kind }) => kind), records.map(({ ref }) => ref)],
  );
  return rows;
};
