import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../postgres/database-pool';
import type { ReadFile } from '../server-slice';

type Committed = Pick<ReadFile, 'commit' | 'committed'>;

/**
 * One transaction of the file's records and of what is noted beside them by `work`, which stores them by `store` or
 * decides not to. What follows the import follows the transaction, and only where they were stored.
 */
export const commitFileWithin = async <T>(
  pool: Pool,
  { commit, committed }: Committed,
  work: (client: PoolClient, store: () => Promise<void>) => Promise<T>,
): Promise<T> => {
  const outcome = { isStored: false };
  const result = await inTransaction(pool, (client) =>
    work(client, async () => {
      await commit(client);
      outcome.isStored = true;
    }),
  );
  if (outcome.isStored) await committed?.(pool);
  return result;
};

/** Stores all of it or nothing; throws Unclear when what is stored has changed since it was read. */
export const commitFile = (pool: Pool, file: Committed): Promise<void> =>
  commitFileWithin(pool, file, (_, store) => store());
