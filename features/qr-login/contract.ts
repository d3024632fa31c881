import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';

/** Seconds a code can be scanned and confirmed in. */
export const CODE_LIFE_S = 120;
/** Seconds in which the pushed token is good for one call. */
export const TICKET_LIFE_S = 60;

/** 192 random bits each; anything else is nobody's. */
const TOKEN = /^[\w-]{32,64}$/;
const token = (complaint: string) => z.string().check(z.regex(TOKEN, complaint));
const uuid = token('二维码不正确');

export const qrcodeCall = defineCall({
  method: 'POST',
  path: '/pb/api/web/getQrcode',
  cost: 'write',
  // Signed, so that the code belongs to the key that will enter with it.
  sealed: true,
  access: 'public',
  bodyKind: 'form',
  summary: '取得扫码登录的二维码（120 秒内有效）',
  body: z.optional(z.object({})),
  data: z.object({
    /** Data URI of an image. */
    qrCode: z.string().check(z.startsWith('data:image/')),
    uuid: z.string().check(z.minLength(1)),
  }),
});

export const qrcodeStatusCall = defineCall({
  method: 'GET',
  path: '/pb/api/web/getQrcodeStatus',
  access: 'public',
  owner: 'holder',
  summary: '取得一次性的推送通道编号，仅限申请二维码的浏览器',
  query: z.object({ uuid }),
  data: z.object({ sessionId: z.string().check(z.minLength(1)) }),
});

/** A WebSocket; what it pushes is `pushMessage` as JSON. */
export const PUSH_PATH = '/pb/webSocket/:sessionId';

export const pushStatus = { expired: -1, waiting: 0, scanned: 1, confirmed: 2 } as const;

/** Also sent when nothing has changed, so that a silent channel is known to be a dead one. */
export const pushMessage = z.object({
  status: z.literal([-1, 0, 1, 2]),
  /** Phone of the member who confirmed; only with status 2, and empty where they have none. */
  user: z._default(z.nullable(z.string()), null),
  /** Good for one `getCustomers`; only with status 2. */
  token: z._default(z.nullable(z.string()), null),
});
export type PushMessage = z.output<typeof pushMessage>;
export type PushStatus = PushMessage['status'];

const idText = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const flag = z.optional(z.nullable(z.boolean()));

export const accountTypes = { employee: 1, personal: 2, enterprise: 3, enterpriseCentre: 4 } as const;
export type AccountType = (typeof accountTypes)[keyof typeof accountTypes];

/** Members of a company are listed by the customer and its sub-account instead of by their own name and id. */
const customer = z.object({
  customerName: z.optional(z.nullable(z.string())),
  subAccountGid: z.optional(z.nullable(idText)),
  id: z.optional(z.nullable(idText)),
  username: z.optional(z.nullable(z.string())),
  globalId: z.optional(idText),
  accountType: z._default(z.literal([1, 2, 3, 4]), accountTypes.personal),
  accountTypeName: z._default(z.string(), ''),
  vipFlag: flag,
  haveRights: flag,
});
export type Customer = z.output<typeof customer>;

export const customersCall = defineCall({
  method: 'GET',
  path: '/pb/api/web/getCustomers',
  access: 'public',
  owner: 'holder',
  summary: '扫码确认后取得可登录的账号；令牌只能使用一次',
  query: z.object({
    mobile: z._default(z.string().check(z.maxLength(32)), ''),
    token: token('登录凭证不正确'),
  }),
  data: z.array(customer),
});

const askingDevice = z.object({
  /** As a member knows it: Chrome 130, 微信; empty when it did not say. */
  browser: z.string(),
  system: z.string(),
  /** Province and city its address is registered in; rough, and empty where unknown. */
  place: z.string(),
  /** ISO 8601. */
  askedAt: z.string(),
  /** The account that is about to be shown to it. */
  accountName: z.string(),
});
export type LoginRequest = z.output<typeof askingDevice>;

export const qrScannedCall = defineCall({
  method: 'POST',
  path: '/pb/api/web/qrScanned',
  cost: 'write',
  access: 'member',
  owner: 'holder',
  summary: '登记已扫码，并取得申请登录的设备',
  body: z.object({ uuid }),
  data: askingDevice,
});

export const qrConfirmCall = defineCall({
  method: 'POST',
  path: '/pb/api/web/qrConfirm',
  cost: 'write',
  access: 'member',
  owner: 'holder',
  summary: '同意或拒绝扫码登录',
  body: z.object({ uuid, agree: z.boolean('缺少 agree') }),
  data: z.nullable(z.unknown()),
});
export type Customers = DataOf<typeof customersCall>;
