import * as z from 'zod/mini';
import { atMost } from '#src/contract/lengths';
import { defineCall, type DataOf } from '#src/contract/call';
import { isBlankSql, NO_STATEMENT } from '../rules/sql-statement';
import { format, MOST_EXPORTED } from './period';

/** On the screen. */
export const MOST_SQL_ROWS = 10_000;
const SQL_MAX = 10_000;
/** A sign of Chinese is nine in an address. */
const ADDRESS_MAX = 9 * SQL_MAX + 1_000;

const statement = z.string().check(
  z.trim(),
  z.maxLength(SQL_MAX, `SQL 不超过 ${SQL_MAX} 个字`),
  z.refine((sql) => !isBlankSql(sql), NO_STATEMENT),
);

/** Why it cannot be asked. */
export const sqlFaultIn = (sql: string): string | undefined =>
  z.safeParse(statement, sql).error?.issues[0]?.message;

export const sqlCall = defineCall({
  method: 'POST',
  path: '/pb/analysis/sql',
  access: 'analyst',
  cost: 'heavy',
  summary: '一条只读 SQL，限时 10 秒，至多 10,000 行',
  body: z.object({ sql: statement }),
  data: z.object({
    columns: z.array(z.string()),
    rows: z.array(z.array(z.unknown())),
    isCut: z.boolean(),
    ms: z.number(),
  }),
});
export type SqlResult = DataOf<typeof sqlCall>;

export const exportSqlCall = defineCall({
  method: 'POST',
  path: '/pb/analysis/exportSql',
  access: 'analyst',
  cost: 'heavy',
  summary: `一条只读 SQL 的全部结果，限时 10 秒，至多 ${MOST_EXPORTED.toLocaleString('en-US')} 行，CSV、NDJSON 或 Parquet 文件`,
  body: z.object({ sql: statement, format }),
  data: z.unknown(),
});

const NAME_MAX = 40;
const savedView = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number(),
  /** Screen and its parameters, as in the address. */
  address: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  author: z.string(),
  at: z.string(),
});
export type SavedView = z.output<typeof savedView>;

export const savedViewsCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/savedViews',
  access: 'analyst',
  summary: '保存的查询：本人的与共享的，各为最新一版',
  data: z.object({ views: z.array(savedView) }),
});

export const saveViewCall = defineCall({
  method: 'POST',
  path: '/pb/analysis/saveView',
  access: 'analyst',
  once: true,
  summary: '保存一个查询；同名的成为新的一版',
  body: z.object({
    name: z
      .string()
      .check(z.trim(), z.minLength(1, '请填写名称'), atMost(NAME_MAX, `名称不超过 ${NAME_MAX} 个字`)),
    address: z.string().check(z.startsWith('/', '地址不正确'), z.maxLength(ADDRESS_MAX, '条件过长')),
    isShared: z.boolean(),
  }),
  data: savedView,
});

export const removeViewCall = defineCall({
  method: 'POST',
  path: '/pb/analysis/removeView',
  access: 'analyst',
  owner: 'account',
  once: true,
  summary: '删除本人保存的一个查询的各版',
  body: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/, '没有这个查询')) }),
  data: z.nullable(z.unknown()),
});
