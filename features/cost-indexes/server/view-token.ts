import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { Refusal } from '../../../infra/server/refusal';
import { codes } from '../../../src/contract/codes';

export const VIEW_LIFE_MS = 600_000;
export const STALE = '查看凭证已过期，请重新打开本指数';
export const FOREIGN = '查看凭证不属于当前账号或这条指数，请重新打开本指数';

const known = new WeakMap<Pool, Promise<Buffer>>();

const readKey = async (pool: Pool): Promise<Buffer> => {
  const { rows } = await pool.query<{ key: Buffer }>(`select keyed_digest('index view') as key`);
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

/** Whose right it is, and to what. */
export interface View {
  readonly globalId: string;
  readonly seriesId: string;
}

const sign = (key: Buffer, { globalId, seriesId }: View, until: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([globalId, seriesId, until]))
    .digest('base64url');

/** `<end in base 36>.<signature>`: says nothing of the member it was made for. */
export const issueViewToken = async (pool: Pool, view: View, now: number): Promise<string> => {
  const until = (now + VIEW_LIFE_MS).toString(36);
  return `${until}.${sign(await keyOf(pool), view, until)}`;
};

const form = z.string().check(z.regex(/^[0-9a-z]{1,11}\.[\w-]{43}$/));

/** @throws Refusal 400 when it has expired, was altered, or was issued to somebody else or for another series. */
export const checkViewToken = async (pool: Pool, token: string, view: View, now: number): Promise<void> => {
  if (!z.safeParse(form, token).success) throw new Refusal(codes.badRequest, FOREIGN);
  const [until = '', signature = ''] = token.split('.');
  const right = Buffer.from(sign(await keyOf(pool), view, until));
  const shown = Buffer.from(signature);
  if (right.length !== shown.length || !timingSafeEqual(right, shown))
    throw new Refusal(codes.badRequest, FOREIGN);
  if (parseInt(until, 36) <= now) throw new Refusal(codes.badRequest, STALE);
};
