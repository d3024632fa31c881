import * as z from 'zod/mini';
import { defineCall, type BodyOf } from '#src/contract/call';

/** 分部 or 含量: figures that are held against those of the peers. */
const figureKind = z.enum(['part', 'content'], '没有这类指标');
export type FigureKind = z.output<typeof figureKind>;

/** One line of what reviewers said of a project's figures. */
export const verdict = z.object({
  kind: figureKind,
  name: z.string(),
  verdict: z.enum(['normal', 'open']),
  reason: z.string(),
  /** 审核员 and their organisation; by name to the reviewer themselves and those of that organisation. */
  actor: z.string(),
  /** YYYY-MM-DD HH:mm, Shanghai. */
  at: z.string(),
  /** The peers' median at that time, per ㎡; null where there were too few. */
  median: z.nullable(z.number()),
  /** The last word on the figure, which has not changed since. */
  isStanding: z.boolean(),
});
export type Verdict = z.output<typeof verdict>;

export const markFigureCall = defineCall({
  method: 'POST',
  path: '/pb/review/markFigure',
  access: 'publisher',
  owner: 'public',
  once: true,
  summary: '把一个偏差较大的指标标记为正常，或撤销标记；逐条留痕',
  body: z.object({
    id: z.string().check(z.minLength(1, '缺少工程编号'), z.maxLength(100)),
    kind: figureKind,
    name: z.string().check(z.minLength(1, '缺少指标名称'), z.maxLength(100)),
    verdict: z.enum(['normal', 'open']),
    reason: z.string().check(z.trim(), z.minLength(1, '请写明理由'), z.maxLength(200, '理由不超过 200 个字')),
  }),
  data: z.object({ verdicts: z.array(verdict) }),
});
export type Mark = BodyOf<typeof markFigureCall>;
