import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { aside, defineFilter, keyword, notAsked, region } from '#src/contract/listing/filter';
import { defineList, type AskedValues, type ViewOf } from '#src/contract/listing/list';
import { pageSizeField } from '#src/contract/listing/paging';
import { provenance } from '#src/contract/provenance';

const bidNodeId = z
  .string()
  .check(z.minLength(1, '缺少单项工程编号'), z.maxLength(100, '单项工程编号不正确'));
const digits = z.string().check(z.regex(/^[1-9]\d{0,4}$/, '页码不正确'));
/** The parameters every call of the group takes; a project here has one single project, so `projectId` may be left out. */
const node = { bidNodeId, projectId: z.optional(z.string().check(z.maxLength(100))) };
const paged = { pageNo: z.optional(digits), pageSize: z.optional(digits) };

/** An attribute of items, chosen among those of the project. */
const attribute = <const Name extends string>(name: Name, label: string, most: number) =>
  defineFilter({
    name,
    label,
    fields: { [name]: z.optional(z.string().check(z.maxLength(most))) } as {
      readonly [N in Name]: z.ZodMiniOptional<z.ZodMiniString>;
    },
    control: { kind: 'none' },
    words: (values: object) => (values as Readonly<Record<string, string | undefined>>)[name],
  });

/** All of the page that the address remembers. Without a node it lists the projects that are open. */
export const itemList = defineList({
  route: 'newItems',
  path: '/commonproj/newItems',
  paging: 'pages',
  filters: [
    // A project carries the region along, so that the way back leads to the same list.
    notAsked({ ...region({ stays: true }), control: { kind: 'none' as const } }),
    aside('bidNodeId', bidNodeId),
    aside('projectId', node.projectId),
    /** First four digits of a code. */
    attribute('part', '分部', 9),
    attribute('unit', '单位', 20),
    keyword('编码、名称或特征'),
  ],
});
export type ItemsView = ViewOf<typeof itemList>;
export type ItemFilter = AskedValues<typeof itemList>;
const {
  areaId,
  projectId: _project,
  bidNodeId: _node,
  sort: _sort,
  order: _order,
  ...filters
} = itemList.body;

export const isOpenCall = defineCall({
  method: 'GET',
  path: '/pb/newItem/isOpen',
  access: 'member',
  owner: 'public',
  summary: '单项工程的清单项目是否开放',
  query: z.object(node),
  data: z.object({ isOpen: z.boolean(), count: z.number(), reason: z.string() }),
});

export const projectListCall = defineCall({
  method: 'GET',
  path: '/pb/newItem/getProjectList',
  access: 'member',
  owner: 'public',
  summary: '有开放清单项目的单项工程，新开放的在前；areaId 为 1 或不给时为全国',
  query: z.object({
    bidNodeId: z.optional(bidNodeId),
    projectId: node.projectId,
    areaId,
    ...paged,
  }),
  data: z.object({
    indexDatas: z.array(
      z.object({
        bidNodeId: z.string(),
        projectId: z.string(),
        name: z.string(),
        areaName: z.string(),
        priceDate: z.string(),
        count: z.number(),
        isSample: z.boolean(),
      }),
    ),
    total: z.number(),
    pageNo: z.number(),
    pageSize: z.number(),
  }),
});
export type OpenProjects = DataOf<typeof projectListCall>;

export const areasCall = defineCall({
  method: 'GET',
  path: '/pb/newItem/getAreas',
  access: 'member',
  summary: '有开放清单项目的地区，总含全国',
  data: z.object({ areaIds: z.array(z.string()) }),
});

export const baseListCall = defineCall({
  method: 'GET',
  path: '/pb/newItem/getBaseList',
  access: 'member',
  owner: 'public',
  summary: '单项工程的基本信息与来历',
  query: z.object(node),
  data: z.object({
    name: z.string(),
    facts: z.array(z.object({ key: z.string(), label: z.string(), value: z.string(), unit: z.string() })),
    provenance,
  }),
});
export type Base = DataOf<typeof baseListCall>;

const choice = z.object({ value: z.string(), label: z.string(), count: z.number() });
export const attrListCall = defineCall({
  method: 'GET',
  path: '/pb/newItem/getAttrList',
  access: 'member',
  owner: 'public',
  summary: '可用的筛选：分部与计量单位',
  query: z.object(node),
  data: z.object({ parts: z.array(choice), units: z.array(choice) }),
});
export type Attributes = DataOf<typeof attrListCall>;

export const scopeListCall = defineCall({
  method: 'GET',
  path: '/pb/newItem/getScopeList',
  access: 'member',
  owner: 'public',
  summary: '口径说明：单价包含与不包含什么',
  query: z.object(node),
  data: z.array(z.object({ label: z.string(), text: z.string() })),
});
export type Scopes = DataOf<typeof scopeListCall>;

const header = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string(),
  /** Stands above the columns of one group; empty without one. */
  group: z.string(),
  /** px */
  width: z.number(),
  type: z.enum(['text', 'number', 'money']),
});
export type Header = z.output<typeof header>;

export const headerCall = defineCall({
  method: 'GET',
  path: '/pb/newItem/selectPriceCompositionHeader',
  access: 'member',
  owner: 'public',
  summary: '清单项目表的表头，由数据决定：没有单价组成的工程不列组成各栏',
  query: z.object(node),
  data: z.array(header),
});

export const indexListCall = defineCall({
  method: 'GET',
  path: '/pb/newItem/getIndexList',
  access: 'member',
  owner: 'public',
  summary: '按分部汇总的指标：项数、合价、占比、每平方米',
  query: z.object({ ...node, ...paged }),
  data: z.object({
    indexDatas: z.array(
      z.object({
        part: z.string(),
        label: z.string(),
        n: z.number(),
        amount: z.number(),
        share: z.number(),
        unitCost: z.number(),
      }),
    ),
    total: z.number(),
  }),
});
export type PartIndexes = DataOf<typeof indexListCall>;

const item = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type Item = z.output<typeof item>;

export const queryCall = defineCall({
  method: 'POST',
  path: '/pb/api/newItem/query',
  access: 'member',
  owner: 'public',
  summary: '检索开放的清单项目',
  body: z.object({
    ...node,
    ...filters,
    pageNo: z.optional(z.int().check(z.minimum(1, '页码不正确'), z.maximum(10_000, '页码不正确'))),
    pageSize: pageSizeField(100),
    origin: z._default(z.literal(0, '来源不正确'), 0),
  }),
  data: z.object({
    /** By the keys of the headers, and `id`. */
    indexDatas: z.array(item),
    total: z.number(),
    pageNo: z.number(),
    pageSize: z.number(),
  }),
});
export type ItemPage = DataOf<typeof queryCall>;

export const fileCall = defineCall({
  method: 'GET',
  path: '/pb/newItem/getIndexInfoByType',
  cost: 'heavy',
  access: 'vip',
  owner: 'public',
  summary: '下载 xlsx：数据、口径说明、来源、筛选条件；type=items 为清单项目，type=parts 为分部汇总',
  query: z.object({ ...node, ...filters, type: z.enum(['items', 'parts'], '文件类型只能是 items 或 parts') }),
  data: z.unknown(),
});
export type FileType = 'items' | 'parts';
