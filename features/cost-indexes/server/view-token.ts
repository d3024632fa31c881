import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { keyedSecret } from '#infra/server/security/keyed-secret';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';

export const VIEW_LIFE_MS = 600_000;
export const STALE = '查看凭证已过期，请重新打开本指数';
export const FOREIGN = '查看凭证不属于当前账号或这条指数，请重新打开本指数';

const keyOf = keyedSecret('index view');

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

/** @throws ApiError 400 when it has expired, was altered, or was issued to somebody else or for another series. */
export const checkViewToken = async (pool: Pool, token: string, view: View, now: number): Promise<void> => {
  if (!z.safeParse(form, token).success) throw new ApiError(codes.badRequest, FOREIGN);
  const [until = '', signature = ''] = token.split('.');
  const right = Buffer.from(sign(await keyOf(pool), view, until));
  const shown = Buffer.from(signature);
  if (right.length !== shown.length || !timingSafeEqual(right, shown))
    throw new ApiError(codes.badRequest, FOREIGN);
  if (parseInt(until, 36) <= now) throw new ApiError(codes.badRequest, STALE);
};
