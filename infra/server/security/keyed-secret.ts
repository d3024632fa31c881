import type { Pool, PoolClient } from 'pg';

const readSecret = async (pool: Pool | PoolClient, purpose: string): Promise<Buffer> => {
  const { rows } = await pool.query<{ key: Buffer }>('select keyed_digest($1) as key', [purpose]);
  if (!rows[0]) throw new Error('the secret of this installation cannot be read');
  return rows[0].key;
};

/** A key for one purpose, grown from the secret of this installation, so that all servers on one database agree. */
export const keyedSecret = (purpose: string): ((pool: Pool | PoolClient) => Promise<Buffer>) => {
  const known = new WeakMap<Pool | PoolClient, Promise<Buffer>>();
  return async (pool) => {
    const reading = known.get(pool) ?? readSecret(pool, purpose);
    known.set(pool, reading);
    return reading.catch((error: unknown) => {
      known.delete(pool);
      throw error;
    });
  };
};
