import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';

/** A path is taken for one more epoch than its own, so that a browser may keep it for seven days. */
export const EPOCH_MS = 7 * 24 * 60 * 60 * 1_000;
const DIGITS = 32;

const known = new WeakMap<Pool, Promise<Buffer>>();

const readKey = async (pool: Pool): Promise<Buffer> => {
  const { rows } = await pool.query<{ key: Buffer }>(`select keyed_digest('business path') as key`);
  if (!rows[0]) throw new Error('the secret of this installation cannot be read');
  return rows[0].key;
};

/** Grown from the secret of this installation, so that all servers on one database agree. */
const keyOf = async (pool: Pool): Promise<Buffer> => {
  const reading = known.get(pool) ?? readKey(pool);
  known.set(pool, reading);
  return reading.catch((error: unknown) => {
    known.delete(pool);
    throw error;
  });
};

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
