import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { month } from '#src/contract/fields';
import { foundPolicy } from '#src/contract/policy-states';
import { provenance, taxBasis } from '#src/contract/provenance';
import { writtenBasis } from '#src/contract/written-basis';
import {
  groupIn,
  GROUPS,
  recordOf,
  SEARCH_CATEGORIES,
  VIEW_TYPES,
  type Group,
  type SearchCategory,
} from '#src/contract/records';

export { GROUPS, type Group, type SearchCategory } from '#src/contract/records';
export const groupName = (group: Group): string => recordOf(group).found.name;

/** Header categories, as they travel. */
export const CATEGORIES = SEARCH_CATEGORIES.map(({ value }) => value);

/** What a category searches. */
export const groupsOf = (category: SearchCategory): readonly Group[] => {
  const group = groupIn(category);
  return group ? [group] : GROUPS;
};

/** Nothing is listed or counted beyond so many results of a group. */
export const RESULT_CAP = 1_000;

/** Half-open ranges of a text that answer what was typed: `[start, end]` as for `slice`. */
const marks = z.array(z.tuple([z.int(), z.int()]));
export type Marks = z.output<typeof marks>;

const group = z.enum(GROUPS, '未知的分组');
/** Of a word that is a record with a price. */
const wordPrice = z.object({
  value: z.number(),
  unit: z.string(),
  /** 全国, 广东 广州 */
  areaName: z.string(),
  priceDate: z.string(),
  taxBasis,
});
const word = z.object({
  word: z.string(),
  group,
  id: z.string(),
  marks,
  price: z.optional(wordPrice),
  policy: z.optional(foundPolicy),
});
export type Word = z.output<typeof word>;

const typed = z.string().check(z.maxLength(100, '关键词不超过 100 个字'));

export const promptCall = defineCall({
  method: 'GET',
  path: '/pb/search/prompt',
  access: 'public',
  summary: '输入时的联想词',
  query: z.object({ text: typed }),
  data: z.object({ words: z.array(word) }),
});

export const autoSearchCall = defineCall({
  method: 'POST',
  path: '/core/home/auto/search',
  access: 'public',
  summary: '按分组的联想词',
  query: z.object({ keyword: typed }),
  data: z.object({ wordList: z.partialRecord(group, z.array(word)) }),
});

export const defaultPromptCall = defineCall({
  method: 'GET',
  path: '/pb/search/defaultPrompt',
  access: 'public',
  summary: '搜索框的默认提示与热词',
  data: z.object({ prompt: z.string(), hot: z.array(z.string()) }),
});

const row = z.object({
  id: z.string(),
  group,
  title: z.string(),
  summary: z.string(),
  /** Of the title. */
  marks,
  summaryMarks: marks,
  areaId: z.int(),
  areaName: z.string(),
  /** YYYY-MM-DD */
  publishedOn: z.nullable(z.string()),
  /** In `unit`, by the provenance's period and tax basis, by those of `median`, or in `basis`; null for what has no price. */
  price: z.nullable(z.number()),
  unit: z.string(),
  /** A published range; of what `median` is of both where they are two, least and most of three and four, then P25 and P75. */
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  /**
   * Of a row that stands for all records of its name in the place `price` is their median, null for two: of so many,
   * each read in this tax basis, in the months they have. Null, too, where a line is published for the place itself.
   */
  median: z.nullable(
    z.object({ n: z.int(), taxBasis, from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  ),
  /** So many records of this name in the place, whatever was typed; `item` lists them. */
  n: z.int(),
  provenance,
  /** Of a document. */
  policy: z.optional(foundPolicy),
  /** Of a row whose price was read in the basis asked for, or cannot be: what it is in, and what was quoted. */
  basis: z.optional(z.string()),
});
export type SearchRow = z.output<typeof row>;

export const searchItemsCall = defineCall({
  method: 'POST',
  path: '/pb/search/items',
  access: 'member',
  summary: '全站搜索',
  body: z.object({
    text: z
      .string()
      .check(z.trim(), z.minLength(1, '请输入要搜索的内容'), z.maxLength(100, '关键词不超过 100 个字')),
    category: z.enum(CATEGORIES, '未知的搜索类别'),
    /** Without it: the first rows of every group of the category, page fields are not read. */
    group: z.optional(group),
    /** 1, or absent, is the whole country. */
    areaId: z.optional(
      z.int().check(z.minimum(1, '地区编号的格式不正确'), z.maximum(999_999_999, '地区编号的格式不正确')),
    ),
    /** Months of the price, both included. */
    from: z.optional(month),
    to: z.optional(month),
    taxBasis: z.optional(taxBasis),
    /** Without it: the most relevant first. */
    sort: z.optional(z.enum(['price', 'date'])),
    order: z.optional(z.enum(['asc', 'desc'])),
    /** What costs are read in, as an address writes it; medians stay as they were quoted. */
    basis: z.optional(writtenBasis),
    /** A title: the records of this name one by one. */
    item: z.optional(z.string().check(z.maxLength(200, '名称不超过 200 个字'))),
    pageNo: z._default(z.int().check(z.minimum(1, '页码从 1 开始'), z.maximum(500, '页码不超过 500')), 1),
    pageSize: z._default(z.int().check(z.minimum(1, '每页至少 1 条'), z.maximum(50, '每页至多 50 条')), 20),
  }),
  data: z.object({
    /** Every group that was searched, also one without results; the most relevant first. */
    groups: z.array(
      z.object({
        group,
        total: z.int(),
        /** Rows to page through: records of one name are one row. */
        shown: z.int(),
        /** The text found nothing here; the rows are those of another word for the same. */
        read: z.nullable(z.string()),
        /** There are at least `total`; pages beyond it are empty. */
        isCapped: z.boolean(),
        rows: z.array(row),
      }),
    ),
    /** The text as typed finds nothing; the groups are those of this reading of it. */
    corrected: z.nullable(z.string()),
    /** The region that the text as typed names; `corrected` is the rest of it, the groups are those of this region. */
    within: z.nullable(z.object({ areaId: z.int(), name: z.string() })),
    /** Nearest titles to try next when no reading finds anything. */
    instead: z.array(z.string()),
  }),
});
export type SearchFound = DataOf<typeof searchItemsCall>;

export const searchTargetCall = defineCall({
  method: 'GET',
  path: '/pb/search/target',
  access: 'member',
  owner: 'public',
  summary: '搜索结果对应的页面',
  query: z.object({ group, id: z.string().check(z.minLength(1, '缺少记录编号'), z.maxLength(200)) }),
  data: z.object({
    viewType: z.enum(VIEW_TYPES),
    /** Route of the portal: `/commonproj/detail/7`. */
    path: z.string(),
  }),
});

export const topPosterCall = defineCall({
  method: 'GET',
  path: '/pb/search/topPoster',
  access: 'public',
  summary: '页头的宣传图',
  data: z.object({ ifDisplay: z.boolean(), imagePath: z.string(), linkPath: z.string() }),
});
