import type { Pool } from 'pg';
import type { Lists } from '#features/unit-prices/server/find/find-unit-prices';
import { openTotals } from '#features/unit-prices/server/find/totals';

/** Lists that nothing is held of: the indexes of the database answer, as after a change. */
export const unheld = (pool: Pool): Lists => {
  const held = { segments: () => null, settled: () => Promise.resolve() };
  return { pool, held, totals: openTotals(pool, held) };
};
