import { randomInt } from 'node:crypto';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Pool } from 'pg';
import { captchaSecrets } from '#infra/server/security/captcha-secret';
import type { Challenge, Purpose } from '../contract';

export const ALGORITHM = 'PBKDF2/SHA-256';
export const LIFE_S = 300;
/** Rounds of one attempt: the price of one challenge for the server, too. */
const ROUNDS = 1_000;
/** Attempts a solver needs, at factor 1. A bounded range keeps the unlucky from waiting long. */
const ATTEMPTS = { least: 250, most: 750 };
const MS = 1_000;

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
