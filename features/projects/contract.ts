import * as z from 'zod/mini';
import { defineCall, type DataOf, type BodyOf } from '#src/contract/call';
import { keysOf } from '#src/contract/one-of';
import { pageOf } from '#src/contract/page';
import { flag, inBasis, keyword, numbers, region } from '#src/contract/listing/filter';
import { defineList, type FilterValues, type ViewOf } from '#src/contract/listing/list';
import { pageNoField, pageSizeField } from '#src/contract/listing/paging';
import { sharedFilters, taxBasisFilter } from '#src/contract/project-filters';
import { PROJECT_TYPES, STAGES, STRUCTURES } from '#src/contract/project-terms';
import { provenance, source, taxBasis } from '#src/contract/provenance';
import { writtenBasis } from '#src/contract/written-basis';
import { verdict } from './contract-verdicts';
import { peersFilter } from './contract-peers';

export {
  PROJECT_TYPES,
  SCALES,
  STAGES,
  STRUCTURES,
  TYPE_GROUPS,
  type ProjectType,
} from '#src/contract/project-terms';

const SORTS = {
  relevance: '相关度',
  unitCost: '单方造价',
  priceDate: '价格期',
  area: '建筑面积',
  heat: '热度',
} as const;
export type Sort = keyof typeof SORTS;

export const projectList = defineList({
  route: 'commonProjList',
  path: '/commonproj/index',
  paging: 'pages',
  sorts: SORTS,
  sortsInBasis: ['unitCost'],
  filters: [
    keyword(),
    region(),
    ...sharedFilters,
    taxBasisFilter,
    inBasis(numbers('unitCost', '单方', { unit: '元/㎡', from: 'costFrom', to: 'costTo' })),
    numbers('area', '面积', { unit: '㎡', from: 'areaFrom', to: 'areaTo' }),
    flag('onlyDetailed', '明细', '有明细'),
    peersFilter,
  ],
});
export type ListView = ViewOf<typeof projectList>;

const { keyword: keywordField, areaId, sort, order, ...dynamicFields } = projectList.body;
/** What every narrowed search says of itself beside its filters. */
export const SEARCH_FIELDS = { node_zb_result_from: 45, attr_s_num_is_new_item_template: 1 } as const;
/** Travels as the JSON string `dynamicFields`; unknown keys are kept out. */
export const projectFilter = z.object(dynamicFields);
export type ProjectFilter = Omit<FilterValues<typeof projectList>, 'keyword' | 'areaId'>;

const projectRow = z.object({
  id: z.string(),
  name: z.string(),
  areaId: z.string(),
  cityId: z.optional(z.string()),
  /** 广东 广州 */
  areaName: z.string(),
  type: keysOf(PROJECT_TYPES),
  structure: z.enum(STRUCTURES),
  /** ㎡ */
  area: z.number(),
  floorsAbove: z.number(),
  floorsBelow: z.number(),
  /** 元/㎡ in the record's own tax basis. */
  unitCost: z.number(),
  taxBasis,
  /** A fraction: 0.09. */
  taxRate: z.number(),
  /** YYYY-MM */
  priceDate: z.string(),
  stage: z.enum(STAGES),
  grade: z.enum(['A', 'B', 'C']),
  /** 0–100 */
  completeness: z.number(),
  source,
  hasDetail: z.boolean(),
  provenance,
});
export type ProjectRow = z.output<typeof projectRow>;

const LARGEST_PAGE = 100;

/** The one search call of the specification; `dynamicFields` is a JSON string of ProjectFilter. */
export const findProjectsCall = defineCall({
  method: 'POST',
  path: '/core/search/getSolrData',
  // A page of the screen has at most a hundred rows; a file is walked in larger ones.
  exportedRows: ({ pageSize = 0 }, data) =>
    pageSize > LARGEST_PAGE ? (data?.indexDatas.length ?? pageSize) : 0,
  access: 'member',
  summary: '单项工程指标检索',
  body: z.object({
    keyword: keywordField,
    areaId,
    sort,
    order,
    /** Opaque, from `next` or `previous` of an earlier page. */
    cursor: z.optional(z.string()),
    /** A page by its number, from 1, where no cursor is given. */
    pageNo: pageNoField(1_000_000),
    pageSize: pageSizeField(500),
    dynamicFields: z.optional(z.string()),
    /** What unit costs are narrowed and ordered in: 2025-09_20_in. */
    basis: z.optional(writtenBasis),
    /** Counts beyond where a list stops counting; whoever walks to the end wants to know how far it is. */
    countsAll: z.optional(z.boolean()),
  }),
  data: z.extend(z.omit(pageOf(projectRow), { rows: true }), { indexDatas: z.array(projectRow) }),
});
export type ProjectQuery = BodyOf<typeof findProjectsCall>;
export type ProjectPage = DataOf<typeof findProjectsCall>;

/** Amounts in 元, costs per area in 元/㎡, both with two decimals; shares in percent. */
const costLine = z.object({ name: z.string(), amount: z.number(), unitCost: z.number(), share: z.number() });
/** Quantiles of the peers, costs in the basis asked for; null of fewer than ten. */
const peerBand = z.nullable(z.object({ n: z.number(), p25: z.number(), p50: z.number(), p75: z.number() }));

/** Of a line: how many of the peers have it, and what they make of it. */
const besidePeers = { samples: z.number(), peers: peerBand };

export const projectDetailCall = defineCall({
  method: 'GET',
  path: '/core/idx/getBidNodeInfo',
  cost: 'heavy',
  access: 'vip',
  owner: 'public',
  summary: '单项工程指标详情',
  query: z.object({
    id: z.string().check(z.minLength(1, '缺少工程编号')),
    /** What the peers are read in: 2025-09_20_ex. The project's own figures stay as they are. */
    basis: z.optional(writtenBasis),
    /** Whom it is compared with beside the same type: all_province_scale. */
    peers: z.optional(z.string().check(z.maxLength(40, '对标范围不正确'))),
  }),
  data: z.object({
    row: projectRow,
    provenance,
    /** Whether whoever published it has opened items of its bill. */
    opensItems: z.optional(z.boolean()),
    overview: z.object({
      areaAbove: z.number(),
      areaBelow: z.number(),
      /** 檐高, m */
      height: z.nullable(z.number()),
      foundation: z.string(),
      seismic: z.string(),
      /** 装配率, % */
      prefabrication: z.nullable(z.number()),
      contract: z.string(),
      scope: z.string(),
      basis: z.string(),
      startedAt: z.string(),
      finishedAt: z.string(),
      /** What an import took for granted, by the words of the page. */
      assumptions: z.optional(z.array(z.object({ term: z.string(), words: z.string() }))),
    }),
    /** 除税造价, 税金, 含税造价; 元. pretax + tax = total to the fen. */
    totals: z.object({ pretax: z.number(), tax: z.number(), total: z.number(), taxRate: z.number() }),
    /** 单位工程; sums to pretax. */
    units: z.array(costLine),
    /** 费用: 人工 材料 机械 管理费 利润 规费; sums to pretax. */
    fees: z.array(costLine),
    /** 分部, GB/T 51290 appendix C; sums to pretax. */
    parts: z.array(z.extend(costLine, besidePeers)),
    /** 工程量/消耗量 per ㎡, above and below ground apart. */
    contents: z.array(
      z.object({
        name: z.string(),
        unit: z.string(),
        above: z.nullable(z.number()),
        below: z.nullable(z.number()),
        ...besidePeers,
      }),
    ),
    /** 主要工料 */
    resources: z.array(
      z.object({
        name: z.string(),
        spec: z.string(),
        unit: z.string(),
        quantity: z.number(),
        price: z.number(),
        period: z.string(),
        /** What its price is followed by, month by month; null where nothing is published. */
        series: z.nullable(z.object({ id: z.string(), name: z.string() })),
      }),
    ),
    /** Where this project's unit cost stands among its peers, all brought to one month, place and tax basis. */
    standing: z.object({
      /** 同业态（高层住宅） · 剪力墙 · 高层 10–33 层 · 同省（广东） · 价格期前后 12 个月 · 按综合指数折到 2024-06 · 广东水平 · 除税 */
      reference: z.string(),
      /** Why no nearer peers were taken; absent where they are the nearest, or chosen by hand. */
      widened: z.optional(z.string()),
      n: z.number(),
      /** structure_height_province_12: how the list of projects finds the very same. */
      set: z.string(),
      /** Ids of those nearest by size, cost, place, structure and height, nearest first: as many as one comparison holds beside it. */
      nearest: z.array(z.string()),
      /** Share of peers at or below, 0–100; null below five peers. */
      rank: z.nullable(z.number()),
      band: peerBand,
      /** Unit costs of the peers in twelve equal classes, null below ten peers. */
      histogram: z.nullable(z.array(z.object({ from: z.number(), to: z.number(), count: z.number() }))),
    }),
    similar: z.array(projectRow),
    /** What reviewers said of figures that stand out, the latest first. */
    verdicts: z.array(verdict),
    /** Whether the one who asks may say so. */
    mayMark: z.boolean(),
  }),
});
export type ProjectDetail = DataOf<typeof projectDetailCall>;
/** `basis` and `peers` as the address writes them, empty where it does not. */
export interface DetailQuery {
  readonly id: string;
  readonly basis: string;
  readonly peers: string;
}
