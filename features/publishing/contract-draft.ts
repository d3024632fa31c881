import * as z from 'zod/mini';
import { defineCall, type BodyOf, type DataOf } from '#src/contract/call';
import { keysOf } from '#src/contract/one-of';
import { id, status, STEPS } from './contract';
import { NODE_NAMES, nodeName, nodes, rows } from './contract-nodes';
import { ordinal } from '#src/contract/ordinal';

const own = { id, version: ordinal };

const finding = z.object({
  /** Names rule, place and text: a changed cell is a new finding. */
  key: z.string(),
  layer: z.enum(['required', 'logic', 'range', 'duplicate', 'edition']),
  level: z.enum(['error', 'warning']),
  severity: z.nullable(z.enum(['amber', 'red'])),
  node: nodeName,
  rowId: z.string(),
  column: z.string(),
  message: z.string(),
  /** Why a warning stands; null while nobody has said. */
  acknowledged: z.nullable(z.string()),
});
export type Finding = z.output<typeof finding>;

export const LAYERS: Readonly<Record<Finding['layer'], string>> = {
  required: '必填与类型',
  logic: '逻辑关系',
  range: '同类区间',
  duplicate: '重复',
  edition: '清单版本',
};

const place = {
  node: nodeName,
  rowId: z.string().check(z.maxLength(64)),
  column: z.string().check(z.maxLength(32)),
};
const comment = z.object({
  ...place,
  id: z.string(),
  author: z.string(),
  text: z.string(),
  at: z.string(),
  resolvedAt: z.nullable(z.string()),
});
export type Comment = z.output<typeof comment>;

const standing = {
  status,
  version: z.number(),
  savedAt: z.string(),
};

const draft = z.object({
  ...standing,
  id,
  projectId: z.string(),
  templateId: z.string(),
  revision: z.number(),
  author: z.string(),
  firstReviewer: z.nullable(z.string()),
  secondReviewer: z.nullable(z.string()),
  nodes,
  /** What the cells are compared with: the template, or the revision before. */
  base: z.object({ label: z.string(), nodes }),
  choices: z.record(z.string(), z.array(z.string())),
  findings: z.array(finding),
  /** Whether the findings are of what stands there now. */
  isChecked: z.boolean(),
  mask: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      original: z.string(),
      masked: z.string(),
      /** What the publisher masked beyond the rules. */
      own: z.nullable(z.string()),
    }),
  ),
  history: z.array(
    z.object({
      step: keysOf(STEPS),
      status,
      actor: z.string(),
      reason: z.string(),
      at: z.string(),
    }),
  ),
  comments: z.array(comment),
  /** What the one who asks may do now. */
  may: z.array(keysOf(STEPS)),
  canEdit: z.boolean(),
  /** Published: where it can be seen. Withdrawn: since when, and why. */
  address: z.nullable(z.string()),
  tombstone: z.nullable(z.object({ at: z.string(), reason: z.string() })),
});
export type Draft = z.output<typeof draft>;

export const draftCall = defineCall({
  method: 'GET',
  path: '/pb/publishing/detail',
  cost: 'heavy',
  access: 'publisher',
  owner: 'organisation',
  summary: '一份草稿：节点、校验、脱敏、历史与批注',
  query: z.object({ id }),
  data: draft,
});

export const saveCall = defineCall({
  method: 'POST',
  path: '/pb/publishing/save',
  cost: 'write',
  access: 'publisher',
  owner: 'organisation',
  summary: '保存草稿的节点；version 不是最新时答 441',
  body: z.object({
    ...own,
    nodes: z
      .array(z.object({ node: nodeName, rows }))
      .check(z.minLength(1, '没有要保存的内容'), z.maxLength(NODE_NAMES.length)),
  }),
  data: z.object(standing),
});
export type Saved = DataOf<typeof saveCall>;

export const checkCall = defineCall({
  method: 'POST',
  path: '/pb/publishing/check',
  cost: 'heavy',
  access: 'publisher',
  owner: 'organisation',
  summary: '自动校验草稿；没有错误且提醒都有说明时进入下一步',
  body: z.object(own),
  data: draft,
});

const reason = z.string().check(z.maxLength(500, '说明不超过 500 个字'));
export const acknowledgeCall = defineCall({
  method: 'POST',
  path: '/pb/publishing/acknowledge',
  cost: 'write',
  access: 'publisher',
  owner: 'organisation',
  summary: '对一条校验提醒作出说明；错误不能以说明放行',
  body: z.object({ ...own, key: z.string().check(z.maxLength(400)), reason }),
  data: draft,
});

export const maskCall = defineCall({
  method: 'POST',
  path: '/pb/publishing/mask',
  cost: 'write',
  access: 'publisher',
  owner: 'organisation',
  summary: '在规则之外多遮几个字；不能比规则遮得少',
  body: z.object({
    ...own,
    field: z.string().check(z.maxLength(32)),
    text: z.string().check(z.maxLength(500)),
  }),
  data: draft,
});

export const stepCall = defineCall({
  method: 'POST',
  path: '/pb/publishing/step',
  access: 'publisher',
  owner: 'organisation',
  once: true,
  summary: '确认脱敏、提交、审核、退回、发布与撤回；逐步记入历史',
  body: z.object({
    ...own,
    step: z.enum([
      'confirmMask',
      'submit',
      'approveFirst',
      'approveSecond',
      'return',
      'recall',
      'publish',
      'withdraw',
    ]),
    reason: z.optional(reason),
  }),
  data: draft,
});
export type TakenStep = BodyOf<typeof stepCall>['step'];

export const commentCall = defineCall({
  method: 'POST',
  path: '/pb/publishing/comment',
  cost: 'write',
  access: 'publisher',
  owner: 'organisation',
  summary: '审核人对一格写批注',
  body: z.object({
    id,
    ...place,
    text: z.string().check(z.trim(), z.minLength(1, '请写下批注'), z.maxLength(500, '批注不超过 500 个字')),
  }),
  data: draft,
});
export const resolveCall = defineCall({
  method: 'POST',
  path: '/pb/publishing/resolveComment',
  cost: 'write',
  access: 'publisher',
  owner: 'organisation',
  summary: '把一条批注标为已处理',
  body: z.object({ id, commentId: z.string().check(z.regex(/^\d{1,18}$/, '批注编号不正确')) }),
  data: draft,
});
