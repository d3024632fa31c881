import type { Pool } from 'pg';

/** Counts the rows of a table, or of that part of it. */
export const countIn =
  (rows: string) =>
  async (pool: Pool): Promise<number> => {
    const found = await pool.query<{ count: number }>(`select count(*)::int as count from ${rows}`);
    return found.rows[0]?.count ?? 0;
  };
