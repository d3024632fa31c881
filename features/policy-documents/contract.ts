import * as z from 'zod/mini';
import { year } from '#src/contract/fields';
import { defineCall, type BodyOf, type DataOf } from '#src/contract/call';
import { choice, defineFilter, keyword } from '#src/contract/listing/filter';
import { defineList, type ViewOf } from '#src/contract/listing/list';
import { pageNoField, pageSizeField } from '#src/contract/listing/paging';
import { pageOf } from '#src/contract/page';
import { POLICY_STATES } from '#src/contract/policy-states';
import { provenance, source } from '#src/contract/provenance';

/** 层级: who issued it. */
export const LEVELS = ['国家', '省', '市'] as const;
export const POLICY_KINDS = ['标准规范', '造价政策', '发包承包', '市场价格', '争议案例', '解读评论'] as const;
type PolicyKind = (typeof POLICY_KINDS)[number];
/** They tell of what others decided or wrote, and never come into force. */
export const WITHOUT_FORCE: readonly PolicyKind[] = ['争议案例', '解读评论'];
/** What of a price it moves. */
export const IMPACTS = ['人工费调整', '税率', '定额', '信息价', '安全文明费', '招投标', '结算'] as const;
export type Impact = (typeof IMPACTS)[number];

/** Days that 即将实施 looks ahead on the list. */
export const SOON_DAYS = 30;

const options = <const Name extends string>(names: readonly Name[]): [Name, string][] =>
  names.map((name) => [name, name]);

export const policyRow = z.object({
  id: z.string(),
  title: z.string(),
  /** 文号; empty where it has none. */
  docNo: z.string(),
  issuer: z.string(),
  level: z.enum(LEVELS),
  areaId: z.string(),
  areaName: z.string(),
  kind: z.enum(POLICY_KINDS),
  /** 专业 */
  trade: z.string(),
  /** YYYY-MM-DD, like all its days. */
  publishedOn: z.string(),
  /** Null where it never comes into force. */
  effectiveOn: z.nullable(z.string()),
  /** The first day on which it is no longer in force. */
  endedOn: z.nullable(z.string()),
  /** Null where it never comes into force. */
  state: z.nullable(z.enum(POLICY_STATES)),
  impacts: z.array(z.enum(IMPACTS)),
  /** A price document has a table of prices on a page of its own. */
  hasPrices: z.boolean(),
  source,
  provenance,
});
export type PolicyRow = z.output<typeof policyRow>;

const SORTS = {
  relevance: '相关度',
  publishedOn: '发布日',
  effectiveOn: '生效日',
  heat: '热度',
} as const;
export type Sort = keyof typeof SORTS;

export const policyList = defineList({
  route: 'policyList',
  path: '/policy/index',
  paging: 'pages',
  sorts: SORTS,
  sortsInBasis: [],
  defaults: { sort: 'publishedOn' },
  filters: [
    keyword('标题、文号、发文机关或条文'),
    choice('level', '层级', { options: options(LEVELS), control: 'buttons' }),
    choice('kind', '类别', { options: options(POLICY_KINDS), control: 'buttons' }),
    choice('state', '效力', { options: options(POLICY_STATES), control: 'buttons' }),
    choice('impact', '影响', { options: options(IMPACTS), control: 'buttons' }),
    // The region of the portal stays nationwide here, so that the place is the list's own.
    defineFilter({
      name: 'place',
      label: '发文地区',
      fields: {
        place: z.optional(z.string().check(z.regex(/^\d{1,9}$/, '地区编号的格式不正确'))),
      },
      control: { kind: 'slot' },
      words: ({ place }, { placeName }) => place && (placeName ?? '所选地区'),
    }),
    // Chosen beside the place.
    defineFilter({
      name: 'year',
      label: '发布年份',
      fields: { year: z.optional(year) },
      control: { kind: 'none' },
      words: ({ year }) => year && `${year} 年发布`,
    }),
  ],
});
export type ListView = ViewOf<typeof policyList>;

const LARGEST_PAGE = 100;

export const findPoliciesCall = defineCall({
  method: 'POST',
  path: '/core/policy/getPolicyList',
  exportedRows: ({ pageSize = 0 }, data) => (pageSize > LARGEST_PAGE ? (data?.rows.length ?? pageSize) : 0),
  access: 'member',
  summary: '政策文件列表',
  body: z.object({
    ...policyList.body,
    cursor: z.optional(z.string()),
    /** A page by its number, from 1, where no cursor is given. */
    pageNo: pageNoField(100_000),
    pageSize: pageSizeField(500),
  }),
  data: pageOf(policyRow),
});
export type PolicyQuery = BodyOf<typeof findPoliciesCall>;
export type PolicyPage = DataOf<typeof findPoliciesCall>;

export const overviewCall = defineCall({
  method: 'GET',
  path: '/core/policy/getPolicyOverview',
  access: 'member',
  summary: '政策文件的年份与地区，30 天内生效的文件',
  data: z.object({
    /** The newest first. */
    years: z.array(z.string()),
    /** The country and all its provinces, with the documents of each and of its cities. */
    places: z.array(z.object({ areaId: z.string(), areaName: z.string(), count: z.number() })),
    /** The soonest first. */
    soon: z.array(policyRow),
  }),
});
export type Overview = DataOf<typeof overviewCall>;

/** Hits that one answer holds. */
export const MOST_HITS = 50;
export const LEAST_SIGNS = 2;

/** What a later document does to a clause, from the day it takes effect. */
const clauseChange = z.object({
  /** `unclear`: whether it does cannot be read from its text. */
  kind: z.enum(['changed', 'removed', 'unclear']),
  hasBegun: z.boolean(),
  from: z.string(),
  byId: z.string(),
  byTitle: z.string(),
  byDocNo: z.string(),
  byState: z.nullable(z.enum(POLICY_STATES)),
  /** The clause that says so. */
  clause: z.number(),
  number: z.string(),
});
export type ClauseChange = z.output<typeof clauseChange>;

/** How a clause stands, beside the state of its document. */
export const standing = {
  /** The earliest first. */
  changes: z.array(clauseChange),
  /** In a document of which parts are in force, this one is. */
  holds: z.boolean(),
};
export interface Standing {
  readonly changes: readonly ClauseChange[];
  readonly holds: boolean;
}

export const findClausesCall = defineCall({
  method: 'GET',
  path: '/core/policy/getClauseList',
  access: 'member',
  summary: '政策条文全文检索；不能阅读全文的账号只得到出处，每日有次数',
  query: z.object({
    keyword: z
      .string()
      .check(z.minLength(LEAST_SIGNS, '请至少输入两个字'), z.maxLength(100, '关键词不超过 100 个字')),
  }),
  data: z.object({
    /** Words to be marked. */
    words: z.array(z.string()),
    /** The first of them, at most MOST_HITS; documents published last come first. */
    hits: z.array(
      z.object({
        policyId: z.string(),
        title: z.string(),
        docNo: z.string(),
        state: z.nullable(z.enum(POLICY_STATES)),
        publishedOn: z.string(),
        clause: z.number(),
        chapter: z.string(),
        number: z.string(),
        /** The part of its text around the first word; empty for whom the documents are closed. */
        excerpt: z.string(),
        ...standing,
      }),
    ),
    hasMore: z.boolean(),
  }),
});
export type ClauseHits = DataOf<typeof findClausesCall>;
export type ClauseHit = ClauseHits['hits'][number];
