import { rebaseSeries } from '#src/costing/rebase-series';
import type { IndexPoint, IndexResult } from './contract';
import type { DetailView } from './detail-view';

export interface Course {
  readonly areaId: string;
  readonly areaName: string;
  readonly points: readonly IndexPoint[];
}

export interface Courses {
  readonly shown: readonly Course[];
  /** Regions without a value in the month chosen as 100. */
  readonly left: readonly string[];
}

type Shown = Pick<IndexResult, 'regions'>;

/** The series as they are drawn: within the range, and with the chosen month as 100. Not rounded. */
export const coursesOf = ({ regions }: Shown, { base, from, to }: DetailView): Courses => {
  const fits = ({ points }: Course) => base === undefined || points.some(({ period }) => period === base);
  return {
    shown: regions.filter(fits).map(({ areaId, areaName, points }) => ({
      areaId,
      areaName,
      points: (base === undefined ? points : rebaseSeries(points, base)).filter(
        ({ period }) => period >= (from ?? '') && period <= (to ?? '9999-12'),
      ),
    })),
    left: regions.filter((region) => !fits(region)).map(({ areaName }) => areaName),
  };
};

/** Oldest first, of all that is drawn. */
export const periodsOf = (courses: readonly Pick<Course, 'points'>[]): readonly string[] =>
  [...new Set(courses.flatMap(({ points }) => points.map(({ period }) => period)))].sort();
