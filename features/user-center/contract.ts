import * as z from 'zod/mini';
import { defineCall, type BodyOf, type DataOf } from '#src/contract/call';
import { company, email, seenWhole } from '#src/contract/fields';
import { atMost } from '#src/contract/lengths';
import { password } from '#src/contract/password';

const NAME_MAX = 20;

export const displayName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, '请输入显示名称'),
    atMost(NAME_MAX, `显示名称不超过 ${NAME_MAX} 个字`),
    seenWhole('显示名称'),
  );
export const CONTACT_WAYS = ['none', 'phone', 'email'] as const;
export const CONTACT_TIMES = ['any', 'workday', 'evening'] as const;
export const ACCOUNT_KINDS = ['employee', 'personal', 'enterprise', 'enterpriseCentre'] as const;

export const contactBy = z.enum(CONTACT_WAYS, '请选择联系方式');
export const contactTime = z.enum(CONTACT_TIMES, '请选择联系时间');

export const EMAIL_WANTED = '请先填写邮箱';
const preferences = { contactBy, contactTime };
const fields = z
  .object({ fullName: displayName, company, email, ...preferences })
  .check(z.refine((given) => given.contactBy !== 'email' || given.email !== '', EMAIL_WANTED));

const profile = z.object({
  accountName: z.string(),
  fullName: z.string(),
  /** Masked: 138****0001; empty when the account has none. */
  mobile: z.string(),
  kind: z.enum(ACCOUNT_KINDS),
  company: z.string(),
  email: z.string(),
  ...preferences,
  level: z.enum(['none', 'trial', 'vip']),
  /** ISO 8601; a date that has passed is a VIP that has lapsed. */
  vipUntil: z.nullable(z.string()),
  rights: z.object({ data: z.boolean(), publishing: z.boolean(), sourcing: z.boolean() }),
  registeredAt: z.string(),
  /** Without one the member logs in by phone. */
  hasPassword: z.boolean(),
  passwordChangedAt: z.nullable(z.string()),
});
export type Profile = z.output<typeof profile>;

export const profileCall = defineCall({
  method: 'GET',
  path: '/pb/userCenter/profile',
  access: 'member',
  summary: '本人的账号资料、会员权益与联系偏好',
  data: profile,
});

export const saveProfileCall = defineCall({
  method: 'POST',
  path: '/pb/userCenter/saveProfile',
  cost: 'write',
  access: 'member',
  summary: '修改本人的显示名称、单位与联系偏好',
  body: fields,
  data: profile,
});
export type ProfileFields = BodyOf<typeof saveProfileCall>;

export const changePasswordCall = defineCall({
  method: 'POST',
  path: '/pb/userCenter/changePassword',
  cost: 'heavy',
  access: 'member',
  sealed: true,
  bodyKind: 'form',
  summary: '修改本人的密码；其他设备上的登录随之结束',
  body: z.object({
    oldPassword: z.string().check(z.minLength(1, '请输入原密码'), z.maxLength(200, '原密码不正确')),
    newPassword: password,
  }),
  data: z.object({ ended: z.number() }),
});
export type PasswordChange = BodyOf<typeof changePasswordCall>;

export const devicesCall = defineCall({
  method: 'GET',
  path: '/pb/userCenter/devices',
  access: 'member',
  summary: '本人正在登录的设备，本机在前，最近使用的在前；以及近 30 天用过的浏览器个数',
  data: z.object({
    devices: z.array(
      z.object({
        id: z.string(),
        /** As a member knows it: Chrome 130, 微信; empty when it did not say. */
        browser: z.string(),
        system: z.string(),
        /** Province and city of the last login or renewal; empty where unknown. */
        place: z.string(),
        /** ISO 8601. */
        loggedInAt: z.string(),
        /** ISO 8601, to the minute. */
        lastUsedAt: z.string(),
        /** ISO 8601: when this browser was first used with the account; null when it is no longer counted. */
        knownSince: z.nullable(z.string()),
        isCurrent: z.boolean(),
        isRemembered: z.boolean(),
      }),
    ),
    browsers: z.object({
      used: z.number(),
      /** One more than this within `days` blocks the account's logins. */
      limit: z.number(),
      days: z.number(),
      /** False for accounts that are shared on purpose. */
      isCounted: z.boolean(),
    }),
  }),
});
export type Devices = DataOf<typeof devicesCall>;
export type Device = Devices['devices'][number];

export const endDeviceCall = defineCall({
  method: 'POST',
  path: '/pb/userCenter/endDevice',
  cost: 'write',
  access: 'member',
  owner: 'account',
  summary: '结束本人在另一台设备上的登录',
  body: z.object({ id: z.uuid('设备编号不正确') }),
  data: z.nullable(z.unknown()),
});

export const endOtherDevicesCall = defineCall({
  method: 'POST',
  path: '/pb/userCenter/endOtherDevices',
  cost: 'write',
  access: 'member',
  summary: '结束本人在其他所有设备上的登录',
  data: z.object({ ended: z.number() }),
});
