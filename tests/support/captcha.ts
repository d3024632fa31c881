import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Pool } from 'pg';
import type { Challenge, Purpose } from '#features/captcha/contract';
import { issueChallenge } from '#features/captcha/server/index';

/** Does the work of a challenge; gives what travels in the header validateData. */
export const solveCaptcha = async (challenge: Challenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the captcha was not solved in time');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/** One to three attempts: the work of a usual challenge is for the tests of the captcha. */
const HARDLY_ANY = 1 / 250;
export const solvedCaptcha = async (pool: Pool, purpose: Purpose): Promise<string> =>
  solveCaptcha(await issueChallenge(pool, purpose, HARDLY_ANY));
