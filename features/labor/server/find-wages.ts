import type { Pool } from 'pg';
import { pathIn, RECORDS } from '#src/contract/records';
import type { LaborRow } from '../contract';
import { LINES, rowOf, type StoredRow } from './rows';

const pathOf = pathIn(RECORDS.labor);

/** Of each day rate the line that is nearest: of the place, else of its province, else of the country. */
const NEAREST = `
  select distinct on (i.source = 'sample', i.rank, i.id) l.id
  from region asked
  join labor_line l on l.area_id in (asked.areaid, asked.pid, 1)
  join labor_item i on i.id = l.item_id and i.mode = '点工'
  join region r on r.areaid = l.area_id
  where asked.areaid = $1 and ($2 = '' or i.trade = $2 or starts_with(i.name, $2))
  order by i.source = 'sample', i.rank, i.id, r.level desc`;

const MONTHS = `
  select line_id as id, to_char(period, 'YYYY-MM') as period, low::float8 as low, middle::float8 as middle,
    high::float8 as high, n
  from labor_price where line_id = any ($1::text[]) order by period`;

type Month = Pick<LaborRow, 'period' | 'low' | 'middle' | 'high' | 'n'>;

export interface Wage extends Pick<LaborRow, 'name' | 'unit' | 'areaName' | 'source'> {
  readonly taxBasis: LaborRow['provenance']['taxBasis'];
  /** Oldest first; money in 元 a unit. */
  readonly months: readonly Month[];
  /** Path within the portal. */
  readonly link: string;
}

/** Day rates of a trade; of all trades without one. Needs an area that there is. */
export const findWages = async (
  pool: Pool,
  { trade, areaId }: { readonly trade: string; readonly areaId: string },
): Promise<readonly Wage[]> => {
  const nearest = await pool.query<{ readonly id: string }>(NEAREST, [Number(areaId), trade]);
  const ids = nearest.rows.map(({ id }) => id);
  const [lines, months] = await Promise.all([
    pool.query<StoredRow>(LINES, [ids]),
    pool.query<Month & { readonly id: string }>(MONTHS, [ids]),
  ]);
  const rows = lines.rows.map(rowOf);
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const { name, unit, areaName, source, provenance } = row;
    const own = months.rows.filter((month) => month.id === id);
    return [
      {
        name,
        unit,
        areaName,
        source,
        taxBasis: provenance.taxBasis,
        link: pathOf(id),
        months: own.map(({ id: _id, ...month }) => month),
      },
    ];
  });
};
