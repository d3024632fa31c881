import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { REPORT_DOWNLOADS } from '#src/contract/rewards';

const MOST_KEYWORD = 100;

export const projectId = z
  .string()
  .check(z.minLength(1, '请选择单项工程'), z.maxLength(200, '工程编号不正确'));
export const subjectKeyword = z
  .string()
  .check(z.trim(), z.maxLength(MOST_KEYWORD, `名称不超过 ${MOST_KEYWORD} 个字`));
const reportId = z.string().check(z.regex(/^[1-9]\d{0,17}$/, '没有这份报告'));

const subject = z.object({
  projectId: z.string(),
  title: z.string(),
  /** 广东 广州 · 高层住宅 · 2024-06 */
  about: z.string(),
});
export type ReportSubject = z.output<typeof subject>;

export const subjectsCall = defineCall({
  method: 'GET',
  path: '/pb/activity/product/getReportSubjects',
  access: 'member',
  summary: '可以出报告的单项工程：按名称查找；不给名称时为本人收藏的工程',
  query: z.object({
    keyword: z.optional(subjectKeyword),
  }),
  data: z.object({ keyword: z.string(), subjects: z.array(subject) }),
});
export type Subjects = DataOf<typeof subjectsCall>;

export const productCodeCall = defineCall({
  method: 'GET',
  path: '/pb/activity/product/getProductCodeInfo',
  access: 'member',
  owner: 'public',
  summary: '一件商品的说明与价格；给出单项工程时另有这份报告的说明',
  query: z.object({ code: z.string(), projectId: z.optional(projectId) }),
  data: z.object({
    code: z.string(),
    name: z.string(),
    about: z.string(),
    cost: z.number(),
    subject: z.nullable(subject),
    /** Reports of it that the member has. */
    owned: z.number(),
  }),
});
export type ProductCode = DataOf<typeof productCodeCall>;

const standing = {
  /** Downloads that were made. */
  times: z.number(),
  left: z.number(),
  /** The last download, while it may be asked for again without another one being counted. */
  repeatable: z.nullable(z.number()),
};

export const reportsCall = defineCall({
  method: 'GET',
  path: '/pb/activity/product/getReports',
  access: 'member',
  summary: '本人兑换的报告，新的在前，至多 100 份',
  data: z.object({
    reports: z.array(z.object({ id: z.string(), title: z.string(), at: z.string(), ...standing })),
  }),
});
export type Report = DataOf<typeof reportsCall>['reports'][number];

export const checkDownloadedCall = defineCall({
  method: 'GET',
  path: '/pb/activity/product/checkDownloaded',
  access: 'member',
  owner: 'account',
  cost: 'light',
  summary: '本人的一份报告是否下载过',
  query: z.object({ reportId }),
  data: z.object({ isDownloaded: z.boolean() }),
});

export const downloadsLeftCall = defineCall({
  method: 'GET',
  path: '/pb/activity/product/checkIfHasDownloadedTimes',
  access: 'member',
  owner: 'account',
  cost: 'light',
  summary: '本人的一份报告还可下载几次',
  query: z.object({ reportId }),
  data: z.object({ of: z.number(), ...standing }),
});

export const downloadCall = defineCall({
  method: 'POST',
  path: '/pb/activity/product/downloadPDF',
  access: 'member',
  owner: 'account',
  cost: 'heavy',
  summary: '第一次下载本人的报告；没有收到时可再要，仍是这一次',
  body: z.object({ reportId }),
  data: z.unknown(),
});

export const downloadAgainCall = defineCall({
  method: 'POST',
  path: '/pb/activity/product/downloadPDFAgain',
  access: 'member',
  owner: 'account',
  cost: 'heavy',
  summary: '再次下载本人的报告；同一序号再要，仍是同一次下载',
  body: z.object({
    reportId,
    number: z.number().check(z.int(), z.gte(2, '下载序号不正确'), z.lte(REPORT_DOWNLOADS, '下载次数已用完')),
  }),
  data: z.unknown(),
});
