import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';

export const MOST_DAYS = 36_500;
const account = z.string().check(z.trim(), z.minLength(1, '请填写账号'), z.maxLength(64, '账号过长'));

export const privacyCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/privacy',
  access: 'analyst',
  summary: '保存期限、删除回执与查看记录',
  data: z.object({
    /** May set, erase and export. */
    isAdmin: z.boolean(),
    oldestDay: z.nullable(z.string()),
    events: z.number(),
    bytes: z.number(),
    paused: z.number(),
    /** Of everything; null: not told to this part of the server. */
    eventDays: z.nullable(z.number()),
    sections: z.array(
      z.object({
        section: z.string(),
        name: z.string(),
        /** Null: as long as everything. */
        days: z.nullable(z.number()),
        by: z.nullable(z.string()),
        at: z.nullable(z.string()),
      }),
    ),
    erasures: z.array(
      z.object({
        receipt: z.string(),
        erased: z.number(),
        anonymised: z.number(),
        by: z.nullable(z.string()),
        at: z.string(),
      }),
    ),
    access: z.array(z.object({ what: z.string(), by: z.string(), at: z.string() })),
  }),
});
export type Privacy = DataOf<typeof privacyCall>;

export const setRetentionCall = defineCall({
  method: 'POST',
  path: '/pb/analysis/setRetention',
  access: 'analyst',
  owner: 'public',
  once: true,
  summary: '一个板块的事件保存多少天；管理员',
  body: z.object({
    section: z.string().check(z.regex(/^\d{2}$/, '没有这个板块')),
    /** Left out: as long as everything. */
    days: z.optional(
      z
        .number('天数应为整数')
        .check(z.int('天数应为整数'), z.gte(1, '至少 1 天'), z.lte(MOST_DAYS, '天数过多')),
    ),
  }),
  data: z.nullable(z.unknown()),
});

export const erasePersonCall = defineCall({
  method: 'POST',
  path: '/pb/analysis/erasePerson',
  access: 'analyst',
  owner: 'public',
  once: true,
  cost: 'heavy',
  summary: '抹去一个账号的行为：去掉身份，或一并删除；给出回执；管理员',
  body: z.object({ account, how: z.enum(['anonymous', 'deleted'], '请选择去掉身份或删除') }),
  data: z.object({ receipt: z.string(), erased: z.number(), anonymised: z.number(), at: z.string() }),
});

export const exportPersonCall = defineCall({
  method: 'GET',
  path: '/pb/analysis/exportPerson',
  access: 'analyst',
  owner: 'public',
  cost: 'heavy',
  summary: '一个账号的全部行为，JSON 文件；管理员',
  query: z.object({ account }),
  data: z.unknown(),
});
