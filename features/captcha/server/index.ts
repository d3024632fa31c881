import { createHmac, randomInt } from 'node:crypto';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Pool } from 'pg';
import { networkOf } from '#infra/server/http/network-of';
import { route } from '#infra/server/http/route';
import { captchaSecrets } from '#infra/server/security/captcha-secret';
import type { ServerSlice } from '#infra/server/server-slice';
import { challengeCall, type Challenge, type Purpose } from '../contract';

/** Counts one more challenge for this network; gives how many it has had within the hour, this one included. */
const countDemand = async (pool: Pool, ip: string): Promise<number> => {
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
const factorFor = (asked: number): number => steps.find(({ from }) => asked >= from)?.factor ?? 1;

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

const ALGORITHM = 'PBKDF2/SHA-256';
const LIFE_S = 300;
/** Rounds of one attempt: the price of one challenge for the server, too. */
const ROUNDS = 1_000;
/** Attempts a solver needs, at factor 1. A bounded range keeps the unlucky from waiting long. */
const ATTEMPTS = { least: 250, most: 750 };

/** A signed challenge that ends in five minutes. `factor` multiplies the attempts it takes. */
export const issueChallenge = async (pool: Pool, purpose: Purpose, factor: number): Promise<Challenge> => {
  const { signing, answers } = await captchaSecrets(pool);
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost: ROUNDS,
    counter: randomInt(ATTEMPTS.least * factor, ATTEMPTS.most * factor + 1),
    data: { purpose },
    deriveKey,
    expiresAt: Math.floor(Date.now() / MS) + LIFE_S,
    hmacSignatureSecret: signing,
    hmacKeySignatureSecret: answers,
  });
  // Signed, with a counter and with an end: the library fills every field of the contract then.
  return challenge as Challenge;
};

/** Old rows are swept once for this many challenges. */
const SWEEP_EVERY = 256;

export const captchaServer = ({ pool }: { readonly pool: Pool }): ServerSlice => {
  let issued = 0;
  return {
    routes: [
      route(challengeCall, async ({ query, ip }) => {
        if (issued++ % SWEEP_EVERY === 0) await forgetOld(pool);
        return issueChallenge(pool, query.purpose, factorFor(await countDemand(pool, ip)));
      }),
    ],
  };
};
