import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { aside, choice, region } from '#src/contract/listing/filter';
import { defineList, type ViewOf } from '#src/contract/listing/list';
import { sharedFilters } from '#src/contract/project-filters';
import { provenance, taxBasis } from '#src/contract/provenance';
import { writtenBasis } from '#src/contract/written-basis';

/** What a table's rows are; costs are in 元/㎡, contents per ㎡. */
export const SUBJECT_KINDS = { part: '分部', unit: '单位工程', fee: '费用', content: '含量' } as const;
export type Kind = keyof typeof SUBJECT_KINDS;
/** The row above the costs: the whole of them. */
export const WHOLE = '单方造价';

const [type, stage, ...others] = sharedFilters;

/** All of the page that the address remembers; the tax basis is part of the basis all pages share. */
export const rangeList = defineList({
  route: 'commonProjIndexRange',
  path: '/commonproj/indexRange',
  paging: 'none',
  filters: [
    choice('kind', '科目类别', {
      options: Object.entries(SUBJECT_KINDS) as [Kind, string][],
      control: 'none',
      stays: true,
    }),
    region(),
    // Ranges across all types would mean nothing.
    { ...type, stays: true },
    { ...stage, control: { ...stage.control, kind: 'select' as const } },
    ...others,
    aside('subject', z.string().check(z.minLength(1, '缺少科目名称'), z.maxLength(60, '科目名称过长'))),
    /** Month and place the costs are brought to: 2025-09_20. What it leaves open is the newest month, the place asked for. */
    aside('basis', writtenBasis),
  ],
  // The type most records have.
  defaults: { kind: 'part', type: 'residential.highrise' },
  settle: (view, before) =>
    before && before.kind !== view.kind && before.subject === view.subject
      ? { ...view, subject: undefined }
      : view,
});
export type RangeView = ViewOf<typeof rangeList>;

const { subject, sort: _sort, order: _order, ...asked } = rangeList.body;
const rangeQuery = z.object({
  ...asked,
  kind: z.nonoptional(asked.kind),
  type: z.nonoptional(asked.type),
  /** What the costs are shown in, whatever basis the records have. */
  taxBasis,
});
export type RangeQuery = z.output<typeof rangeQuery>;

const maybe = z.nullable(z.number());

/** What may be shown depends on n: below ten no deciles, below five no quartiles, below three the cases alone. */
const subjectRow = z.object({
  name: z.string(),
  /** What records call it, where they do not agree. */
  names: z.optional(z.array(z.string())),
  unit: z.string(),
  n: z.number(),
  min: maybe,
  p10: maybe,
  p25: maybe,
  p50: maybe,
  p75: maybe,
  p90: maybe,
  max: maybe,
  /** Mean weighted by building area after 5 % are cut off at each end; null below five samples. */
  recommended: maybe,
  /** Sample standard deviation over mean. */
  cv: maybe,
  reliability: z.enum(['高', '中', '低']),
  /** More than 1.5 interquartile ranges outside the quartiles: counted, and kept in every figure. */
  outliers: z.object({
    low: z.number(),
    high: z.number(),
    /** Of both, those a reviewer has marked as normal. */
    normal: z.number(),
  }),
  /** Weighted mean of each of `halves`, null where there is no sample. */
  spark: z.array(maybe),
  /** The values themselves where there are fewer than three. */
  cases: z.array(z.number()),
});
export type SubjectRow = z.output<typeof subjectRow>;

/** What all costs have been brought to. */
const basis = z.object({
  /** Of the basis, or the newest month of the series that is no forecast, YYYY-MM; null without a series: costs are then left as they are. */
  period: z.nullable(z.string()),
  seriesName: z.nullable(z.string()),
  areaId: z.string(),
  areaName: z.string(),
  /** Whether costs of other places were moved by place factors. */
  movesPlaces: z.boolean(),
  taxBasis,
});
export type Basis = z.output<typeof basis>;

/** A wider question of the same sort, with how many projects it has. */
const nearby = z.object({
  label: z.string(),
  n: z.number(),
  change: z.object({
    type: z.optional(z.string()),
    areaId: z.optional(z.string()),
    without: z.array(z.string()),
  }),
});
export type Nearby = z.output<typeof nearby>;

export const indexRangeCall = defineCall({
  method: 'POST',
  path: '/core/idx/getIndexRange',
  cost: 'heavy',
  access: 'rights',
  summary: '科目指标区间：一组工程各科目的分布',
  body: rangeQuery,
  data: z.object({
    basis,
    /** Projects with breakdown that meet the conditions. */
    projects: z.number(),
    /** Of these, generated ones. */
    samples: z.number(),
    /** Of these, without an index or a factor for their month or place: they count for contents alone. */
    leftOut: z.number(),
    /** Half-years of `spark`, oldest first: 2024 上. */
    halves: z.array(z.string()),
    subjects: z.array(subjectRow),
    /** Filled where there are fewer than ten projects. */
    nearby: z.array(nearby),
    provenance,
  }),
});
export type RangeTable = DataOf<typeof indexRangeCall>;

const stratum = z.object({
  name: z.string(),
  /** Samples of each month, YYYY-MM. */
  months: z.array(z.tuple([z.string(), z.number()])),
});
export type Stratum = z.output<typeof stratum>;

export const subjectRangeCall = defineCall({
  method: 'POST',
  path: '/core/idx/getIndexRangeSubject',
  cost: 'heavy',
  access: 'rights',
  summary: '科目指标区间：一个科目的分布、走势与样本构成',
  body: z.extend(rangeQuery, { subject: z.nonoptional(subject) }),
  data: z.object({
    basis,
    row: subjectRow,
    /** Twelve equal classes between the fences, with what lies beyond; null below ten samples. */
    histogram: z.nullable(
      z.object({
        classes: z.array(z.object({ from: z.number(), to: z.number(), count: z.number() })),
        below: z.number(),
        beyond: z.number(),
      }),
    ),
    /** Quartiles by half-year; null below five samples. */
    trend: z.array(z.object({ half: z.string(), n: z.number(), p25: maybe, p50: maybe, p75: maybe })),
    /** How 推荐值 came about: what was cut off at each end, and the sums of what was kept. */
    working: z.nullable(
      z.object({
        cut: z.number(),
        kept: z.number(),
        area: z.number(),
        cost: z.number(),
        /** The kept samples by month: weighted anew they give the mean as recent samples see it. */
        months: z.array(z.object({ period: z.string(), n: z.number(), area: z.number(), cost: z.number() })),
      }),
    ),
    composition: z.object({
      year: z.array(stratum),
      place: z.array(stratum),
      stage: z.array(stratum),
      source: z.array(stratum),
    }),
    /** The farthest outliers, or all cases of fewer than three. */
    records: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        areaName: z.string(),
        priceDate: z.string(),
        cost: z.number(),
        sample: z.boolean(),
        /** Why a reviewer holds it for normal; null while nobody does. */
        normal: z.nullable(z.string()),
      }),
    ),
    provenance,
  }),
});
export type SubjectRange = DataOf<typeof subjectRangeCall>;
