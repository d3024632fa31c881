import * as z from 'zod/mini';
import { defineCall, type DataOf, type QueryOf } from '#src/contract/call';
import { choice, keyword } from '#src/contract/listing/filter';
import { defineList, type ViewOf } from '#src/contract/listing/list';
import { keysOf } from '#src/contract/one-of';

/** 草稿 → 校验通过 → 脱敏确认 → 待初审 → 待复审 → 待发布 → 已发布; 退回 and 撤回 leave the line. */
export const STATUSES = {
  draft: '草稿',
  checked: '校验通过',
  masked: '脱敏已确认',
  submitted: '待初审',
  firstApproved: '待复审',
  approved: '待发布',
  published: '已发布',
  returned: '已退回',
  withdrawn: '已撤回',
} as const;
export type Status = keyof typeof STATUSES;
export const status = keysOf(STATUSES);

/** What somebody does to a draft; each is written into its history. */
export const STEPS = {
  create: '新建草稿',
  edit: '修改内容',
  check: '自动校验',
  remask: '调整脱敏',
  confirmMask: '确认脱敏',
  submit: '提交审核',
  approveFirst: '初审通过',
  approveSecond: '复审通过',
  return: '退回修改',
  recall: '撤回提交',
  publish: '发布',
  withdraw: '撤回发布',
} as const;
export type Step = keyof typeof STEPS;
/** Steps that are not taken without a word, and what the word is. */
export const REASONED_STEPS = {
  approveFirst: '初审意见',
  approveSecond: '复审意见',
  return: '退回修改的原因',
  withdraw: '撤回发布的原因',
} as const satisfies Partial<Record<Step, string>>;
export type ReasonedStep = keyof typeof REASONED_STEPS;
export const isReasoned = (step: Step): step is ReasonedStep => Object.hasOwn(REASONED_STEPS, step);

export const id = z.uuid('草稿编号不正确');

export const rightCall = defineCall({
  method: 'GET',
  path: '/pb/publishing/checkRight',
  access: 'member',
  summary: '当前账号是否有单项工程的发布权限',
  data: z.object({ canPublish: z.boolean() }),
});

export const TABS = {
  own: '我的草稿',
  review: '待我审核',
  published: '已发布',
  withdrawn: '已撤回',
} as const;
export type Tab = keyof typeof TABS;

const LAST_PAGE = 9_999;
/** A tab offers the statuses that it can hold, which the page draws. */
export const draftList = defineList({
  route: 'publishingList',
  path: '/project-publishing/index',
  paging: 'pages',
  filters: [
    choice('tab', '分类', {
      options: Object.entries(TABS) as [Tab, string][],
      control: 'none',
      stays: true,
    }),
    choice('status', '状态', {
      options: Object.entries(STATUSES) as [Status, string][],
      control: 'none',
    }),
    keyword('工程名称或地区'),
  ],
  defaults: { tab: 'own' },
  settle: ({ page = 1, ...view }) => (page > 1 && page <= LAST_PAGE ? { ...view, page } : view),
});
export type ListView = ViewOf<typeof draftList>;
const { sort: _sort, order: _order, ...filterFields } = draftList.query;

/** What a published project has been good for, counted when asked. */
const receipt = z.object({
  /** Days times members who opened it; those of its own organisation do not count. */
  views: z.number(),
  favorites: z.number(),
  likes: z.number(),
  /** 科目 whose ranges it is a sample of. */
  subjects: z.number(),
  /** Projects it stands among the peers of. */
  peers: z.number(),
});
export type Receipt = z.output<typeof receipt>;

const line = z.object({
  id,
  projectId: z.string(),
  templateId: z.string(),
  name: z.string(),
  place: z.string(),
  type: z.string(),
  revision: z.number(),
  status,
  author: z.string(),
  /** Reason of the last return or withdrawal; empty otherwise. */
  reason: z.string(),
  changedAt: z.string(),
  /** Of the own organisation's published revisions. */
  receipt: z.nullable(receipt),
});
export type DraftLine = z.output<typeof line>;

export const PAGE_SIZE = 20;
export const listCall = defineCall({
  method: 'GET',
  path: '/pb/publishing/list',
  access: 'publisher',
  summary: '待发布单项工程：我的草稿、待我审核、已发布、已撤回',
  query: z.object({
    ...filterFields,
    tab: keysOf(TABS),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/, '页码不正确'))),
  }),
  data: z.object({
    rows: z.array(line),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    counts: z.record(keysOf(TABS), z.number()),
  }),
});
export type DraftPage = DataOf<typeof listCall>;
export type ListQuery = QueryOf<typeof listCall>;

export const createCall = defineCall({
  method: 'POST',
  path: '/pb/publishing/create',
  access: 'publisher',
  owner: 'organisation',
  once: true,
  summary: '按模板新建草稿，或为已发布的工程开新修订',
  body: z.object({
    templateId: z.enum(['building', 'plant', 'garage'], '没有这个模板'),
    /** A published project whose next revision this is going to be. */
    projectId: z.optional(z.string().check(z.maxLength(100))),
  }),
  data: z.object({ id, projectId: z.string(), templateId: z.string() }),
});
export type DraftKey = DataOf<typeof createCall>;
