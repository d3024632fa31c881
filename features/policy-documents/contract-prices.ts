import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { policyRow } from './contract';
import { policyId } from './contract-document';

const issue = z.object({
  id: z.string(),
  /** 2025年第9期 */
  issueNo: z.string(),
  /** YYYY-MM-DD, both days included. */
  periodStart: z.string(),
  periodEnd: z.string(),
  days: z.number(),
});
export type PriceIssue = z.output<typeof issue>;

const priceRow = z.object({
  rank: z.number(),
  /** 类别 */
  category: z.string(),
  code: z.string(),
  name: z.string(),
  spec: z.string(),
  unit: z.string(),
  /** 元 a unit. */
  pretax: z.number(),
  taxed: z.number(),
  /** A fraction: 0.13. */
  taxRate: z.number(),
  areaId: z.string(),
  areaName: z.string(),
  /** The page of a series that follows the same material; null where there is none. */
  index: z.nullable(z.object({ title: z.string(), address: z.string() })),
  /** 除税价 in the issue compared with; null where it is not there. */
  before: z.nullable(z.number()),
});
export type PriceRow = z.output<typeof priceRow>;

export const priceDocumentCall = defineCall({
  method: 'GET',
  path: '/core/policy/getPolicyPrice',
  access: 'rights',
  owner: 'public',
  summary: '价格文件：价格窗口、价格表，与上次查看的一期相比的变化',
  query: z.object({ policyId }),
  data: z.object({
    row: policyRow,
    /** The day its state is told of. */
    asOf: z.string(),
    issue,
    /** Days that lie between the issue before and this one; negative where they overlap, null for the first. */
    gapDays: z.nullable(z.number()),
    /** Of the same series, the newest first. */
    issues: z.array(issue),
    /** How often it comes out, and YYYY-MM by whose end the issue after the newest should have; absent while it is not overdue. */
    overdue: z.optional(z.object({ rhythm: z.enum(['month', 'quarter']), since: z.string() })),
    /** What prices are compared with: the issue this member saw last, or the one before. */
    compared: z.nullable(z.extend(issue, { isSeen: z.boolean(), seenOn: z.nullable(z.string()) })),
    rows: z.array(priceRow),
  }),
});
export type PriceDocument = DataOf<typeof priceDocumentCall>;

export const keepVisitCall = defineCall({
  method: 'POST',
  path: '/core/policy/keepVisit',
  access: 'rights',
  owner: 'public',
  once: true,
  summary: '记下本人看过的一期价格文件',
  body: z.object({ policyId }),
  data: z.null(),
});
