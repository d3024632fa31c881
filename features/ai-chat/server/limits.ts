import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { codes } from '#src/contract/codes';

const PER_MINUTE = { name: 'ai.minute', limit: 20, windowS: 60 };
const PER_DAY = { name: 'ai.day', limit: 500, windowS: 86_400 };
const MODEL_PER_DAY = { name: 'ai.model', limit: 200, windowS: 86_400 };
export const TOO_MANY = '提问过于频繁，请稍后再试';

/** @throws ApiError when the account has asked too often. */
export const takeTurn = async (pool: Pool, accountId: string): Promise<void> => {
  const isWithin =
    (await consumeRateLimit(pool, { ...PER_MINUTE, key: accountId })) &&
    (await consumeRateLimit(pool, { ...PER_DAY, key: accountId }));
  if (!isWithin) throw new ApiError(codes.tooManyRequests, TOO_MANY);
};

export const mayUseModel = (pool: Pool, accountId: string): Promise<boolean> =>
  consumeRateLimit(pool, { ...MODEL_PER_DAY, key: accountId });
