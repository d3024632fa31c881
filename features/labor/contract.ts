import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { month } from '#src/contract/fields';
import { choice, defineFilter, keyword, region } from '#src/contract/listing/filter';
import { defineList, type ViewOf } from '#src/contract/listing/list';
import { provenance, source } from '#src/contract/provenance';

/** 分部, in the order a building goes up. */
export const LABOR_SECTIONS = [
  '模板',
  '钢筋',
  '混凝土',
  '砌体',
  '抹灰',
  '脚手架',
  '防水',
  '保温',
  '涂料',
  '地砖',
  '外墙',
  '水电',
  '土方',
  '其他',
  '点工',
] as const;
export const laborSection = z.enum(LABOR_SECTIONS, '请选择分部');

/** How labour is paid for, and what that means. */
export const PRICING_MODES = {
  清包: '只包人工，材料由发包方供应',
  扩大劳务: '人工之外还包辅材、小型机具与税，保险以所含为准',
  点工: '按工日计',
} as const;
const MODE_NAMES = Object.keys(PRICING_MODES) as (keyof typeof PRICING_MODES)[];
export const pricingMode = z.enum(MODE_NAMES, '请选择计价方式');

/** What a price holds besides wages; null where nobody said it. */
export const included = z.object({
  tools: z.nullable(z.boolean()),
  materials: z.nullable(z.boolean()),
  /** Against accidents at work: 工伤保险、意外伤害保险. */
  insurance: z.nullable(z.boolean()),
  tax: z.boolean(),
});
export type Included = z.output<typeof included>;
export const INCLUDED_LABELS: Readonly<Record<keyof Included, string>> = {
  tools: '小型机具',
  materials: '辅材',
  insurance: '保险',
  tax: '税',
};

const laborRow = z.object({
  /** Of the price of this item in this place: its page is the price line. */
  id: z.string(),
  itemId: z.string(),
  section: laborSection,
  name: z.string(),
  /** 工作内容及特征 */
  content: z.string(),
  unit: z.string(),
  mode: pricingMode,
  included,
  /** Of what is paid with tax; a fraction: 0.03. */
  taxRate: z.number(),
  areaId: z.string(),
  areaName: z.string(),
  /** YYYY-MM */
  period: z.string(),
  /** 元 a unit. */
  low: z.number(),
  middle: z.number(),
  high: z.number(),
  n: z.number(),
  /** Percent against the month before; null where that one is missing. */
  change: z.nullable(z.number()),
  source,
  provenance,
});
export type LaborRow = z.output<typeof laborRow>;

const counted = <Value extends z.core.$ZodType>(value: Value) =>
  z.array(z.object({ value, count: z.number() }));

export const laborList = defineList({
  route: 'laborSubcontractingList',
  path: '/laborSubcontracting/index',
  paging: 'none',
  filters: [
    keyword(),
    choice('section', '分部', {
      options: LABOR_SECTIONS.map((name): [typeof name, string] => [name, name]),
      control: 'none',
    }),
    region(),
    defineFilter({
      name: 'period',
      label: '期',
      fields: { period: z.optional(month) },
      control: { kind: 'slot' },
      words: ({ period }) => period,
    }),
    choice('mode', '计价方式', {
      options: MODE_NAMES.map((name): [typeof name, string] => [name, name]),
      control: 'buttons',
    }),
  ],
});
export type ListView = ViewOf<typeof laborList>;

const { sort: _sort, order: _order, ...filterFields } = laborList.query;
const laborFilter = z.object(filterFields);
export type LaborFilter = z.output<typeof laborFilter>;

/** Rows of one place and month that one answer holds. */
export const MOST_ROWS = 500;

export const areaInfosCall = defineCall({
  method: 'GET',
  path: '/core/labor/getAreaInfos',
  access: 'member',
  summary: '有劳务价格的地区与期',
  data: z.object({
    areas: z.array(z.object({ areaId: z.string(), areaName: z.string(), items: z.number() })),
    /** YYYY-MM, the newest first. */
    periods: z.array(z.string()),
  }),
});

export type PricedPlaces = DataOf<typeof areaInfosCall>['areas'];

export const sectionsCall = defineCall({
  method: 'GET',
  path: '/core/labor/getLaborSections',
  access: 'member',
  summary: '劳务分部与各分部的子目',
  data: z.array(
    z.object({
      section: laborSection,
      items: z.array(z.object({ itemId: z.string(), name: z.string(), unit: z.string(), mode: pricingMode })),
    }),
  ),
});
export type SectionItems = DataOf<typeof sectionsCall>;

export const countedSectionsCall = defineCall({
  method: 'GET',
  path: '/core/labor/getLaborSections_v2',
  access: 'member',
  summary: '劳务分部与所选地区、期、计价方式下的价格条数',
  query: laborFilter,
  data: counted(laborSection),
});

export const sectionDetailsCall = defineCall({
  method: 'GET',
  path: '/core/labor/getSectionDetails',
  access: 'member',
  summary: '一个分部的劳务价格：最新一期',
  query: z.object({ section: laborSection, areaId: laborFilter.shape.areaId }),
  data: z.array(laborRow),
});

export const findPricesCall = defineCall({
  method: 'GET',
  path: '/core/labor/getSectionDetails_v2',
  access: 'member',
  summary: '劳务价格列表：一个地区一期的低、中、高价',
  query: laborFilter,
  data: z.object({
    /** The place asked for; a row says the one its price is of. */
    areaId: z.string(),
    /** The one asked for, or the newest of the place; empty where it has no prices. */
    period: z.string(),
    periods: z.array(z.string()),
    /** YYYY-MM by whose end the month after the newest should have come out; absent while it is not overdue. */
    overdueSince: z.optional(z.string()),
    /** What there is in the place and month, whatever section is chosen. */
    sections: counted(laborSection),
    total: z.number(),
    /** How many of them a city has from its province, having none of its own. */
    ofProvince: z.number(),
    /** The first of them, at most MOST_ROWS. */
    rows: z.array(laborRow),
  }),
});
export type LaborPage = DataOf<typeof findPricesCall>;

export { laborRow };
