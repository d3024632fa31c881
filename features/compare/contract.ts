import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { keysOf } from '#src/contract/one-of';
import { PROJECT_TYPES } from '#src/contract/project-terms';
import { provenance, source, taxBasis } from '#src/contract/provenance';

export const FEWEST = 2;
export const MOST = 5;
export const MOST_SAVED = 50;
const MOST_NAME = 30;

const projectId = z.string().check(z.minLength(1, '缺少工程编号'), z.maxLength(200, '工程编号过长'));
const isUnlike = (ids: readonly string[]) => new Set(ids).size === ids.length;
const projectIds = z
  .array(projectId)
  .check(
    z.minLength(FEWEST, `至少选 ${FEWEST} 个工程才能对比`),
    z.maxLength(MOST, `一次至多对比 ${MOST} 个工程`),
    z.refine(isUnlike, '同一个工程不必与自己对比'),
  );

/** What a column's head tells of its project. */
const compared = z.object({
  id: z.string(),
  name: z.string(),
  areaId: z.string(),
  cityId: z.optional(z.string()),
  areaName: z.string(),
  type: keysOf(PROJECT_TYPES),
  structure: z.string(),
  stage: z.string(),
  /** YYYY-MM */
  priceDate: z.string(),
  /** What the record is in, and its unit cost and total with it. */
  recordedBasis: taxBasis,
  /** A fraction: 0.09. */
  taxRate: z.number(),
  floorsAbove: z.number(),
  floorsBelow: z.number(),
  source,
  hasDetail: z.boolean(),
  provenance,
});
export type Compared = z.output<typeof compared>;

/** One figure of every project as its record gives it, in the order of the projects; null where it does not. */
const line = z.object({
  name: z.string(),
  unit: z.string(),
  /** Costs move with month and place, contents and areas do not. */
  isCost: z.boolean(),
  /**
   * What costs of a breakdown are in, whatever the basis of the page; null for the tax itself. Absent: each cost is in
   * what its record is in, and is read in that of the page.
   */
  keptTax: z.optional(z.nullable(taxBasis)),
  figures: z.array(z.nullable(z.number())),
});
export type FigureLine = z.output<typeof line>;

/** 关键指标, 单位工程, 分部, 费用, 含量. */
const group = z.object({
  name: z.string(),
  lines: z.array(line),
});
export type Group = z.output<typeof group>;

const suggestion = z.object({
  id: z.string(),
  name: z.string(),
  areaId: z.string(),
  cityId: z.optional(z.string()),
  areaName: z.string(),
  type: z.optional(keysOf(PROJECT_TYPES)),
  priceDate: z.string(),
  unitCost: z.number(),
  taxBasis,
  taxRate: z.number(),
  source,
  provenance,
});

export const compareCall = defineCall({
  method: 'POST',
  path: '/core/idx/compareBidNodes',
  cost: 'heavy',
  access: 'vip',
  owner: 'public',
  summary: '并排对比 2 至 5 个单项工程',
  body: z.object({ ids: projectIds, taxBasis }),
  data: z.object({
    /** What they are asked to be held against each other in; the figures are as recorded. */
    taxBasis,
    /** In the order asked for, without those nobody has. */
    projects: z.array(compared),
    missing: z.array(z.string()),
    groups: z.array(group),
    /** The three nearest to the first project that are not among them. */
    similar: z.array(suggestion),
  }),
});
export type Comparison = DataOf<typeof compareCall>;

export const savedName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, '请填写对比名称'),
    z.maxLength(MOST_NAME, `对比名称不超过 ${MOST_NAME} 个字`),
  );
const saved = z.object({
  id: z.string(),
  name: z.string(),
  ids: z.array(z.string()),
  /** Day in Shanghai. */
  savedOn: z.string(),
});
export type Saved = z.output<typeof saved>;

export const savedCall = defineCall({
  method: 'GET',
  path: '/core/idx/getSavedComparisons',
  access: 'vip',
  summary: '本人保存的工程对比，新的在前',
  data: z.object({ saved: z.array(saved) }),
});

export const saveCall = defineCall({
  method: 'POST',
  path: '/core/idx/saveComparison',
  access: 'vip',
  owner: 'public',
  once: true,
  summary: '保存一组工程对比；同名的由新的代替',
  body: z.object({ name: savedName, ids: projectIds }),
  data: saved,
});

export const removeSavedCall = defineCall({
  method: 'POST',
  path: '/core/idx/removeComparison',
  cost: 'write',
  access: 'vip',
  owner: 'account',
  summary: '删除本人保存的一组工程对比',
  body: z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,17}$/, '对比编号的格式不正确')) }),
  data: z.object({ id: z.string() }),
});
