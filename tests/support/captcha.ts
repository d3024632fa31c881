import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from '#features/captcha/contract';

/** Does the work of a challenge; gives what travels in the header validateData. */
export const solveCaptcha = async (challenge: Challenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the captcha was not solved in time');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};
