import { monthNumber } from '#src/costing/months';
import { wander, type Anchors } from './curve';
import { noise } from './noise';

export const FIRST_MONTH = '2020-01';
/** Samples end here unless they are told of a later month. */
export const LAST_MONTH = '2025-09';

/** How prices went, nationwide; `spread` is the largest monthly noise in units of the series. */
export const COURSES = {
  composite: {
    anchors: {
      '2020-01': 100,
      '2020-06': 100.4,
      '2021-03': 104.8,
      '2021-10': 110,
      '2022-07': 107,
      '2023-06': 104.2,
      '2024-06': 102.1,
      '2025-09': 100.9,
      '2026-08': 100.3,
      '2027-12': 101.4,
    },
    spread: 0.4,
  },
  rebar: {
    anchors: {
      '2020-01': 3880,
      '2020-04': 3560,
      '2020-12': 4380,
      '2021-05': 5480,
      '2021-09': 5420,
      '2021-12': 4720,
      '2022-04': 5060,
      '2022-11': 3860,
      '2023-03': 4290,
      '2023-06': 3790,
      '2024-03': 3740,
      '2024-08': 3370,
      '2024-10': 3690,
      '2025-06': 3350,
      '2025-09': 3420,
      '2026-03': 3290,
      '2026-09': 3380,
      '2027-12': 3460,
    },
    spread: 45,
  },
  concrete: {
    anchors: {
      '2020-01': 476,
      '2020-07': 458,
      '2021-10': 514,
      '2022-12': 468,
      '2023-06': 446,
      '2024-06': 411,
      '2025-09': 388,
      '2026-09': 379,
      '2027-12': 386,
    },
    spread: 3,
  },
  cement: {
    anchors: {
      '2020-01': 482,
      '2020-08': 428,
      '2021-05': 446,
      '2021-10': 604,
      '2022-06': 421,
      '2023-06': 372,
      '2024-05': 348,
      '2024-11': 402,
      '2025-09': 331,
      '2026-05': 316,
      '2027-12': 348,
    },
    spread: 8,
  },
  cable: {
    anchors: {
      '2020-01': 61.8,
      '2020-04': 54.2,
      '2021-05': 87.6,
      '2022-03': 89.4,
      '2022-07': 74.1,
      '2023-06': 82.5,
      '2024-05': 97.3,
      '2025-04': 91.6,
      '2025-09': 95.8,
      '2026-06': 102.4,
      '2027-12': 99.1,
    },
    spread: 0.9,
  },
  sand: {
    anchors: {
      '2020-01': 168,
      '2021-09': 196,
      '2022-12': 172,
      '2023-12': 154,
      '2025-09': 138,
      '2027-12': 131,
    },
    spread: 3,
  },
  machinery: {
    anchors: {
      '2020-01': 100,
      '2021-12': 103.1,
      '2022-06': 106.4,
      '2023-06': 104.8,
      '2025-09': 104.1,
      '2027-12': 104.8,
    },
    spread: 0.3,
  },
} as const satisfies Readonly<Record<string, { readonly anchors: Anchors; readonly spread: number }>>;

export type Course = keyof typeof COURSES;

/** The value that the sample series of this name has in a month, before it is rounded. */
export const courseIn = (course: Course, period: string): number =>
  wander(`${course}-1`, COURSES[course].anchors, period, COURSES[course].spread);

/** Wages rise in steps, at the turn of each half year: 2.5 % a year, provinces up to 0.6 points more or less. */
export const labourValue = (areaId: number, period: string): number => {
  const rate = 0.025 + (areaId === 1 ? 0 : 0.006 * noise('labour-rate', areaId));
  const months = monthNumber(period) - monthNumber(FIRST_MONTH);
  const steps = Math.floor(months / 6) / 2;
  const within = (months % 6) / 60;
  const value = 100 * (1 + rate) ** (steps + within);
  return months === 0 ? 100 : value + 0.12 * noise('labour', areaId, period);
};
