import type { Pool, PoolClient } from 'pg';

/** Takes back every permit and allowance by which a browser could still log in with this account. */
export const revokeProofs = async (client: Pool | PoolClient, globalId: string): Promise<void> => {
  await client.query('delete from login_permit where $1 = any (global_ids)', [globalId]);
  await client.query('delete from login_allowance where global_id = $1', [globalId]);
};
