import type { Pool } from 'pg';
import { reliability, type Reliability } from '#src/costing/reliability';
import { bands, type Bands } from '#src/costing/bands';
import { CARRYING, carried, YARDSTICK } from '#infra/server/costing/carried-cost';
import { projectPath } from '#src/contract/records';
import type { Quoted } from './answer-draft';
import { sourceWords } from './number-words';
import { conditionsOf, listLink, nameOf, regionOf, type ProjectSet } from './project-filter';

export interface Case {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly priceDate: string;
  readonly source: string;
}

export interface Sample {
  readonly set: ProjectSet;
  readonly n: number;
  /** Costs are carried to one month, so that they may be compared, as home has them. */
  readonly values: readonly number[];
  /** YYYY-MM of carried costs; undefined where nothing could be carried: values are of their own months then. */
  readonly carriedTo: string | undefined;
  /** Records that could not be carried beside others that were. */
  readonly leftOut: number;
  readonly bands: Bands;
  readonly reliability: Reliability;
  /** The few where there are too few for a statistic. */
  readonly cases: readonly Case[];
  readonly quoted: Quoted;
}

/** What is read of a project, in SQL over `project p` and whatever `joined` adds. */
export interface ValuePlan {
  readonly title: string;
  readonly value: string;
  readonly joined?: string;
  readonly values?: readonly unknown[];
  readonly taxBasis: string;
  /** Prices move it from month to month. */
  readonly isCost?: true;
}

const FEWEST_FOR_STATISTICS = 3;
/** Quantiles of more say nothing more; the newest are taken. */
export const MOST_READ = 50_000;

export const unitCostPlan = (taxBasis: '含税' | '除税'): ValuePlan => ({
  title: '单项工程单方造价',
  value: taxBasis === '含税' ? 'round(p.total / p.area, 2)' : 'p.unit_pretax',
  taxBasis,
  isCost: true,
});

/** Above ground; of buildings that lie below it, the whole. */
export const contentPlan = (name: string): ValuePlan => ({
  title: `单项工程${name}含量`,
  value: 'coalesce(line.above, line.below)',
  joined: `join project_content line on line.project_id = p.id and line.name = $name
           and coalesce(line.above, line.below) is not null`,
  values: [name],
  taxBasis: '',
});

const COLUMNS = `p.id, p.name, to_char(p.price_date, 'YYYY-MM') as "priceDate", p.source`;
const NEWEST = `order by p.price_date desc, p.id limit ${MOST_READ}`;

const periodOf = (rows: readonly Case[], { from, to }: ProjectSet): string => {
  const months = rows.map(({ priceDate }) => priceDate).sort();
  const [first, last] = [months[0] ?? from, months.at(-1) ?? to];
  if (first === undefined || last === undefined) return '不限';
  return first === last ? first : `${first} 至 ${last}`;
};

export const sampleOf = async (pool: Pool, set: ProjectSet, plan: ValuePlan): Promise<Sample> => {
  const { where, values } = conditionsOf(set);
  const joined = (plan.joined ?? '').replaceAll('$name', `$${values.length + 1}`);
  const { rows } = await pool.query<Case & { readonly carried: number | null; readonly until: string }>(
    plan.isCost
      ? `with ${YARDSTICK}
         select ${COLUMNS}, (${plan.value})::float8 as value, (${carried(plan.value)})::float8 as carried,
           to_char(y.period, 'YYYY-MM') as until
         from project p ${joined} ${CARRYING} where ${where} ${NEWEST}`
      : `select ${COLUMNS}, (${plan.value})::float8 as value, null as carried
         from project p ${joined} where ${where} ${NEWEST}`,
    [...values, ...(plan.values ?? [])],
  );
  const moved = rows.filter((row) => row.carried !== null);
  const isCarried = moved.length > 0;
  const counted = isCarried ? moved : rows;
  const found = counted.map((row) => row.carried ?? row.value);
  const carriedTo = isCarried
    ? moved
        .map(({ until }) => until)
        .sort()
        .at(-1)
    : undefined;
  return {
    set,
    n: counted.length,
    values: found,
    carriedTo,
    leftOut: rows.length - counted.length,
    bands: bands(found),
    reliability: reliability(found),
    cases: counted.length < FEWEST_FOR_STATISTICS ? counted : [],
    quoted: {
      title: `${plan.title}${carriedTo === undefined ? '' : `，折算到 ${carriedTo}`}（${nameOf(set)}）`,
      region: regionOf(set),
      period: periodOf(counted, set),
      taxBasis: plan.taxBasis,
      n: counted.length,
      source: sourceWords([...new Set(counted.map(({ source }) => source))].sort()),
      link: listLink(set),
    },
  };
};

export const quotedCase = ({ id, name, priceDate, source }: Case, sample: Sample): Quoted => ({
  ...sample.quoted,
  title: name,
  period: priceDate,
  n: null,
  source: sourceWords([source]),
  link: projectPath(id),
});
