import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { policyRow, standing } from './contract';

export const policyId = z.string().check(z.minLength(1, '缺少文件编号'), z.maxLength(60, '文件编号过长'));

const clause = z.object({
  /** Counted from 1; the address leads to it. */
  rank: z.number(),
  /** 第一章 总则 */
  chapter: z.string(),
  /** 第三条 */
  number: z.string(),
  /** Paragraphs stand on lines of their own. */
  body: z.string(),
});
export type Clause = z.output<typeof clause>;

const standingClause = z.extend(clause, standing);
export type StandingClause = z.output<typeof standingClause>;

export const RELATIONS = { replaces: '替代', amends: '修改', follows: '依据' } as const;

const named = z.pick(policyRow, {
  id: true,
  title: true,
  docNo: true,
  state: true,
  publishedOn: true,
  effectiveOn: true,
  endedOn: true,
});
export type NamedPolicy = z.output<typeof named>;

export const documentCall = defineCall({
  method: 'GET',
  path: '/core/policy/getPolicyInfo',
  access: 'rights',
  owner: 'public',
  summary: '政策文件：条文、替代与修改关系、附件',
  query: z.object({ policyId }),
  data: z.object({
    row: policyRow,
    /** The day its state is told of. */
    asOf: z.string(),
    /** What the text is, where it is not the document's own. */
    textNote: z.string(),
    clauses: z.array(standingClause),
    /** They amend it, and none of its clauses is known to be changed by them. */
    unclear: z.array(named),
    /** Documents that replace or amend one another, this one among them; the oldest first. */
    chain: z.array(named),
    /** Within the chain: what one does to another. */
    links: z.array(
      z.object({ fromId: z.string(), toId: z.string(), kind: z.enum(['replaces', 'amends', 'follows']) }),
    ),
    attachments: z.array(z.object({ rank: z.number(), name: z.string(), format: z.enum(['xlsx', 'csv']) })),
    /** Of the same place and impact, the newest first. */
    related: z.array(named),
  }),
});
export type PolicyDocument = DataOf<typeof documentCall>;
export type Attachment = PolicyDocument['attachments'][number];

export const attachmentCall = defineCall({
  method: 'GET',
  path: '/core/policy/getAttachment',
  access: 'rights',
  owner: 'public',
  cost: 'heavy',
  // A price document has about so many rows, and its workbook is as good as an export of them.
  exportedRows: () => 50,
  summary: '下载政策文件的附件',
  query: z.object({
    policyId,
    rank: z.string().check(z.regex(/^[1-9]\d{0,2}$/, '没有这个附件')),
  }),
  data: z.unknown(),
});

export const compareCall = defineCall({
  method: 'GET',
  path: '/core/policy/getPolicyCompare',
  access: 'rights',
  owner: 'public',
  cost: 'heavy',
  summary: '新旧文件逐条对照',
  query: z.object({ policyId, withId: policyId }),
  data: z.object({
    /** The one that took effect first. */
    before: named,
    after: named,
    /** In the order of the new text; what was taken out stands where it stood. */
    pairs: z.array(
      z.object({
        /** `kept`: an amendment says nothing of it, so that it goes on; `unclear`: whether it does cannot be read. */
        kind: z.enum(['same', 'changed', 'added', 'removed', 'kept', 'unclear']),
        before: z.nullable(clause),
        after: z.nullable(clause),
        /** The two texts in one, of a clause that changed. */
        pieces: z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })),
      }),
    ),
  }),
});
export type Comparison = DataOf<typeof compareCall>;
export type ClausePair = Comparison['pairs'][number];
