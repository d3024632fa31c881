import type { Pool } from 'pg';
import { HALF, type Picked } from './picked';
import type { Subject } from './subjects';

/** Of one subject; nothing is suppressed yet. */
export interface Statistics {
  readonly n: number;
  /** Smallest, P10, P25, P50, P75, P90, largest; null without samples. */
  readonly quantiles: readonly number[] | null;
  readonly cv: number | null;
  /** Samples left after 5 % are cut off at each end: their number, building area and cost. */
  readonly kept: { readonly n: number; readonly area: number; readonly cost: number };
  /** Values of the first and last sample kept; null without samples. */
  readonly ends: readonly number[] | null;
  readonly outliers: { readonly low: number; readonly high: number };
}
export interface Counted {
  readonly projects: number;
  readonly samples: number;
  readonly leftOut: number;
  /** Half-years with samples, each with the weighted mean of every subject. */
  readonly halves: readonly { readonly half: number; readonly means: readonly (number | null)[] }[];
  readonly subjects: readonly Statistics[];
}

/** Outliers lie more than so many interquartile ranges outside the quartiles. */
export const REACH = 1.5;
const OFF = (n: string): string =>
  `greatest(floor(${n} * 0.05::float8), case when ${n} >= 10 then 1 else 0 end)`;

const each = (subjects: readonly Subject[], columns: (value: string, at: number) => string): string =>
  subjects.map((_, at) => columns(`x${at}`, at)).join(',\n');

// Quantiles of type 7 and the two ends come of one sort; the ends are asked for by shares that no rounding moves.
const statement = (picked: string, subjects: readonly Subject[]): string => `
  with ${picked},
  counted as (
    select count(*)::int as projects, (count(*) filter (where source = 'sample'))::int as samples,
      (count(*) filter (where picked.left_out))::int as left_out,
      ${each(subjects, (value, at) => `count(${value})::int as n${at}`)}
    from picked),
  halves as (
    select ${HALF} as half, array[${each(subjects, (value) => `sum(${value} * w) / sum(w) filter (where ${value} is not null)`)}] as means
    from picked group by 1)
  select counted.*, sorted.*, kept.*,
    (select coalesce(jsonb_agg(jsonb_build_object('half', half, 'means', to_jsonb(means)) order by half), '[]') from halves) as halves
  from counted
  cross join lateral (
    select ${each(
      subjects,
      (value, at) => `
        percentile_cont(array[0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]) within group (order by ${value}) as q${at},
        percentile_disc(array[(${OFF(`n${at}`)} + 0.5) / greatest(n${at}, 1), (n${at} - ${OFF(`n${at}`)} - 0.5) / greatest(n${at}, 1)]::float8[])
          within group (order by ${value}) as e${at},
        stddev_samp(${value}) / nullif(avg(${value}), 0) as cv${at}`,
    )}
    from picked) sorted
  cross join lateral (
    select ${each(
      subjects,
      (_, at) => `
        e${at}[1] as b${at}, e${at}[2] as t${at},
        q${at}[3] - ${REACH} * (q${at}[5] - q${at}[3]) as l${at}, q${at}[5] + ${REACH} * (q${at}[5] - q${at}[3]) as h${at}`,
    )} offset 0) bounds
  cross join lateral (
    select ${each(
      subjects,
      (value, at) => `
        (count(*) filter (where ${value} between b${at} and t${at}))::int as kn${at},
        sum(w) filter (where ${value} between b${at} and t${at}) as kw${at},
        sum(${value} * w) filter (where ${value} between b${at} and t${at}) as kc${at},
        (count(*) filter (where ${value} < l${at}))::int as lo${at},
        (count(*) filter (where ${value} > h${at}))::int as hi${at}`,
    )}
    from picked) kept`;

type Cells = Readonly<Record<string, unknown>>;
interface Row {
  readonly projects: number;
  readonly samples: number;
  readonly left_out: number;
  readonly halves: Counted['halves'];
}

const numberIn = (row: Cells, key: string): number | null => {
  const cell = row[key];
  return typeof cell === 'number' ? cell : null;
};
const numbersIn = (row: Cells, key: string): number[] | null => {
  const cell = row[key];
  return Array.isArray(cell) ? cell.filter((each) => typeof each === 'number') : null;
};

const statisticsIn = (row: Cells, at: number): Statistics => {
  const count = (key: string) => numberIn(row, `${key}${at}`) ?? 0;
  return {
    n: count('n'),
    quantiles: numbersIn(row, `q${at}`),
    cv: numberIn(row, `cv${at}`),
    kept: { n: count('kn'), area: count('kw'), cost: count('kc') },
    ends: numbersIn(row, `e${at}`),
    outliers: { low: count('lo'), high: count('hi') },
  };
};

/** Counts every subject of the projects picked in one pass of the database. */
export const countSubjects = async (
  pool: Pool,
  { sql, values }: Picked,
  subjects: readonly Subject[],
): Promise<Counted> => {
  const { rows } = await pool.query<Row & Cells>(statement(sql, subjects), [...values]);
  const row = rows[0];
  if (!row) throw new Error('an aggregate without a row');
  return {
    projects: row.projects,
    samples: row.samples,
    leftOut: row.left_out,
    halves: row.halves,
    subjects: subjects.map((_, at) => statisticsIn(row, at)),
  };
};
