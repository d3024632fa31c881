import type { Pool } from 'pg';

const MS = 1_000;
/** Servers' clocks differ; an answer must be remembered longer than any of them takes it for living. */
const MARGIN_S = 3_600;

/** Removes answers that have expired everywhere and counts of past hours. */
export const forgetOld = async (pool: Pool): Promise<void> => {
  await pool.query('delete from captcha_spent where expires_at < to_timestamp($1)', [
    Date.now() / MS - MARGIN_S,
  ]);
  await pool.query(`delete from captcha_demand where hour < now() - interval '2 hours'`);
};
