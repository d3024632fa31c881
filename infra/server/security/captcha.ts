import { verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { codes } from '#src/contract/codes';
import { captchaSecrets } from './captcha-secret';
import { ApiError } from '../http/api-error';
import type { RequestContext } from '../http/route';

export type CaptchaPurpose = 'call' | 'login' | 'sms';

export const CHALLENGE_PATH = '/pb/api/captcha/challenge';
const PLEASE = '请完成安全验证';
const PAYLOAD_MAX = 4_000;
/** The specification's word for "no captcha was asked for". */
const NO_ANSWER = '-1';

const Payloads = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string(),
      expiresAt: z.number(),
      data: z.object({ purpose: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

const readPayload = (payload: string) => {
  if (payload.length > PAYLOAD_MAX) return undefined;
  try {
    const { success, data } = z.safeParse(
      Payloads,
      JSON.parse(Buffer.from(payload, 'base64').toString('utf8')),
    );
    return success ? data : undefined;
  } catch {
    return undefined;
  }
};

const isSolved = async (pool: Pool, payload: Payload): Promise<boolean> => {
  const { signing, answers } = await captchaSecrets(pool);
  try {
    const { verified } = await verifySolution({
      ...payload,
      deriveKey,
      hmacSignatureSecret: signing,
      hmacKeySignatureSecret: answers,
    });
    return verified;
  } catch {
    // What is shaped in a way the library cannot even compare was not made by a solver.
    return false;
  }
};

/**
 * Whether the payload (base64 of the JSON `{ challenge, solution }`) answers an unexpired challenge of this
 * installation for this purpose. A good answer is spent by asking: of any number of calls, exactly one gets `true`.
 */
export const verifyCaptcha = async (
  pool: Pool,
  payload: string,
  purpose: CaptchaPurpose,
): Promise<boolean> => {
  const read = readPayload(payload);
  if (read?.challenge.parameters.data.purpose !== purpose) return false;
  // The signature vouches for every field the shape above leaves open.
  if (!(await isSolved(pool, read as unknown as Payload))) return false;
  const { nonce, expiresAt } = read.challenge.parameters;
  // Spent by nonce, not by payload: the same work can be written down in many ways.
  const { rowCount } = await pool.query(
    'insert into captcha_spent (nonce, expires_at) values ($1, to_timestamp($2)) on conflict do nothing',
    [nonce, expiresAt],
  );
  return rowCount === 1;
};

/** The header wins over the body's field: a repeated call carries the fresh answer there. */
const answerOf = ({
  headers,
  body,
}: Pick<RequestContext<never>, 'headers'> & { readonly body: unknown }): string => {
  const field = (body as { readonly validate?: unknown } | null | undefined)?.validate;
  const given = [headers.validatedata, field].filter((value) => typeof value === 'string');
  return given.find((value) => value !== '' && value !== NO_ANSWER) ?? NO_ANSWER;
};

/**
 * Lets a handler ask for proof of work: passes when the call carries an unspent answer for the purpose in the header
 * `validateData` or the body field `validate`.
 * @throws ApiError 980 with the address of a fresh challenge.
 */
export const captchaGuard =
  (pool: Pool) =>
  async (
    context: Pick<RequestContext<never>, 'headers'> & { readonly body: unknown },
    purpose: CaptchaPurpose,
  ): Promise<void> => {
    const answer = answerOf(context);
    if (answer !== NO_ANSWER && (await verifyCaptcha(pool, answer, purpose))) return;
    throw new ApiError(codes.captchaRequired, PLEASE, {
      callbackAddress: `${CHALLENGE_PATH}?purpose=${purpose}`,
    });
  };
