import type { Pool } from 'pg';
import { overdueSince } from '#src/costing/overdue';
import { answersOf } from '#infra/server/listing/conditions';
import { NATIONWIDE } from '#src/contract/places';
import {
  LABOR_SECTIONS,
  laborList,
  MOST_ROWS,
  type LaborFilter,
  type LaborPage,
  type LaborRow,
} from '../contract';
import { PRICES_AT, rowOf, type StoredRow } from './rows';

/** From month to month, so that no price is read twice for them. */
const PERIODS = `
  with recursive known as (
    (select period from labor_price order by period desc limit 1)
    union all
    select (select p.period from labor_price p where p.period < known.period order by p.period desc limit 1)
    from known where known.period is not null
  )
  select to_char(period, 'YYYY-MM') as period from known where period is not null`;

/** Of a place ($1): a city has those of its province as well, a province those of its cities. */
const PERIODS_IN = `
  select to_char(p.period, 'YYYY-MM') as period, bool_or(l.area_id = $1) as "isOwn",
    (select level = 2 from region where areaid = $1) as "isCity" from labor_price p join labor_line l on l.id = p.line_id
  where l.area_id in ($1, (select pid from region where areaid = $1 and level = 2))
    or l.area_id in (select areaid from region where pid = $1 and level = 2)
  group by p.period order by p.period desc`;

interface Period {
  readonly period: string;
}
interface PeriodIn extends Period {
  /** Whether the place itself has prices of the month. */
  readonly isOwn: boolean;
  readonly isCity: boolean;
}
const monthsOf = (rows: readonly Period[]): readonly string[] => rows.map(({ period }) => period);

/** The newest first, of any place. */
export const readPeriods = async (pool: Pool): Promise<readonly string[]> =>
  monthsOf((await pool.query<Period>(PERIODS)).rows);
const readPeriodsIn = async (pool: Pool, areaId: string): Promise<readonly PeriodIn[]> =>
  (await pool.query<PeriodIn>(PERIODS_IN, [Number(areaId)])).rows;

/** The newest of its own: one city that is ahead does not hide what its province has. */
const newestOf = (periods: readonly PeriodIn[]): string =>
  (periods.find(({ isOwn }) => isOwn) ?? periods[0])?.period ?? '';

const readPrices = async (pool: Pool, areaId: string, period: string): Promise<readonly LaborRow[]> => {
  if (period === '') return [];
  const { rows } = await pool.query<StoredRow>(PRICES_AT, [Number(areaId), `${period}-01`, LABOR_SECTIONS]);
  return rows.map(rowOf);
};

const has = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase());

const fits = answersOf<typeof laborList, LaborRow, boolean>(laborList, {
  keyword: ({ keyword = '' }, { name, content, section }) =>
    keyword.split(/\s+/).every((word) => has(`${section} ${name} ${content}`, word)),
  section: ({ section }, row) => row.section === section,
  areaId: 'elsewhere',
  period: 'elsewhere',
  mode: ({ mode }, row) => row.mode === mode,
});

export const findPrices = async (pool: Pool, filter: LaborFilter, today: string): Promise<LaborPage> => {
  const { areaId = NATIONWIDE } = filter;
  const anySection = { ...filter, section: undefined };
  const periods = await readPeriodsIn(pool, areaId);
  const period = filter.period ?? newestOf(periods);
  const isCity = periods[0]?.isCity ?? false;
  const newest = periods[0]?.period;
  const all = (await readPrices(pool, areaId, period)).filter((row) => fits(anySection, row).every(Boolean));
  const rows = all.filter((row) => fits(filter, row).every(Boolean));
  return {
    areaId,
    period,
    periods: [...monthsOf(periods)],
    overdueSince: newest === undefined ? undefined : overdueSince('month', newest, today),
    sections: LABOR_SECTIONS.map((value) => ({
      value,
      count: all.filter((row) => row.section === value).length,
    })).filter(({ count }) => count > 0),
    total: rows.length,
    ofProvince: isCity ? rows.filter((row) => row.areaId !== areaId).length : 0,
    rows: rows.slice(0, MOST_ROWS),
  };
};
