import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { captchaSecrets } from '#infra/server/security/captcha-secret';
import { networkOf } from '#infra/server/http/network-of';

/** Counts one more challenge for this network; gives how many it has had within the hour, this one included. */
export const countDemand = async (pool: Pool, ip: string): Promise<number> => {
  const { networks } = await captchaSecrets(pool);
  const network = createHmac('sha256', networks).update(networkOf(ip)).digest();
  const { rows } = await pool.query<{ asked: number }>(
    `insert into captcha_demand (network, hour, asked) values ($1, date_trunc('hour', now()), 1)
     on conflict (network, hour) do update set asked = captcha_demand.asked + 1
     returning asked`,
    [network],
  );
  return rows[0]?.asked ?? 1;
};

/** Challenges within an hour from which on each costs the factor; an office behind one address stays below the last. */
const steps = [
  { from: 121, factor: 8 },
  { from: 61, factor: 4 },
  { from: 31, factor: 2 },
] as const;

/** Repeated demand makes the work dearer, never impossible. */
export const factorFor = (asked: number): number => steps.find(({ from }) => asked >= from)?.factor ?? 1;
