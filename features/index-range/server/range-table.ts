import type { Pool } from 'pg';
import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import type { RangeQuery, RangeTable } from '../contract';
import { levelsFor } from './levels';
import { nearbyOf } from './nearby';
import { normalOutliers } from './normal-outliers';
import { halfName, picked, type WhereProjects } from './picked';
import { provenanceOf } from './provenance';
import { shownRow } from './shown';
import { countSubjects } from './statistics';
import { subjectsOf } from './subjects';

export interface RangeSources {
  readonly pool: Pool;
  readonly whereProjects: WhereProjects;
}

export const rangeTable = async (
  { pool, whereProjects }: RangeSources,
  query: RangeQuery,
): Promise<RangeTable> => {
  const { kind, taxBasis: _tax, basis: _basis, ...filter } = query;
  const [levels, subjects] = await Promise.all([levelsFor(pool, query), subjectsOf(pool, kind)]);
  const found = picked(query, subjects, whereProjects(filter), levels);
  const counted = await countSubjects(pool, found, subjects);
  const normal = await normalOutliers(pool, found, { kind, subjects, statistics: counted.subjects });
  const { projects, samples, leftOut, halves } = counted;
  const few = projects < SAMPLE_SIZES.deciles;
  return {
    basis: levels.basis,
    projects,
    samples,
    leftOut,
    halves: halves.map(({ half }) => halfName(half)),
    subjects: subjects
      .map((subject, at) => {
        const statistics = counted.subjects[at];
        return (
          statistics &&
          shownRow(
            subject,
            statistics,
            halves.map(({ means }) => means[at] ?? null),
            normal[at],
          )
        );
      })
      .filter((row) => row !== undefined && row.n > 0) as RangeTable['subjects'],
    nearby: few ? await nearbyOf(pool, filter, whereProjects, projects) : [],
    provenance: provenanceOf(levels.basis, kind, counted),
  };
};
