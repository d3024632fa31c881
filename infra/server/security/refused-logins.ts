import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { keyedSecret } from './keyed-secret';

const keyOf = keyedSecret('refused login');

/** As long as a form may stand open before it is sent. */
export const REPORT_LIFE_MS = 30 * 60 * 1_000;

const sign = async (pool: Pool | PoolClient, signed: string): Promise<string> =>
  createHmac('sha256', await keyOf(pool))
    .update(signed)
    .digest('base64url');

/** Names the account of a refused login to the server that refused it; good for a report, and for nothing else. */
export const reportTokenOf = async (pool: Pool, globalId: string, now = Date.now()): Promise<string> => {
  const signed = `${globalId}.${now + REPORT_LIFE_MS}`;
  return `${signed}.${await sign(pool, signed)}`;
};

const FORM = /^(.+)\.(\d+)\.([\w-]{43})$/;

/** The globalId it names; undefined when it is over, or none of ours. */
export const globalIdOfReport = async (
  pool: Pool | PoolClient,
  token: string,
  now = Date.now(),
): Promise<string | undefined> => {
  const [, globalId, endsAt, signature] = FORM.exec(token) ?? [];
  if (globalId === undefined || signature === undefined || Number(endsAt) < now) return undefined;
  const right = await sign(pool, `${globalId}.${endsAt}`);
  return timingSafeEqual(Buffer.from(right), Buffer.from(signature)) ? globalId : undefined;
};
