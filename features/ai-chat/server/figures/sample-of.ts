import type { Pool } from 'pg';
import { reliability, type Reliability } from '#src/costing/reliability';
import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import { bands, type Bands } from '#src/costing/bands';
import { comparedCost, quotedCost } from '#infra/server/costing/compared-cost';
import { Parameters } from '#infra/server/postgres/parameters';
import { projectPath } from '#src/contract/records';
import type { Quoted } from './answer-draft';
import { sourceWords } from './number-words';
import type { QuestionInBasis } from '../reading/in-basis';
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
  /** Costs are read in the basis of the page; without a month and place there, carried to one month as home has them. */
  readonly values: readonly number[];
  /** YYYY-MM of carried costs; undefined where nothing could be carried: values are of their own months then. */
  readonly carriedTo: string | undefined;
  readonly readIn: BasisOfCosts | undefined;
  /** In the month and place of the page; otherwise values are not moved by them. */
  readonly isRead: boolean;
  /** Records that could not be carried or read beside others that were. */
  readonly leftOut: number;
  readonly bands: Bands;
  readonly reliability: Reliability;
  /** The few where there are too few for a statistic. */
  readonly cases: readonly Case[];
  readonly quoted: Quoted;
}

type BasisOfCosts = Pick<QuestionInBasis, 'basis' | 'basisWords'>;

/** What is read of a project, in SQL over `project p` and whatever `joined` adds. */
export interface ValuePlan {
  readonly title: string;
  readonly value: string;
  readonly joined?: (parameters: Parameters) => string;
  readonly taxBasis: string;
  /** Of costs, which prices move from month to month and place to place. */
  readonly readIn?: BasisOfCosts;
}

/** Quantiles of more say nothing more; the newest are taken. */
export const MOST_READ = 50_000;

export const unitCostPlan = (readIn: BasisOfCosts): ValuePlan => ({
  title: '单项工程单方造价',
  value: quotedCost(readIn.basis),
  taxBasis: readIn.basis.taxBasis,
  readIn,
});

/** Above ground; of buildings that lie below it, the whole. In another unit it is no number to set beside these. */
export const contentPlan = (name: string, unit: string): ValuePlan => ({
  title: `单项工程${name}含量`,
  value: 'coalesce(line.above, line.below)',
  joined: (parameters) => `
    join project_content line on line.project_id = p.id and line.name = ${parameters.add(name, 'text')}
      and line.unit = ${parameters.add(unit, 'text')} and coalesce(line.above, line.below) is not null`,
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

interface Row extends Case {
  /** Null where it cannot be carried, or read in the basis of the page. */
  readonly carried: number | null;
  /** What costs are carried to where the page has no month and place. */
  readonly until: string | null;
}

const statementOf = (plan: ValuePlan, where: string, parameters: Parameters): string => {
  const joined = plan.joined?.(parameters) ?? '';
  const value = `(${plan.value})::float8 as value`;
  const found = `from project p ${joined}`;
  if (!plan.readIn)
    return `select ${COLUMNS}, ${value}, null as carried, null as until ${found} where ${where} ${NEWEST}`;
  const { yardstick, joined: carrying, cost, until } = comparedCost(plan.readIn.basis, parameters);
  return `
    ${yardstick}
    select ${COLUMNS}, ${value}, ${cost} as carried, ${until} as until
    ${found} ${carrying} where ${where} ${NEWEST}`;
};

const movedWords = ({
  readIn,
  carriedTo,
  isRead,
}: Pick<Sample, 'readIn' | 'carriedTo' | 'isRead'>): string => {
  if (carriedTo !== undefined) return `，折算到 ${carriedTo}`;
  return isRead && readIn ? `，折算到 ${readIn.basisWords}` : '';
};

export const sampleOf = async (pool: Pool, set: ProjectSet, plan: ValuePlan): Promise<Sample> => {
  const { where, values } = conditionsOf(set);
  const parameters = new Parameters();
  parameters.values.push(...values);
  const { rows } = await pool.query<Row>(statementOf(plan, where, parameters), parameters.values);
  const moved = rows.filter((row) => row.carried !== null);
  const isCarried = moved.length > 0;
  const counted = isCarried ? moved : rows;
  const found = counted.map((row) => row.carried ?? row.value);
  const carriedTo = moved
    .flatMap(({ until }) => until ?? [])
    .sort()
    .at(-1);
  const { readIn } = plan;
  const isRead = isCarried && carriedTo === undefined;
  return {
    set,
    n: counted.length,
    values: found,
    carriedTo,
    readIn,
    isRead,
    leftOut: rows.length - counted.length,
    bands: bands(found),
    reliability: reliability(found),
    cases:
      counted.length < SAMPLE_SIZES.range
        ? counted.map((row, at) => ({ ...row, value: found[at] ?? row.value }))
        : [],
    quoted: {
      title: `${plan.title}${movedWords({ readIn, carriedTo, isRead })}（${nameOf(set)}）`,
      region: regionOf(set),
      period: periodOf(counted, set),
      taxBasis: plan.taxBasis,
      n: counted.length,
      source: sourceWords([...new Set(counted.map(({ source }) => source))].sort()),
      link: listLink(set, readIn?.basis),
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
