import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { sourcingId } from './contract';

/** Names of the headers by which the browser shows the partner's tokens. */
export const APP_TOKEN = 'm2-app-token';
export const USER_TOKEN = 'm2-user-token';

export const openTokenCall = defineCall({
  method: 'GET',
  path: '/pb/api/m2/getOpenToken',
  access: 'member',
  summary: '寻源服务的应用令牌',
  data: z.object({ appToken: z.string() }),
});

export const openUserRightsCall = defineCall({
  method: 'GET',
  path: '/pb/api/m2/getOpenUserRights',
  access: 'member',
  summary: '本人在寻源服务的令牌、使用权和企业信息',
  data: z.object({
    /** Null where canUse is false. */
    userToken: z.nullable(z.string()),
    canUse: z.boolean(),
    enterpriseName: z.string(),
    enterpriseCode: z.string(),
  }),
});
export type PartnerUser = DataOf<typeof openUserRightsCall>;

const supplier = z.object({
  id: z.string(),
  name: z.string(),
  areaName: z.string(),
  /** 元 a unit before tax; null where none was offered. */
  unitPrice: z.nullable(z.number()),
  deliveryDays: z.nullable(z.number()),
  reply: z.string(),
});
export type Supplier = z.output<typeof supplier>;

export const supplierMatchCall = defineCall({
  method: 'GET',
  path: '/pb/api/m2/supplierMatchList',
  access: 'member',
  owner: 'account',
  summary: '寻源服务为一条寻源匹配的供应商及其回应',
  query: z.object({ sourcingId }),
  data: z.object({
    suppliers: z.array(supplier),
    /** Made up by the stand-in: shown with a 演示 badge. */
    isDemo: z.boolean(),
  }),
});
export type Matches = DataOf<typeof supplierMatchCall>;

const moduleName = z.enum(['material', 'equipment', 'mine'], '没有这个栏目');

export const pageUrlCall = defineCall({
  method: 'GET',
  path: '/pb/api/m2/getPageUrl',
  access: 'member',
  summary: '栏目在寻源服务自己网站上的地址；没有时为空',
  query: z.object({ moduleName }),
  data: z.object({ pageUrl: z.nullable(z.string()) }),
});

export const functionLogCall = defineCall({
  method: 'POST',
  path: '/pb/api/m2/functionLog',
  access: 'member',
  summary: '告知寻源服务用了哪项功能',
  body: z.object({
    moduleName,
    action: z.enum(['open', 'publish', 'match', 'close'], '没有这项功能'),
  }),
  data: z.nullable(z.unknown()),
});
export type PartnerFunction = 'open' | 'publish' | 'match' | 'close';
