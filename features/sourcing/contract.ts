import * as z from 'zod/mini';
import { defineCall, type BodyOf, type DataOf } from '#src/contract/call';
import { mobile } from '#src/contract/fields';
import { atMost, between } from '#src/contract/lengths';

export const SOURCING_KINDS = { material: '材料', equipment: '设备' } as const;
export type Kind = keyof typeof SOURCING_KINDS;

/** Pages of the section; `mine` holds what was published. */
export const MODULES = { material: '材料寻源', equipment: '设备寻源', mine: '我的寻源' } as const;
export type ModuleName = keyof typeof MODULES;

const NAME_MAX = 60;
const SPECIFICATION_MAX = 120;
const UNIT_MAX = 10;
const NOTE_MAX = 300;
const CONTACT_MIN = 2;
const CONTACT_MAX = 10;
const MOST_PAGES = 500;
export const PAGE_SIZE = 20;

/** One rule a field, each with its words: the form and the server judge alike. */
export const sourcingFields = {
  name: z
    .string()
    .check(z.trim(), z.minLength(1, '请输入名称'), atMost(NAME_MAX, `名称不超过 ${NAME_MAX} 个字`)),
  specification: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, '请输入规格型号'),
      atMost(SPECIFICATION_MAX, `规格型号不超过 ${SPECIFICATION_MAX} 个字`),
    ),
  /** As text, so that no digit is lost: 1200, 0.375. */
  quantity: z.string().check(
    z.trim(),
    z.minLength(1, '请输入数量'),
    z.regex(/^(0|[1-9]\d{0,8})(\.\d{1,3})?$/, '数量应为正数，至多 9 位整数、3 位小数'),
    z.refine((text) => Number(text) > 0, '数量应大于 0'),
  ),
  unit: z
    .string()
    .check(z.trim(), z.minLength(1, '请输入计量单位'), atMost(UNIT_MAX, `计量单位不超过 ${UNIT_MAX} 个字`)),
  areaId: z.string().check(z.regex(/^\d{1,6}$/, '请选择收货地区')),
  neededBy: z.string().check(
    z.minLength(1, '请选择需求日期'),
    z.refine((text) => z.iso.date().safeParse(text).success, '需求日期应形如 2026-06-30'),
  ),
  contactName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, '请输入联系人'),
      between(CONTACT_MIN, CONTACT_MAX, `联系人长度在 ${CONTACT_MIN} 到 ${CONTACT_MAX} 个字`),
    ),
  contactMobile: mobile('请输入联系手机', '请输入正确的手机号码'),
  note: z.string().check(z.trim(), atMost(NOTE_MAX, `补充说明不超过 ${NOTE_MAX} 个字`)),
};

export const PAST_DAY = '需求日期不能早于今天';

export const publishCall = defineCall({
  method: 'POST',
  path: '/pb/api/m2/publishSourcing',
  access: 'member',
  once: true,
  summary: '发布一条寻源，交由寻源服务匹配供应商',
  body: z.object({ kind: z.enum(['material', 'equipment'], '请选择材料或设备'), ...sourcingFields }),
  data: z.object({ id: z.string() }),
});
export type Sourcing = BodyOf<typeof publishCall>;
export type SourcingFields = Omit<Sourcing, 'kind'>;

export const STATUSES = { open: '征集中', expired: '已过期', closed: '已关闭' } as const;

const published = z.object({
  id: z.string(),
  kind: z.enum(['material', 'equipment']),
  name: z.string(),
  specification: z.string(),
  quantity: z.string(),
  unit: z.string(),
  areaName: z.string(),
  neededBy: z.string(),
  note: z.string(),
  status: z.enum(['open', 'expired', 'closed']),
  /** Day in Shanghai. */
  publishedOn: z.string(),
});
export type Published = z.output<typeof published>;

export const mineCall = defineCall({
  method: 'GET',
  path: '/pb/api/m2/mySourcing',
  access: 'member',
  summary: '本人发布的寻源，新的在前',
  query: z.object({
    page: z.optional(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,2}$/, '页码不正确')),
        z.pipe(z.transform(Number), z.number().check(z.maximum(MOST_PAGES, '没有这一页'))),
      ),
    ),
  }),
  data: z.object({ rows: z.array(published), page: z.number(), pages: z.number(), total: z.number() }),
});
export type MinePage = DataOf<typeof mineCall>;

export const sourcingId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '寻源编号不正确'));

export const closeCall = defineCall({
  method: 'POST',
  path: '/pb/api/m2/closeSourcing',
  cost: 'write',
  access: 'member',
  owner: 'account',
  summary: '关闭本人的一条寻源，不再接收回应',
  body: z.object({ sourcingId }),
  data: z.object({ sourcingId: z.string() }),
});
