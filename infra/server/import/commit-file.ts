import type { Pool } from 'pg';
import { inTransaction } from '../postgres/database-pool';
import type { ReadFile } from '../server-slice';

/** Stores all of it or nothing; throws Unclear when what is stored has changed since it was read. */
export const commitFile = async (
  pool: Pool,
  { commit, committed }: Pick<ReadFile, 'commit' | 'committed'>,
): Promise<void> => {
  await inTransaction(pool, commit);
  await committed?.(pool);
};
