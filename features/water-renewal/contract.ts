import * as z from 'zod/mini';
import { year } from '#src/contract/fields';
import { defineCall, type BodyOf, type DataOf } from '#src/contract/call';
import { choice, defineFilter, keyword, region } from '#src/contract/listing/filter';
import { defineList, type ViewOf } from '#src/contract/listing/list';
import { pageNoField, pageSizeField } from '#src/contract/listing/paging';
import { keysOf } from '#src/contract/one-of';
import { priceMonths, sourceFilter } from '#src/contract/project-filters';
import { STAGES } from '#src/contract/project-terms';
import { provenance, source, taxBasis } from '#src/contract/provenance';
import { writtenBasis } from '#src/contract/written-basis';
import { WORK_KINDS, UNIT_BASES, UNIT_BASIS_NAMES, WORK_NAMES } from './contract-terms';

const kind = z.enum(WORK_KINDS);
const unitBasis = keysOf(UNIT_BASES);

const named = <const Name extends string>(names: readonly Name[]) =>
  names.map((name): [Name, Name] => [name, name]);

const SORTS = { heat: '热度', priceDate: '价格期', value: '指标值（限一种单位口径）' } as const;
export type Sort = keyof typeof SORTS;

export const waterList = defineList({
  route: 'waterConAndUrbanRenew',
  path: '/waterConUrbanRenew/index',
  paging: 'pages',
  sorts: SORTS,
  sortsInBasis: ['value'],
  // Values of two unit bases stand in no order.
  settle: ({ sort: by, ...view }) =>
    by === undefined || (by === 'value' && !view.unitBasis) ? view : { ...view, sort: by },
  filters: [
    keyword(),
    // A kind of works, or all of 水利, or all of 城市更新.
    choice('kind', '类别', { options: named([...WORK_NAMES, ...WORK_KINDS]), control: 'none' }),
    region(),
    defineFilter({
      name: 'year',
      label: '年份',
      fields: { year: z.optional(year) },
      control: { kind: 'slot' },
      words: ({ year }) => year && `${year} 年`,
    }),
    choice('unitBasis', '单位口径', { options: named(UNIT_BASIS_NAMES), control: 'slot' }),
    priceMonths,
    sourceFilter,
  ],
});
export type ListView = ViewOf<typeof waterList>;
const { sort, order, ...filterFields } = waterList.body;
const waterFilter = z.object(filterFields);
export type WaterFilter = z.output<typeof waterFilter>;

const waterRow = z.object({
  id: z.string(),
  name: z.string(),
  kind,
  areaId: z.string(),
  /** Null where only the province is known. */
  cityId: z.nullable(z.string()),
  /** 广东 广州 */
  areaName: z.string(),
  /** In its own unit and tax basis. */
  value: z.number(),
  unitBasis,
  /** What the cost is divided by, in the unit of the basis. */
  quantity: z.number(),
  /** What the value holds and what it leaves out. */
  scope: z.string().check(z.minLength(1)),
  taxBasis,
  /** A fraction: 0.09. */
  taxRate: z.number(),
  /** YYYY-MM */
  priceDate: z.string(),
  stage: z.enum(STAGES),
  /** 建设性质: 新建, 除险加固; null where nothing tells. */
  nature: z.nullable(z.string()),
  source,
  provenance,
});
export type WaterRow = z.output<typeof waterRow>;

const counted = <Value extends z.core.$ZodType>(value: Value) =>
  z.array(z.object({ value, count: z.number() }));

export const MOST_ROWS = 500;
const LARGEST_PAGE = 100;

export const findWaterCall = defineCall({
  method: 'POST',
  path: '/core/waterConUrbanRenew/getIndexDatas',
  exportedRows: ({ pageSize = 0 }, data) =>
    pageSize > LARGEST_PAGE ? (data?.indexDatas.length ?? pageSize) : 0,
  access: 'member',
  summary: '水利与城市更新指标列表',
  body: z.object({
    ...filterFields,
    sort,
    order,
    pageNo: pageNoField(1_000_000),
    pageSize: pageSizeField(MOST_ROWS),
    /** What values are ordered in: 2025-09_20_in. */
    basis: z.optional(writtenBasis),
  }),
  data: z.object({
    indexDatas: z.array(waterRow),
    /** Number of the page after this one; null on the last. */
    next: z.nullable(z.string()),
    total: z.object({ count: z.number(), exact: z.boolean() }),
    /** What there is beside each condition, whatever it says itself. */
    kinds: counted(kind),
    years: counted(z.string()),
    unitBases: counted(unitBasis),
    /** Provinces that have records. */
    areaIds: z.array(z.string()),
  }),
});
export type WaterQuery = BodyOf<typeof findWaterCall>;
export type WaterPage = DataOf<typeof findWaterCall>;

/** Quantiles of the group, in the basis asked for; null below ten. */
const band = z.nullable(z.object({ n: z.number(), p25: z.number(), p50: z.number(), p75: z.number() }));

export const waterDetailCall = defineCall({
  method: 'GET',
  path: '/core/waterConUrbanRenew/getIndexInfo',
  cost: 'heavy',
  access: 'vip',
  owner: 'public',
  summary: '水利与城市更新指标详情',
  query: z.object({
    id: z.string().check(z.minLength(1, '缺少指标编号'), z.maxLength(100, '指标编号过长')),
    /** What the group is read in: 2025-09_20_ex. The record's own figures stay as they are. */
    basis: z.optional(writtenBasis),
  }),
  data: z.object({
    row: waterRow,
    /** What is known of the works, in the order it is told: 工程级别, 设计标准, 地质; 建成年代, 户数, 改造内容. */
    facts: z.array(z.object({ term: z.string(), detail: z.string() })),
    /** 元; pretax + tax = total to the fen. */
    totals: z.object({ pretax: z.number(), tax: z.number(), total: z.number(), taxRate: z.number() }),
    /** 元 除税, share in percent; sums to pretax. Empty where nobody gave them. */
    costs: z.array(z.object({ name: z.string(), amount: z.number(), share: z.number() })),
    quantities: z.array(z.object({ name: z.string(), unit: z.string(), quantity: z.number() })),
    /** Where it stands among records of the same kind, nature and unit basis, brought to one month, place and tax basis. */
    standing: z.object({
      reference: z.string(),
      /** Why no nearer records were taken; absent where they are the nearest. */
      widened: z.optional(z.string()),
      n: z.number(),
      /** Share at or below, 0–100; null below five. */
      rank: z.nullable(z.number()),
      band,
      /** Twelve equal classes, null below ten. */
      histogram: z.nullable(z.array(z.object({ from: z.number(), to: z.number(), count: z.number() }))),
    }),
    similar: z.array(waterRow),
  }),
});
export type WaterDetail = DataOf<typeof waterDetailCall>;
/** `basis` as the address writes it, empty where it does not. */
export interface DetailQuery {
  readonly id: string;
  readonly basis: string;
}
