import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { atMost } from '#src/contract/lengths';
import { writtenBasis } from '#src/contract/written-basis';
import { block } from './contract-blocks';

export const QUESTION_MAX = 300;
export const TITLE_MAX = 40;

const trimmed = (limit: number, empty: string, long: string) =>
  z.string().check(z.trim(), z.minLength(1, empty), atMost(limit, long));
const question = trimmed(QUESTION_MAX, '请输入问题', `问题不超过 ${QUESTION_MAX} 个字`);
const chatTitle = trimmed(TITLE_MAX, '请输入名称', `名称不超过 ${TITLE_MAX} 个字`);
const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '编号的格式不正确'));

export const innerAccountsCall = defineCall({
  method: 'GET',
  path: '/pb/api/web/innerAccounts',
  access: 'member',
  summary: '内部账号名单；对非内部账号为空',
  data: z.array(z.object({ globalId: z.string() })),
});

const topic = z.object({
  chatId: z.string(),
  chatTitle: z.string(),
  /** ISO 8601 */
  updatedAt: z.string(),
  questions: z.number(),
});
export type Topic = z.output<typeof topic>;

export const topicsCall = defineCall({
  method: 'GET',
  path: '/pb/api/qwen/chat/getHistoryTopic',
  access: 'member',
  owner: 'account',
  summary: '本人的智能问答话题，最近的在前（仅内部账号）',
  query: z.object({ globalId: z.optional(z.string().check(z.maxLength(64, '账号过长'))) }),
  data: z.array(topic),
});

const exchange = z.object({
  askId: z.string(),
  question: z.string(),
  /** ISO 8601 */
  askedAt: z.string(),
  /** Null where the answer was stopped or did not come about. */
  blocks: z.nullable(z.array(block)),
});
export type StoredExchange = z.output<typeof exchange>;

export const chatCall = defineCall({
  method: 'GET',
  path: '/pb/api/qwen/chat/getHistoryChat',
  access: 'member',
  owner: 'account',
  summary: '一个话题的全部问答（仅内部账号，仅本人）',
  query: z.object({ chatId: uuid }),
  data: z.object({ chatId: z.string(), chatTitle: z.string(), exchanges: z.array(exchange) }),
});
export type Chat = DataOf<typeof chatCall>;

export const renameTopicCall = defineCall({
  method: 'POST',
  path: '/pb/api/qwen/chat/renameTopic',
  cost: 'write',
  access: 'member',
  owner: 'account',
  summary: '重命名话题（仅内部账号，仅本人）',
  body: z.object({ chatId: uuid, chatTitle }),
  data: z.nullable(z.unknown()),
});

export const deleteTopicCall = defineCall({
  method: 'POST',
  path: '/pb/api/qwen/chat/deleteTopic',
  cost: 'write',
  access: 'member',
  owner: 'account',
  summary: '删除话题及其全部问答（仅内部账号，仅本人）',
  body: z.object({ chatId: uuid }),
  data: z.nullable(z.unknown()),
});

/** Of the page the question is asked on; what the question names itself goes before it. */
const basis = z.optional(writtenBasis);

/** Sections a question may belong to; the analysts learn this and no word of the question. */
const section = z.string().check(z.regex(/^[a-z]{1,20}$/, '分类的格式不正确'));

/**
 * The answer is an event stream: `understood` with what was read, `block` for each part, `done` at the end, `failed`
 * with a message where it did not come about. Both ids are the browser's, so that a line that broke is taken up again
 * with `Last-Event-ID` and asks nothing twice.
 */
export const askCall = defineCall({
  method: 'POST',
  path: '/pb/api/qwen/chat/ask',
  cost: 'heavy',
  access: 'member',
  owner: 'account',
  summary: '提问，以事件流回答（仅内部账号）',
  body: z.object({ chatId: uuid, askId: uuid, question, basis }),
  data: z.nullable(z.unknown()),
});
export const understood = z.object({ text: z.string() });
export const done = z.object({ section, chatTitle: z.string() });
export const failed = z.object({ message: z.string() });

export const calculateCall = defineCall({
  method: 'POST',
  path: '/pb/api/itemAiData/getItemDataAndCalculate',
  cost: 'heavy',
  access: 'member',
  summary: '按一句话查询指标数据并计算，不保存（仅内部账号）',
  body: z.object({ question, basis }),
  data: z.object({ section, understood: z.string(), blocks: z.array(block) }),
});
