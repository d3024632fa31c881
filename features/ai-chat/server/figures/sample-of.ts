import type { Pool } from 'pg';
import { reliability, type Reliability } from '#src/costing/reliability';
import { bands, type Bands } from '#src/costing/bands';
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
  readonly values: readonly number[];
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
}

const FEWEST_FOR_STATISTICS = 3;
/** Quantiles of more say nothing more; the newest are taken. */
export const MOST_READ = 50_000;

export const unitCostPlan = (taxBasis: '含税' | '除税'): ValuePlan => ({
  title: '单项工程单方造价',
  value: taxBasis === '含税' ? 'round(p.total / p.area, 2)::float8' : 'p.unit_pretax::float8',
  taxBasis,
});

/** Above ground; of buildings that lie below it, the whole. */
export const contentPlan = (name: string): ValuePlan => ({
  title: `单项工程${name}含量`,
  value: 'coalesce(line.above, line.below)::float8',
  joined: `join project_content line on line.project_id = p.id and line.name = $name
           and coalesce(line.above, line.below) is not null`,
  values: [name],
  taxBasis: '',
});

const periodOf = (rows: readonly Case[], { from, to }: ProjectSet): string => {
  const months = rows.map(({ priceDate }) => priceDate).sort();
  const [first, last] = [months[0] ?? from, months.at(-1) ?? to];
  if (first === undefined || last === undefined) return '不限';
  return first === last ? first : `${first} 至 ${last}`;
};

export const sampleOf = async (pool: Pool, set: ProjectSet, plan: ValuePlan): Promise<Sample> => {
  const { where, values } = conditionsOf(set);
  const joined = (plan.joined ?? '').replaceAll('$name', `$${values.length + 1}`);
  const { rows } = await pool.query<Case>(
    `select p.id, p.name, ${plan.value} as value, to_char(p.price_date, 'YYYY-MM') as "priceDate", p.source
     from project p ${joined} where ${where} order by p.price_date desc, p.id limit ${MOST_READ}`,
    [...values, ...(plan.values ?? [])],
  );
  const found = rows.map(({ value }) => value);
  return {
    set,
    n: rows.length,
    values: found,
    bands: bands(found),
    reliability: reliability(found),
    cases: rows.length < FEWEST_FOR_STATISTICS ? rows : [],
    quoted: {
      title: `${plan.title}（${nameOf(set)}）`,
      region: regionOf(set),
      period: periodOf(rows, set),
      taxBasis: plan.taxBasis,
      n: rows.length,
      source: sourceWords([...new Set(rows.map(({ source }) => source))].sort()),
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
