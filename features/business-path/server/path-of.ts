import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { keyedSecret } from '#infra/server/security/keyed-secret';

/** A path is taken for one more epoch than its own, so that a browser may keep it for seven days. */
export const EPOCH_MS = 7 * 24 * 60 * 60 * 1_000;
const DIGITS = 32;

const keyOf = keyedSecret('business path');

const pathIn = (key: Buffer, globalId: string, epoch: number): string =>
  createHmac('sha256', key).update(`${globalId}|${epoch}`).digest('hex').slice(0, DIGITS);

export const pathOf = async (pool: Pool, globalId: string, now: number): Promise<string> =>
  pathIn(await keyOf(pool), globalId, Math.floor(now / EPOCH_MS));

/** Whether it is the member's path of this epoch or of the one before. */
export const isPathOf = async (pool: Pool, globalId: string, path: string, now: number): Promise<boolean> => {
  const key = await keyOf(pool);
  const epoch = Math.floor(now / EPOCH_MS);
  const shown = Buffer.from(path);
  return [epoch, epoch - 1].some((one) => {
    const right = Buffer.from(pathIn(key, globalId, one));
    return right.length === shown.length && timingSafeEqual(right, shown);
  });
};
