import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import { cutOff } from '#src/costing/trimmed-mean';
import type { RangeQuery, SubjectRange } from '../contract';
import { compositionOf } from './composition';
import { histogramOf, keptMonthsOf, recordsOf, trendOf } from './one-subject';
import { levelsFor } from './levels';
import { normalOutliers } from './normal-outliers';
import { halfName, picked } from './picked';
import { provenanceOf } from './provenance';
import type { RangeSources } from './range-table';
import { recommendedOf, short, shownRow } from './shown';
import { countSubjects } from './statistics';
import { subjectsOf } from './subjects';

/** Refuses a subject nobody has. */
export const subjectRange = async (
  { pool, whereProjects }: RangeSources,
  { subject: name, ...query }: RangeQuery & { readonly subject: string },
): Promise<SubjectRange> => {
  const { kind, taxBasis: _tax, basis: _basis, ...filter } = query;
  const [levels, subjects] = await Promise.all([levelsFor(pool, query), subjectsOf(pool, kind)]);
  const subject = subjects.find((each) => each.name === name || each.names.includes(name));
  if (!subject) throw new ApiError(codes.notFound, '没有这个科目');
  const one = picked(query, [subject], whereProjects(filter), levels);
  const counted = await countSubjects(pool, one, [subject]);
  const statistics = counted.subjects[0];
  if (!statistics) throw new Error('a subject without its count');
  const { n, kept } = statistics;
  const [histogram, trend, months, composition, records, [normal = 0]] = await Promise.all([
    n >= SAMPLE_SIZES.deciles ? histogramOf(pool, one, statistics) : null,
    n >= SAMPLE_SIZES.quartiles ? trendOf(pool, one) : [],
    keptMonthsOf(pool, one, statistics),
    compositionOf(pool, one, query.areaId),
    recordsOf(pool, one, statistics, { kind, names: subject.names }),
    normalOutliers(pool, one, { kind, subjects: [subject], statistics: counted.subjects }),
  ]);
  return {
    basis: levels.basis,
    row: shownRow(
      subject,
      statistics,
      counted.halves.map(({ means }) => means[0] ?? null),
      normal,
    ),
    histogram,
    trend: trend.map(({ half, ...figures }) => ({ half: halfName(half), ...figures })),
    working:
      recommendedOf(statistics) === null
        ? null
        : { cut: cutOff(n), kept: kept.n, area: short(kept.area), cost: short(kept.cost), months },
    composition,
    records,
    provenance: provenanceOf(levels.basis, kind, counted),
  };
};
