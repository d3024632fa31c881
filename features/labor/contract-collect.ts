import * as z from 'zod/mini';
import { defineCall, type BodyOf, type DataOf } from '#src/contract/call';
import { atMost, between } from '#src/contract/lengths';
import { keysOf } from '#src/contract/one-of';
import { MONTH } from '#src/costing/months';
import { included, laborSection, pricingMode } from './contract';

export const PROJECT_KINDS = ['住宅', '商业', '办公', '学校', '医院', '厂房', '市政', '其他'] as const;
export const PAYMENTS = ['按月进度', '按节点', '完工一次结清', '其他'] as const;
export const TAXES = ['含税', '不含税'] as const;
export const HELD = ['含', '不含'] as const;
export const NAMINGS = ['匿名', '署名'] as const;
export const COLLECT_STATUSES = { pending: '待审', approved: '通过', returned: '退回' } as const;
/** Where a price is shown once it passed. */
export const PLACINGS = {
  line: '通过后展示在该子目的价格线上',
  noLine: '库中还没有该子目在这一地区的价格线，有了之前通过也不展示',
  noItem: '库中没有分部、名称、计价方式和单位都相同的子目，通过后也不展示',
} as const;
const placing = keysOf(PLACINGS);
export type Placing = keyof typeof PLACINGS;
export const COLLECTED_A_DAY = 20;

const NAME_MIN = 2;
const NAME_MAX = 40;
const UNIT_MAX = 10;
export const CONTENT_MAX = 300;
const WORD_MIN = 2;
const WORD_MAX = 200;
const MOST_PRICE = 100_000;

/** 1,055.50, in full-width signs or not, is 1055.50. */
const plainNumber = (text: string): string => {
  const plain = text.normalize('NFKC').trim();
  return /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
};
const isPrice = (text: string): boolean =>
  /^\d{1,6}(\.\d{1,2})?$/.test(text) && Number(text) > 0 && Number(text) <= MOST_PRICE;

/** One rule a field, each with its words: the form and the server judge alike. */
export const collectFields = {
  section: laborSection,
  /** As the library names it, or as the member does. */
  itemName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, '请填写子目名称'),
      between(NAME_MIN, NAME_MAX, `子目名称在 ${NAME_MIN} 到 ${NAME_MAX} 个字`),
    ),
  areaId: z.string().check(z.minLength(1, '请选择地区'), z.regex(/^[1-9]\d{0,5}$/, '请选择地区')),
  projectKind: z.enum(PROJECT_KINDS, '请选择项目类型'),
  mode: pricingMode,
  price: z
    .string()
    .check(
      z.overwrite(plainNumber),
      z.minLength(1, '请填写单价'),
      z.refine(isPrice, '单价应大于 0、不超过 10 万元，至多两位小数'),
    ),
  unit: z
    .string()
    .check(z.trim(), z.minLength(1, '请填写单位'), atMost(UNIT_MAX, `单位不超过 ${UNIT_MAX} 个字`)),
  tools: z.enum(HELD, '请选择是否含小型机具'),
  materials: z.enum(HELD, '请选择是否含辅材'),
  insurance: z.enum(HELD, '请选择是否含保险'),
  tax: z.enum(TAXES, '请选择是否含税'),
  settledIn: z.string().check(z.minLength(1, '请选择结算期'), z.regex(MONTH, '结算期应写作 2025-09 的形式')),
  payment: z.enum(PAYMENTS, '请选择付款方式'),
  naming: z.enum(NAMINGS, '请选择是否匿名'),
  content: z.string().check(z.trim(), atMost(CONTENT_MAX, `工作内容不超过 ${CONTENT_MAX} 个字`)),
};

/** Who may submit, said before a form is filled in; it changes nothing. */
export const collectRightCall = defineCall({
  method: 'GET',
  path: '/core/labor/checkNewCostPermission',
  access: 'member',
  summary: '能否提交劳务价格、今天还能提交几条、能否审核',
  data: z.object({
    mayCollect: z.boolean(),
    /** Why not; empty where it is allowed. */
    reason: z.string(),
    /** Submissions left today. */
    left: z.number(),
    mayReview: z.boolean(),
  }),
});
export type CollectRight = DataOf<typeof collectRightCall>;

const receipt = z.object({ number: z.string(), placing });
export type Receipt = z.output<typeof receipt>;

export const collectCall = defineCall({
  method: 'POST',
  path: '/core/labor/collectLaborData',
  access: 'member',
  once: true,
  summary: '提交一条劳务价格，返回受理编号与通过后的展示处，待审；与库中相差悬殊、未确认的，返回疑问，不受理',
  body: z.object({
    ...collectFields,
    /** However unusual the price looks, it is right. */
    isConfirmed: z.optional(z.boolean()),
  }),
  data: z.union([receipt, z.object({ doubt: z.string() })]),
});
export type Collected = BodyOf<typeof collectCall>;

const submission = z.object({
  number: z.string(),
  section: laborSection,
  itemName: z.string(),
  areaName: z.string(),
  projectKind: z.string(),
  mode: pricingMode,
  price: z.number(),
  unit: z.string(),
  included,
  settledIn: z.string(),
  payment: z.string(),
  isAnonymous: z.boolean(),
  content: z.string(),
  status: z.enum(['pending', 'approved', 'returned']),
  placing,
  /** The reviewer's; empty while it waits. */
  word: z.string(),
  /** ISO 8601 */
  submittedAt: z.string(),
  reviewedAt: z.nullable(z.string()),
});
export type Submission = z.output<typeof submission>;

export const collectStatusCall = defineCall({
  method: 'GET',
  path: '/core/labor/laborDataCollectStatus',
  access: 'member',
  summary: '自己提交的劳务价格及审核结果，最近 100 条',
  data: z.array(submission),
});

/** Without who gave it: a price is judged by what it says. */
export const reviewQueueCall = defineCall({
  method: 'GET',
  path: '/core/labor/getCollectReviews',
  access: 'publisher',
  summary: '待审的劳务价格，先交的在前；不含本人与本单位的',
  data: z.object({
    waiting: z.number(),
    rows: z.array(
      z.extend(submission, {
        /** Middle of the library for the same item, place and month; null where there is none. */
        middle: z.nullable(z.number()),
        /** What the library's price of the item holds; null where it has none. */
        held: z.nullable(included),
        /** A fraction: 0.03; 0 where the library does not say it. */
        taxRate: z.nullable(z.number()),
        /** How far it is from prices of its like, in words; null within the bounds that imports have, too. */
        doubt: z.nullable(z.string()),
      }),
    ),
  }),
});
export type ReviewQueue = DataOf<typeof reviewQueueCall>;

export const reviewFields = {
  word: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, '请写一句审核意见'),
      between(WORD_MIN, WORD_MAX, `审核意见在 ${WORD_MIN} 到 ${WORD_MAX} 个字`),
    ),
};
export const reviewCall = defineCall({
  method: 'POST',
  path: '/core/labor/reviewLaborData',
  access: 'publisher',
  owner: 'public',
  once: true,
  summary: '通过或退回一条劳务价格，写明意见',
  body: z.object({
    number: z.string().check(z.minLength(1, '缺少受理编号'), z.maxLength(40, '受理编号过长')),
    verdict: z.enum(['approved', 'returned']),
    ...reviewFields,
  }),
  data: z.object({ number: z.string(), status: submission.shape.status }),
});
export type Review = BodyOf<typeof reviewCall>;
