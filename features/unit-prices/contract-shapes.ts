import * as z from 'zod/mini';
import { source, taxBasis } from '#src/contract/provenance';

/** 清单版本, as it travels and as records carry it. The same nine digits may mean another item in the other edition. */
export const EDITIONS = ['GB50500-2013', 'GB/T50500-2024'] as const;
export type Edition = (typeof EDITIONS)[number];
export const EDITION_LABELS: Readonly<Record<Edition, string>> = {
  'GB50500-2013': '2013 清单',
  'GB/T50500-2024': '2024 清单',
};

/** What a 综合单价 consists of, in the order of tables. 规费 and 税金 are no part of it. */
export const PARTS = {
  labour: '人工费',
  materials: '材料费',
  mainMaterials: '主材费',
  equipment: '设备费',
  machinery: '施工机具使用费',
  management: '企业管理费',
  profit: '利润',
  risk: '风险费',
} as const;
export type Part = keyof typeof PARTS;
export const PART_KEYS = Object.keys(PARTS) as readonly Part[];
/** Parts that are the sum of resource lines; the others are taken at rates. */
export const DIRECT_PARTS = ['labour', 'materials', 'mainMaterials', 'equipment', 'machinery'] as const;
export type DirectPart = (typeof DIRECT_PARTS)[number];

/** What 管理费 and 利润 are taken of. */
export const RATE_BASES = {
  labour: '人工费',
  labourAndMachinery: '人工费 + 施工机具使用费',
  direct: '人工费 + 材料费 + 施工机具使用费',
} as const;
export type RateBase = keyof typeof RATE_BASES;

export const recordId = z.string().check(z.regex(/^[1-9]\d{0,8}$/, '综合单价编号的格式不正确'));
export const schemeId = z.string().check(z.regex(/^[1-9]\d{0,17}$/, '计价方案编号的格式不正确'));
export const areaIdText = z.string().check(z.regex(/^\d{1,4}$/, '地区编号的格式不正确'));

/** 元 of each component of a price, for it to be read by their indexes. */
const componentAmounts = z.object({
  labour: z.number(),
  materials: z.number(),
  machinery: z.number(),
  other: z.number(),
});

/** Percent of each component that records of its item usually have, and the sentence that stands beside what they move. */
const usualShares = z.extend(componentAmounts, { words: z.string() });

/** 元 per `unit` in the basis of the answer; what a sample is too small for is not told. */
export const bands = z.discriminatedUnion('kind', [
  /** n ≥ 10 */
  z.object({
    kind: z.literal('deciles'),
    n: z.number(),
    p10: z.number(),
    p25: z.number(),
    p50: z.number(),
    p75: z.number(),
    p90: z.number(),
  }),
  /** n 5–9: shown with the words 样本较少. */
  z.object({
    kind: z.literal('quartiles'),
    n: z.number(),
    p25: z.number(),
    p50: z.number(),
    p75: z.number(),
  }),
  /** n 3–4 */
  z.object({ kind: z.literal('range'), n: z.number(), min: z.number(), p50: z.number(), max: z.number() }),
  /** n 0–2: the single prices, ascending. */
  z.object({ kind: z.literal('cases'), n: z.number(), values: z.array(z.number()) }),
]);
export type PriceBands = z.output<typeof bands>;

/**
 * Statistics of records of the same item (nine digits × edition × unit) with the same deciding characteristics, brought to
 * one month, place and tax basis: from the nearest place and the shortest window that hold ten of them.
 */
export const statistics = z.object({
  bands,
  /** 高: n ≥ 30, variation ≤ 0.20, a third of them within 12 months; 中: n ≥ 10 and ≤ 0.35; else 低. */
  reliability: z.enum(['高', '中', '低']),
  /** What the reliability is read off: 42 个样本，变异系数 0.18，近 12 个月 30 个 */
  earned: z.string(),
  /** Standard deviation over mean; null below two prices. */
  variation: z.nullable(z.number()),
  /** Place and window they are taken from: 广东, 12. */
  areaName: z.string(),
  months: z.number(),
  /** 同清单项目 · C30 · 无抗渗 · 广东 · 近 12 个月 · 按要素指数折到 2024-06（本条的构成） · 广东水平 · 除税 */
  reference: z.string(),
  /** Where amounts are moved by another index than prices are compared by: 按要素比较 · 金额按综合折 */
  moved: z.optional(z.string()),
  /** Why no nearer group was taken, or none at all; absent where it is the nearest. */
  widened: z.optional(z.string()),
});
export type PriceStatistics = z.output<typeof statistics>;

/** 项目特征 as key and value: 混凝土强度等级 C30. */
const feature = z.object({ key: z.string(), value: z.string() });

export const unitPriceRow = z.object({
  id: recordId,
  projectId: z.string(),
  /** The item the record is one price of; `ids` of getBqItemTeamplateById. */
  templateId: z.string(),
  /** Nine digits, or twelve with the compiler's own three. Never shown without `edition`. */
  code: z.string(),
  edition: z.enum(EDITIONS),
  name: z.string(),
  features: z.array(feature),
  /** 项目特征, the original text; empty where none was given. */
  featureText: z.string(),
  unit: z.string(),
  /** Province. */
  areaId: z.string(),
  /** Where the record names one. */
  cityId: z.optional(z.string()),
  /** 广东 广州 */
  areaName: z.string(),
  /** YYYY-MM */
  priceDate: z.string(),
  taxBasis,
  /** A fraction: 0.09. */
  taxRate: z.number(),
  /** 元 per `unit` in `taxBasis`. */
  unitPrice: z.number(),
  /** Null where none were recorded. */
  amounts: z.optional(z.nullable(componentAmounts)),
  /** What it is moved and compared by where none were recorded; absent where none are known. */
  usualShares: z.optional(usualShares),
  /** Key of the series that its materials move by, of what they are made of: 材料/钢材; absent: 材料. */
  travellingSeries: z.optional(z.string()),
  source,
  /** Whether price composition, norms and resources were recorded. */
  hasComposition: z.boolean(),
  /** In the basis asked for; what that leaves open is as the record has it. */
  statistics,
  /**
   * Medians of the last twelve months (rolling windows of three), oldest first, of the same group, at the prices of each
   * month in the record's own tax basis; null for fewer than three prices. Of the province, or of the whole country (its
   * level 1) where the province has too few.
   */
  spark: z.object({
    scope: z.enum(['area', 'nationwide']),
    /** YYYY-MM of the last value. */
    until: z.string(),
    values: z.array(z.nullable(z.number())),
  }),
  /** Recalculated under the scheme asked for; null without one or without composition. */
  schemePrice: z.nullable(z.number()),
  /** Of `schemePrice` but for `schemeOwn`, before the scheme's tax; absent without it. */
  schemeAmounts: z.optional(componentAmounts),
  /** So much of `schemePrice` the scheme's own material prices make; absent where it is nothing. */
  schemeOwn: z.optional(z.number()),
});
export type UnitPriceRow = z.output<typeof unitPriceRow>;
