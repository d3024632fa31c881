import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { dataValue } from '#src/contract/data-value';
import { keysOf } from '#src/contract/one-of';
import { provenance, taxBasis } from '#src/contract/provenance';
import { writtenBasis } from '#src/contract/written-basis';
import { EDITIONS, PARTS, RATE_BASES, areaIdText, recordId, unitPriceRow } from './contract-shapes';

const byId = z.object({ id: recordId });

const template = z.object({
  id: z.string(),
  /** Nine digits. */
  code: z.string(),
  edition: z.enum(EDITIONS),
  name: z.string(),
  unit: z.string(),
  /** 专业 and 分部: 房屋建筑与装饰工程, 混凝土及钢筋混凝土工程. */
  path: z.array(z.object({ code: z.string(), name: z.string() })),
  /** 工作内容; empty where unknown. */
  workContent: z.string(),
  /** 工程量计算规则; empty where unknown. */
  rule: z.string(),
  /** What the item is described by, with the values that occur most. */
  features: z.array(z.object({ key: z.string(), values: z.array(z.string()) })),
});
export type Template = z.output<typeof template>;

/** Items by id. `ids` is a list with commas, at most fifty; levels are told of records, whose characteristics decide. */
export const templatesCall = defineCall({
  method: 'POST',
  path: '/core/bqItem/getBqItemTeamplateById',
  access: 'member',
  owner: 'public',
  summary: '清单项目的说明与地区水平',
  query: z.object({
    areaId: z.optional(areaIdText),
    ids: z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,49}$/, '请给出 1 至 50 个清单项目编号')),
  }),
  data: z.object({ templates: z.array(template) }),
});

/** 基本信息 of one record. */
export const unitPriceInfoCall = defineCall({
  method: 'GET',
  path: '/pb/bqItem/getBqItemInfoById',
  access: 'rights',
  owner: 'public',
  summary: '综合单价的基本信息',
  query: z.object({ id: recordId, projectId: z.optional(z.string()), basis: z.optional(writtenBasis) }),
  data: z.object({
    row: unitPriceRow,
    provenance,
    template,
    /** 工程量 in `row.unit`, and 合价 in 元; null where the bill gives none. */
    quantity: z.nullable(z.number()),
    amount: z.nullable(z.number()),
    /** The project the record stands in, under the name it is published by. */
    project: z.object({
      id: z.string(),
      name: z.string(),
      /** 高层住宅 is `residential.highrise`; the labels are those of the projects. */
      type: z.string(),
      stage: z.string(),
      priceDate: z.string(),
    }),
  }),
});
export type UnitPriceInfo = DataOf<typeof unitPriceInfoCall>;

const rates = z.object({
  rateBase: keysOf(RATE_BASES),
  /** Fractions: 0.18. */
  managementRate: z.number(),
  profitRate: z.number(),
  /** Agreed amount, 元. */
  risk: z.number(),
});
export type Rates = z.output<typeof rates>;

const compositions = z.object({
  unitPrice: z.number(),
  taxBasis,
  taxRate: z.number(),
  /**
   * All eight parts. `--`: the record gives none; `/`: the item has no such part; `===`: contained in another part.
   * Valid shares add up to 100 ± 0.05, valid amounts to the unit price ± 0.01.
   */
  parts: z.array(z.object({ part: keysOf(PARTS), name: z.string(), amount: dataValue, share: dataValue })),
  /** For the what-if; null where the record gives no composition. */
  rates: z.nullable(rates),
});

/** 价格组成 */
export const compositionsCall = defineCall({
  method: 'GET',
  path: '/pb/bqItem/collateral/getPriceCompositions',
  access: 'rights',
  owner: 'public',
  summary: '综合单价的价格组成',
  query: byId,
  data: compositions,
});
export type Compositions = z.output<typeof compositions>;

/** One 定额: amounts in 元 for the quantity that one unit of the bill item needs. */
const norm = z.object({
  code: z.string(),
  name: z.string(),
  /** 10m³ */
  unit: z.string(),
  quantity: z.number(),
  /** Per unit of the norm. */
  unitPrice: z.number(),
  labour: z.number(),
  /** 材料, 主材 and 设备 together. */
  materials: z.number(),
  machinery: z.number(),
  /** 管理费, 利润 and 风险. */
  overheads: z.number(),
  /** 合价 = labour + materials + machinery + overheads. */
  amount: z.number(),
});
export type Norm = z.output<typeof norm>;

/** `sum` are the amounts of all lines; it differs from the unit price by at most 0.01. */
const norms = z.object({ unitPrice: z.number(), sum: z.number(), norms: z.array(norm) });

/** 定额组成; the last row of the table is 清单综合单价. */
export const normsCall = defineCall({
  method: 'GET',
  path: '/pb/bqItem/collateral/getNorms',
  access: 'rights',
  owner: 'public',
  summary: '综合单价的定额组成',
  query: byId,
  data: norms,
});

export const RESOURCE_CATEGORIES = {
  labour: '人工',
  materials: '材料',
  mainMaterials: '主材',
  equipment: '设备',
  machinery: '机械',
} as const;

const resource = z.object({
  /** Name, spec and unit as one text: what a scheme's price is found by. */
  key: z.string(),
  category: keysOf(RESOURCE_CATEGORIES),
  code: z.string(),
  name: z.string(),
  spec: z.string(),
  unit: z.string(),
  /** 消耗量 per unit of the bill item, losses included. */
  quantity: z.number(),
  /** 元, in the record's tax basis. */
  price: z.number(),
  /** 合价 = quantity × price, to the fen. */
  amount: z.number(),
  /** Percent of all resources. */
  share: z.number(),
  /** By falling amount: A up to 80 % of the sum, B up to 95 %, C the rest. */
  grade: z.enum(['A', 'B', 'C']),
  /** 未计价材料: a main material the norm itself does not price. */
  isUnpriced: z.boolean(),
  /** 价格来源: 信息价, 市场价, 样例价 … */
  priceSource: z.string(),
});
export type Resource = z.output<typeof resource>;

/** `sum` is 人工 + 材料 + 主材 + 设备 + 机械 of the composition. */
const summaries = z.object({ sum: z.number(), resources: z.array(resource) });

/** 工料机汇总, by falling amount. */
export const resourceSummariesCall = defineCall({
  method: 'GET',
  path: '/pb/bqItem/collateral/getResSummaries',
  access: 'rights',
  owner: 'public',
  summary: '综合单价的工料机汇总',
  query: byId,
  data: summaries,
});
export type ResourceSummaries = z.output<typeof summaries>;

export const normsAndSummariesCall = defineCall({
  method: 'GET',
  path: '/pb/bqItem/collateral/getNormsAndSummaries',
  access: 'rights',
  owner: 'public',
  summary: '综合单价的定额组成与工料机汇总',
  query: byId,
  data: z.object({
    norms,
    summaries,
    /** Whether norms, resources and composition agree with the unit price to 0.01; always true of what is published. */
    addsUp: z.boolean(),
  }),
});
