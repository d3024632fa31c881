import * as z from 'zod/mini';

/** A page by its number, from 1. */
export const pageNoField = (most: number) =>
  z.optional(z.int().check(z.minimum(1, '页码从 1 开始'), z.maximum(most, '没有这一页')));

export const pageSizeField = (most: number) =>
  z.optional(z.int().check(z.minimum(1, '每页至少 1 条'), z.maximum(most, `每页至多 ${most} 条`)));
