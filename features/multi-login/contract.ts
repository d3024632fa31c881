import * as z from 'zod/mini';
import { defineCall } from '#src/contract/call';

/** From an application to the moment when silence counts as a denial. */
export const APPLICATION_LIFE_S = 60;

const NAME_MAX = 64;
const username = z.string().check(z.minLength(1, '缺少用户名'), z.maxLength(NAME_MAX, '用户名过长'));

/** How an application stands: `timeout` counts as a denial. */
const standing = z.object({
  option: z.enum(['waiting', 'allow', 'deny', 'cancel', 'timeout']),
  /** Milliseconds until it counts as denied. */
  remainingMs: z.number(),
});
export type Standing = z.output<typeof standing>;
export type Option = Standing['option'];

/** The header `globalId` names the account, here and in the three calls that follow. */
export const checkApplyCall = defineCall({
  method: 'GET',
  path: '/pb/api/web/checkApplyLogin',
  access: 'public',
  owner: 'holder',
  summary: '是否有其他用户正在申请登录该账号（请求头 globalId）',
  data: z.boolean(),
});

export const applyCall = defineCall({
  method: 'GET',
  path: '/pb/api/web/applyRepeatLogin',
  cost: 'write',
  access: 'public',
  owner: 'holder',
  summary: '账号已在别处登录时申请登录（请求头 globalId）',
  query: z.object({ username }),
  data: standing,
});

export const cancelApplyCall = defineCall({
  method: 'GET',
  path: '/pb/api/web/cancelApplyRepeatLogin',
  access: 'public',
  owner: 'holder',
  summary: '取消登录申请；申请已有结果时返回该结果',
  query: z.object({ username }),
  data: standing,
});

export const standingCall = defineCall({
  method: 'GET',
  path: '/pb/api/web/selectFeedbackMultiUserLogin',
  access: 'public',
  owner: 'holder',
  summary: '查询登录申请的结果（请求头 globalId）',
  query: z.object({ username }),
  data: standing,
});

export const feedbackCall = defineCall({
  method: 'POST',
  path: '/pb/api/web/feedbackMultiUserLogin',
  cost: 'write',
  access: 'member',
  owner: 'account',
  summary: '已登录用户答复登录申请；申请已有结果时返回该结果',
  query: z.object({
    option: z.enum(['allow', 'deny'], '答复只能是 allow 或 deny'),
    username,
    /** The application that was shown, so that no answer meets a later one. */
    id: z.uuid('申请编号不正确'),
  }),
  data: standing,
});

export const loginStreamCall = defineCall({
  method: 'POST',
  path: '/pb/api/web/loginSse',
  access: 'member',
  owner: 'account',
  summary: '登录申请的事件流（text/event-stream）：ready、applied、settled、gap',
  data: z.unknown(),
});

export const application = z.object({
  id: z.string(),
  /** As a member knows it: Chrome 130; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  /** 广东省; empty when unknown. */
  place: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** Milliseconds until it counts as denied; 0 when it is over. */
  remainingMs: z.number(),
});
export type Application = z.output<typeof application>;

export const settlement = z.object({
  id: z.string(),
  option: z.enum(['allow', 'deny', 'cancel', 'timeout']),
});
export type Settlement = z.output<typeof settlement>;
export type Verdict = 'allow' | 'deny';

/** Whom somebody wants to be, or is. */
export interface AccountRef {
  readonly globalId: string;
  readonly username: string;
}
