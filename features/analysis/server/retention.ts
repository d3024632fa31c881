import type { Pool } from 'pg';
import { SHANGHAI_MS } from '#src/contract/shanghai-time';
import { Parameters } from '#infra/server/postgres/parameters';
import type { Retention } from '../contract/journeys';
import type { Period } from '../contract/period';
import { DAY_MS, dayAt, during } from './during';

interface Plan extends Period {
  readonly code?: string | undefined;
  readonly unit: 'day' | 'week';
  readonly first: 'ever' | 'period';
}

const MOST_BACK = 31;

const VISITOR = 'a';

const SINCE = `select to_char(event_day(min(hour)), 'YYYY-MM-DD') as since from event_hour`;

const THURSDAY = 4;

/** Days since 1970, a Thursday; weeks begin on Monday. */
const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;
const unitOf = (day: number, length: number): number =>
  length === 1 ? day : Math.floor((day + THURSDAY - 1) / length) * length - THURSDAY + 1;

/** The days or weeks of a period, as far as they have begun. */
const unitsIn = ({ from, to }: Period, unit: Plan['unit'], nowMs: number) => {
  const length = unit === 'day' ? 1 : 7;
  const today = Math.floor((nowMs + SHANGHAI_MS) / DAY_MS);
  const [first, end] = [dayNumber(from), dayNumber(to)];
  const last = unitOf(Math.min(end, today), length);
  const isWhole = (start: number) =>
    start >= first && start + length - 1 <= end && start + length - 1 < today;
  return {
    /** Of whoever began in the unit of this day: the units since, the last of which may not be whole. */
    since: (day: string) => {
      const start = dayNumber(day);
      const count = Math.min((last - start) / length, MOST_BACK) + 1;
      return {
        start: dayAt(Math.max(start, first) * DAY_MS),
        isWhole: isWhole(start),
        count,
        open: isWhole(start + (count - 1) * length) ? null : count - 1,
      };
    },
  };
};

/**
 * A person is an account, or a browser of which no account is known. What a browser told while nobody was logged in, as
 * the recorder always does of itself, is of the account that is known of it; where several are known it is of nobody. A
 * visitor is a browser without any account. Whoever did the same in the same role before the period is not new in it.
 */
export const retentionOf = async (
  pool: Pool,
  { code, unit, first, role, ...period }: Plan,
  nowMs: number,
): Promise<Retention> => {
  const parameters = new Parameters();
  const isOfVisitors = role === VISITOR;
  const conditions = during(parameters, isOfVisitors ? period : { ...period, role });
  const codeIs = code ? `fncode = ${parameters.add(code, 'text')}` : 'true';
  // Those of the days alone, a code's facts among them: only they are needed with their codes.
  const isNamed = first === 'period' && code;
  const who = (table: string) =>
    `case when ${table}.account_name <> '' then ${table}.account_name
       when owned.device is null then ${table}.device else owned.account end as who`;
  const ownedBy = (
    table: string,
  ) => `left join owned on ${table}.account_name = '' and owned.device = ${table}.device
    ${isOfVisitors ? `where ${table}.account_name = '' and owned.device is null` : 'where true'}`;
  const begunEver = () =>
    `select who, date_trunc('${unit}', min(first_day))::date as start from (
        select ${who('known')}, first_day from event_first as known ${ownedBy('known')} and ${codeIs}
          ${role && !isOfVisitors ? `and role = ${parameters.add(role, 'text')}` : ''}
      ) as known group by who having min(first_day) between ${parameters.add(period.from, 'date')} and ${parameters.add(period.to, 'date')}`;
  const begunInPeriod = () => `select who, min(unit) as start from seen where ${codeIs} group by who`;
  const { rows } = await pool.query<{ start: string; back: number; people: number }>(
    `with facts as materialized (
       select distinct coalesce(account_name, '') as account_name, coalesce(device, '') as device,
         date_trunc('${unit}', day)::date as unit ${isNamed ? ', fncode' : ''}
       from event where ${conditions} and (account_name is not null or device is not null)
     ), owned as materialized (
       select device, case when min(account_name) = max(account_name) then min(account_name) end as account
       from event_first where account_name <> '' and device <> '' group by device
     ), seen as materialized (
       select distinct ${who('facts')}, unit ${isNamed ? ', fncode' : ''} from facts ${ownedBy('facts')}
     ), begun as (${first === 'ever' ? begunEver() : begunInPeriod()})
     select to_char(start, 'YYYY-MM-DD') as start, ((unit - start) / ${unit === 'day' ? 1 : 7})::int as back,
       count(distinct who)::int as people
     from begun join seen using (who) where unit >= start group by 1, 2 order by 1, 2`,
    parameters.values,
  );
  const kept = await pool.query<{ since: string | null }>(SINCE);
  const starts = [...new Set(rows.map(({ start }) => start))];
  const units = unitsIn(period, unit, nowMs);
  return {
    since: kept.rows[0]?.since ?? null,
    cohorts: starts.map((day) => {
      const { count, ...told } = units.since(day);
      const own = new Map(rows.flatMap(({ start, back, people }) => (start === day ? [[back, people]] : [])));
      const back = Array.from({ length: count }, (_, at) => own.get(at) ?? 0);
      return { ...told, size: back[0] ?? 0, back };
    }),
  };
};
