import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';

/** Popups the server keeps a flag of. */
const popEnum = z.enum(['RECRUIT'], '未知的弹窗');

const id = z.string().check(z.regex(/^\d{1,18}$/, '推广编号不正确'));

const advertisement = z.object({
  id: z.string(),
  title: z.string(),
  imagePath: z.string(),
  /** A page of this portal, `/static`, or an https address. */
  jumpedUrl: z.string(),
});

export const homePopFlagCall = defineCall({
  method: 'GET',
  path: '/pb/behavior/getHomePopFlag',
  access: 'member',
  summary: '本人是否还要看到这个弹窗',
  query: z.object({ popEnum }),
  data: z.object({ popFlag: z.boolean(), imagePath: z.string() }),
});

export const closeHomePopCall = defineCall({
  method: 'GET',
  path: '/pb/behavior/closeHomePopFlag',
  cost: 'write',
  access: 'member',
  summary: '本人已处理这个弹窗，不再显示',
  query: z.object({ popEnum }),
  data: z.nullable(z.unknown()),
});

export const popupInfoCall = defineCall({
  method: 'GET',
  path: '/pb/home/popupInfo',
  access: 'public',
  summary: '服务栏中的活动入口图；没有活动时为空',
  data: z.nullable(
    z.object({ id: z.string(), title: z.string(), entranceImgPath: z.string(), jumpedUrl: z.string() }),
  ),
});
export type Entrance = NonNullable<DataOf<typeof popupInfoCall>>;

export const popupJumpCall = defineCall({
  method: 'POST',
  path: '/pb/home/popupJump',
  access: 'public',
  owner: 'public',
  bodyKind: 'multipart',
  summary: '记录一次由活动入口图的跳转',
  body: z.object({ id }),
  data: z.nullable(z.unknown()),
});

export const userStandardCall = defineCall({
  method: 'GET',
  path: '/pb/behavior/checkUserStorard',
  access: 'member',
  owner: 'public',
  summary: '本人是否点过这个推广',
  query: z.object({ id }),
  data: z.object({ clicked: z.boolean() }),
});

export const advertisementClickCall = defineCall({
  method: 'GET',
  path: '/pb/behavior/changeAdvertisementClickFlag',
  cost: 'write',
  access: 'member',
  owner: 'public',
  summary: '记下本人点过这个推广',
  query: z.object({ id }),
  data: z.nullable(z.unknown()),
});

export const promotionsCall = defineCall({
  method: 'GET',
  path: '/home/queryPromotion',
  access: 'public',
  summary: '首页推广，最新的在前',
  data: z.array(advertisement),
});

export const topImageCall = defineCall({
  method: 'GET',
  path: '/pb/activity/register/getTopImage',
  access: 'public',
  summary: '活动页的头图；没有时为空',
  data: z.nullable(advertisement),
});
