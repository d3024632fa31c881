import * as z from 'zod/mini';
import { defineCall, type BodyOf, type DataOf } from '#src/contract/call';
import { atMost } from '#src/contract/lengths';
import { password } from '#src/contract/password';

const USERNAME_MAX = 32;

export const username = z.string().check(
  z.minLength(1, '用户名不能为空！'),
  z.refine((text) => !/\s/.test(text), '用户名不能包含空格！'),
  atMost(USERNAME_MAX, `用户名不超过${USERNAME_MAX}位！`),
);
export { password };

const flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false', '1', '0']),
    z.transform((text) => text === 'true' || text === '1'),
  ),
]);

/** Result of a captcha; "-1" when none was asked for. */
const captchaAnswer = z._default(z.string().check(z.maxLength(4_000)), '-1');

/** Both shapes a login may answer with; see `loginResult`. */
const loginAnswer = z.nullable(
  z.object({
    accessToken: z.optional(z.string()),
    token: z.optional(z.string()),
    globalId: z.optional(z.string()),
    isNewUser: z.optional(z.boolean()),
    loginToken: z.optional(z.string()),
    /** Seconds. */
    expireIn: z.optional(z.number()),
  }),
);

export const loginByAuthCall = defineCall({
  method: 'POST',
  path: '/api/web/loginByAuth',
  cost: 'heavy',
  sealed: true,
  access: 'public',
  owner: 'holder',
  bodyKind: 'form',
  summary: '账号登录',
  body: z.object({
    username,
    password,
    validate: captchaAnswer,
    deviceId: z.string().check(z.maxLength(128)),
    rememberLoginStatus: flag,
  }),
  data: loginAnswer,
});
export type Credentials = Omit<
  BodyOf<typeof loginByAuthCall>,
  'validate' | 'deviceId' | 'rememberLoginStatus'
> & {
  readonly remember: boolean;
};

export const loginByTokenCall = defineCall({
  method: 'POST',
  path: '/api/web/loginByToken',
  cost: 'write',
  sealed: true,
  access: 'public',
  bodyKind: 'form',
  summary: '用已有的令牌登录或续期',
  body: z.object({ accessToken: z.string().check(z.minLength(1, '缺少令牌'), z.maxLength(256, '令牌过长')) }),
  data: loginAnswer,
});

export const userCall = defineCall({
  method: 'POST',
  path: '/pb/api/web/usr',
  access: 'member',
  owner: 'account',
  bodyKind: 'form',
  summary: '当前用户的信息',
  body: z.object({ accessToken: z.optional(z.string()), casId: z.optional(z.string()) }),
  data: z.object({
    globalId: z.string(),
    accountName: z.string(),
    fullName: z.string(),
    /** Masked: 138****0001. */
    passwordMobile: z.string(),
    vipStatus: z.boolean(),
    trailInterest: z.boolean(),
    /** Seconds, while a trial runs. */
    trialLeftS: z.optional(z.number()),
    hasApplied: z.boolean(),
    isNewUser: z.boolean(),
    /** Links, smallest picture first. */
    avatarPath: z.array(z.string()),
  }),
});

export const rightsCall = defineCall({
  method: 'POST',
  path: '/pb/api/web/queryRights',
  access: 'member',
  owner: 'account',
  bodyKind: 'form',
  summary: '产品权限',
  body: z.object({ globalId: z.optional(z.string()) }),
  data: z.object({
    haveRights: z.boolean(),
    canPublish: z.boolean(),
    isInternal: z.boolean(),
    isAnalyst: z.boolean(),
    canUseSourcing: z.boolean(),
  }),
});

export const logoutCall = defineCall({
  method: 'POST',
  path: '/pb/api/web/logout',
  cost: 'light',
  access: 'public',
  bodyKind: 'form',
  summary: '退出登录',
  body: z.object({ accessToken: z.optional(z.string()) }),
  data: z.nullable(z.unknown()),
});

export const aliveCall = defineCall({
  method: 'GET',
  path: '/pb/api/web/alive',
  cost: 'light',
  access: 'member',
  summary: '会话是否有效',
  data: z.object({ alive: z.boolean() }),
});

export const loginPicturesCall = defineCall({
  method: 'GET',
  path: '/home/queryLoginPicture',
  access: 'public',
  summary: '登录窗口的轮播图',
  data: z.array(z.object({ pictureUri: z.string(), title: z.string() })),
});
/** 1 account, 2 phone, 3 QR code. */
export type LoginTab = 1 | 2 | 3;
export type LoginPicture = DataOf<typeof loginPicturesCall>[number];

const chosenAccount = z.object({
  globalId: z.string().check(z.minLength(1, '缺少账号'), z.maxLength(64, '账号过长')),
  userName: z._default(z.string().check(z.maxLength(64)), ''),
  deviceId: z._default(z.string().check(z.maxLength(128)), ''),
});

const chosenAccountCall = <Path extends string>(path: Path, summary: string) =>
  defineCall({
    method: 'POST',
    path,
    sealed: true,
    access: 'public',
    owner: 'holder',
    bodyKind: 'form',
    summary,
    body: chosenAccount,
    data: loginAnswer,
  });

export const loginBySmsCall = chosenAccountCall('/api/web/loginBySms', '短信验证通过后以所选账号登录');
export const loginByQrCodeCall = chosenAccountCall('/pb/api/web/loginByQrCode', '扫码确认后以所选账号登录');

export const encryptLoginCall = defineCall({
  method: 'POST',
  path: '/pb/api/foreign/encryptLogin',
  cost: 'heavy',
  access: 'public',
  owner: 'holder',
  bodyKind: 'form',
  summary: '外部程序代会员登录，换取放在门户地址上的一次性令牌（60 秒内有效）',
  body: z.object({ username, password, validate: captchaAnswer }),
  data: loginAnswer,
});

export const globalIdCall = defineCall({
  method: 'POST',
  path: '/api/web/getGlobalIdByUserId',
  access: 'member',
  owner: 'account',
  bodyKind: 'form',
  summary: '按用户编号或账号名查询本人的 globalId',
  body: z.object({
    userid: z.string().check(z.minLength(1, '缺少用户编号'), z.maxLength(64, '用户编号过长')),
  }),
  data: z.object({ globalId: z.string() }),
});

export type UserInfo = DataOf<typeof userCall>;
export type Rights = DataOf<typeof rightsCall>;
