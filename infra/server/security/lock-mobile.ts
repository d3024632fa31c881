import type { PoolClient } from 'pg';

/** Until the end of the transaction nobody else gives this phone to an account. What follows reads anew who has it. */
export const lockMobile = async (client: PoolClient, mobile: string): Promise<void> => {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('mobile ' || $1, 0))`, [mobile]);
};
