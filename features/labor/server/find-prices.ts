import type { Pool } from 'pg';
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

/** The newest first. */
export const readPeriods = async (pool: Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ period: string }>(PERIODS);
  return rows.map(({ period }) => period);
};

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

export const findPrices = async (pool: Pool, filter: LaborFilter): Promise<LaborPage> => {
  const { areaId = NATIONWIDE, section, ...others } = filter;
  const periods = await readPeriods(pool);
  const period = filter.period ?? periods[0] ?? '';
  const all = (await readPrices(pool, areaId, period)).filter((row) => fits(others, row).every(Boolean));
  const rows = all.filter((row) => fits({ section }, row).every(Boolean));
  return {
    period,
    periods: [...periods],
    sections: LABOR_SECTIONS.map((value) => ({
      value,
      count: all.filter((row) => row.section === value).length,
    })).filter(({ count }) => count > 0),
    total: rows.length,
    rows: rows.slice(0, MOST_ROWS),
  };
};
