import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { provenance } from '#src/contract/provenance';
import { GROUPS } from '#src/contract/records';

/** Why a record is recommended: it answers an earlier search, lies in the region, or is sought-after. */
const REASONS = ['search', 'region', 'hot'] as const;
export type Reason = (typeof REASONS)[number];

const recommended = z.object({
  group: z.enum(GROUPS),
  id: z.string(),
  /** Of the record's page. */
  path: z.string(),
  title: z.string(),
  subtitle: z.string(),
  areaName: z.string(),
  /** YYYY-MM-DD; null when the record names no day. */
  publishedOn: z.nullable(z.string()),
  provenance: z.pick(provenance, { kind: true }),
  reason: z.enum(REASONS),
});
export type Recommended = z.output<typeof recommended>;

const areaId = z.optional(z.string().check(z.regex(/^\d{1,6}$/, '地区编号不正确')));

export const recommendCall = defineCall({
  method: 'GET',
  path: '/home/recommendData',
  access: 'public',
  summary: '首页推荐：先看最近的搜索，再看所在地区，其余是热门记录',
  query: z.object({
    /** The region that was chosen; without it the visitor's IP address decides. */
    areaId,
    keyword: z.optional(z.string().check(z.maxLength(100, '关键词不超过 100 个字'))),
  }),
  data: z.object({
    /** Empty where no region narrows it. */
    areaName: z.string(),
    rows: z.array(recommended),
  }),
});
export type Recommendations = DataOf<typeof recommendCall>;

export const waterRecommendCall = defineCall({
  method: 'GET',
  path: '/home/slRecommendData',
  access: 'public',
  summary: '首页推荐：水利与城市更新',
  query: z.object({ areaId }),
  data: z.object({
    rows: z.array(recommended),
    /** Why there is none; null where there are some. */
    reason: z.nullable(z.string()),
  }),
});
export type WaterRecommendations = DataOf<typeof waterRecommendCall>;
