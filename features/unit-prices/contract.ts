import * as z from 'zod/mini';
import { defineCall, type BodyOf, type DataOf } from '#src/contract/call';
import { choice, defineFilter, inBasis, keyword, numbers, region } from '#src/contract/listing/filter';
import { defineList, type FilterValues, type ViewOf } from '#src/contract/listing/list';
import { pageNoField, pageSizeField } from '#src/contract/listing/paging';
import { NATIONWIDE } from '#src/contract/places';
import { priceMonths, sourceFilter, taxBasisFilter } from '#src/contract/project-filters';
import { provenance } from '#src/contract/provenance';
import {
  EDITION_LABELS,
  EDITIONS,
  areaIdText,
  schemeId,
  unitPriceRow,
  type Edition,
} from './contract-shapes';
import { tradeName } from '#src/contract/bill-divisions';
import { writtenBasis } from '#src/contract/written-basis';

export * from './contract-shapes';

export const SORTS = {
  /** With a keyword: the name itself, names that hold it, features that hold it; heat among equals. Without: heat. */
  relevance: '相关度',
  unitPrice: '单价',
  priceDate: '价格期',
  heat: '热度',
} as const;
export type Sort = keyof typeof SORTS;

/** Rows of one answer, whether a page or a window of a scrolling list. */
const MOST_ROWS = 200;
/** Rows a scrolling list has places for; the list itself goes on. */
export const COUNT_CAP = 100_000;

/** Bill items are offered neither for the whole country nor for the province left out of its list. */
const NOT_OFFERED: readonly string[] = [NATIONWIDE, '28'];
export const isOffered = (areaId: string | undefined): areaId is string =>
  areaId !== undefined && areaId !== '' && !NOT_OFFERED.includes(areaId);

const MOST_SAMPLES = 10_000;

export const unitPriceList = defineList({
  route: 'unitPriceList',
  path: '/comprehensiveUnitPrice/index',
  paging: 'rows',
  sorts: SORTS,
  sortsInBasis: ['unitPrice'],
  filters: [
    // There is no list without a place.
    { ...region({ stays: true }), parse: (text: string) => (isOffered(text) ? text : undefined) },
    keyword('编码、名称或特征'),
    // 专业 `01`, 分部 `0105`, 分项 `010505001`: the beginning of the code, or a record's whole code.
    defineFilter({
      name: 'code',
      label: '清单',
      fields: { code: z.optional(z.string().check(z.regex(/^\d{2,12}$/, '清单编码应为 2 至 12 位数字'))) },
      control: { kind: 'none' },
      // 分部 and 专业 have names of their own; a 分项 is named by the tree where it is known.
      words: ({ code }, { itemName = '' }) =>
        code && (code.length > 4 ? `${code} ${itemName}`.trim() : tradeName(code)),
    }),
    choice('edition', '清单版本', { options: Object.entries(EDITION_LABELS) as [Edition, string][] }),
    { ...taxBasisFilter, label: '造价类型' },
    { ...sourceFilter, label: '数据来源' },
    // Only records whose group has at least so many prices in the province within 36 months.
    defineFilter({
      name: 'minSamples',
      label: '同类样本',
      fields: {
        minSamples: z.optional(
          z.int().check(z.minimum(1, '样本数至少为 1'), z.maximum(MOST_SAMPLES, '样本数过大')),
        ),
      },
      // Where more may be told of a sample.
      control: { kind: 'select', options: ['5', '10', '30'].map((n) => [n, `不少于 ${n}`] as const) },
      parse: Number,
      words: ({ minSamples }) => (minSamples === undefined ? undefined : `同类样本不少于 ${minSamples}`),
    }),
    priceMonths,
    inBasis(numbers('unitPrice', '单价', { unit: '元', from: 'unitPriceFrom', to: 'unitPriceTo' })),
  ],
});
export type ListView = ViewOf<typeof unitPriceList>;
export type UnitPriceFilter = FilterValues<typeof unitPriceList>;
const { sort: sortField, order, ...filter } = unitPriceList.body;

/** Which rows in which order, begun where, read how: the list and its file ask alike. */
const rowsAsked = {
  ...filter,
  sort: sortField,
  order,
  /** Opaque, from `next` or `previous` of an answer to the same filter, sort and order. */
  cursor: z.optional(z.string()),
  /** Rows left out before the first. */
  from: z.optional(z.int().check(z.minimum(0, '起始位置不能小于 0'), z.maximum(100_000_000, '没有这一页'))),
  /** Shows `schemePrice` under one of the member's own schemes. */
  schemeId: z.optional(schemeId),
  /** What `statistics` are read in, and what prices are narrowed and ordered in. */
  basis: z.optional(writtenBasis),
};

/** A total while it is known; a lower bound where it is not exact. */
const total = z.object({ count: z.number(), exact: z.boolean() });

const listedRow = z.extend(unitPriceRow, {
  /** Place of its provenance in `origins`, which many rows share. */
  origin: z.number(),
});
export type ListedRow = z.output<typeof listedRow>;

/**
 * The list. Where it begins is said in one of three ways: `cursor` (walking, never slower however far), `from` (any
 * window of a scrolling list), `pageNo` (a page of `pageSize`). None of them means the first page.
 */
export const findUnitPricesCall = defineCall({
  method: 'POST',
  path: '/core/searchBqItem/getBqItemSolrData',
  access: 'member',
  owner: 'account',
  summary: '综合单价指标检索',
  body: z.object({
    ...rowsAsked,
    pageNo: pageNoField(5_000_000),
    pageSize: pageSizeField(MOST_ROWS),
  }),
  data: z.object({
    indexDatas: z.array(listedRow),
    origins: z.array(provenance),
    /** Rows before the first one; null when walked to by cursor. */
    from: z.nullable(z.number()),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    /** Null when it would have held up the rows; then `countUnitPricesCall` tells it. */
    total: z.nullable(total),
    /** While sample records are still being made: how many there are and will be. The list may be shown meanwhile. */
    loading: z.nullable(z.object({ stored: z.number(), wanted: z.number() })),
    /**
     * The newest month of the place, and by the end of which the one after it should have come; absent while that is
     * not over.
     */
    overdue: z.optional(z.object({ newest: z.string(), since: z.string() })),
  }),
});
export type UnitPriceQuery = BodyOf<typeof findUnitPricesCall>;
export type UnitPricePage = DataOf<typeof findUnitPricesCall>;

/** Rows of one answer to an export: few answers for a long list, each read before the page could stutter. */
export const MOST_EXPORTED = 500;

/** The same list for a file: walked by cursor, in larger pieces. */
export const exportUnitPricesCall = defineCall({
  method: 'POST',
  path: '/core/searchBqItem/exportBqItems',
  cost: 'heavy',
  exportedRows: ({ pageSize }, data) => data?.rows.length ?? pageSize,
  access: 'member',
  owner: 'account',
  summary: '综合单价指标导出',
  body: z.object({
    ...rowsAsked,
    pageSize: z
      .int()
      .check(z.minimum(1, '每次至少 1 条'), z.maximum(MOST_EXPORTED, `每次至多 ${MOST_EXPORTED} 条`)),
  }),
  data: z.object({
    rows: z.array(listedRow),
    origins: z.array(provenance),
    next: z.nullable(z.string()),
    total: z.nullable(total),
  }),
});
export type ExportedPage = DataOf<typeof exportUnitPricesCall>;

/** The total of the same filter, asked beside the rows, which never wait for it. */
export const countUnitPricesCall = defineCall({
  method: 'POST',
  path: '/core/searchBqItem/getBqItemCount',
  access: 'member',
  owner: 'account',
  summary: '综合单价指标检索的条数',
  body: z.object({ ...filter, basis: z.optional(writtenBasis) }),
  data: total,
});

export interface TradeNode {
  /** `01`, `0105`, `010505001` */
  readonly code: string;
  readonly name: string;
  /** Of a 分项 alone. */
  readonly unit?: string | undefined;
  /** Records below it, in the place asked for. */
  readonly n: number;
  /** Editions it occurs in. */
  readonly editions: readonly (typeof EDITIONS)[number][];
  readonly children: readonly TradeNode[];
}

const tradeNode: z.ZodMiniType<TradeNode> = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.optional(z.string()),
  n: z.number(),
  editions: z.array(z.enum(EDITIONS)),
  children: z.lazy(() => z.array(tradeNode)),
});

/** 专业 → 分部 → 分项 with the number of records; nodes without records are left out. */
export const tradeTreeCall = defineCall({
  method: 'POST',
  path: '/core/bqItem/getBqItemTradeTree',
  access: 'member',
  summary: '清单专业树',
  query: z.object({
    /** The bill database is the edition; absent: both together. */
    bqItemDbId: z.optional(z.enum(EDITIONS)),
    areaId: z.optional(areaIdText),
  }),
  data: z.object({ nodes: z.array(tradeNode) }),
});
