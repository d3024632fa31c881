import type { Pool } from 'pg';

export interface ProjectSeed {
  readonly id: string;
  readonly area: number;
  readonly city: number | null;
  readonly type: string;
  /** 元/㎡ before tax. */
  readonly pretaxUnit: number;
  readonly taxBasis: '含税' | '除税';
  /** A fraction; nine percent if it is not told. */
  readonly taxRate?: number;
  /** YYYY-MM */
  readonly month: string;
}

/** Projects of 1,000 ㎡; each came in a second after the one before it. */
export const addProjects = async (pool: Pool, seeds: readonly ProjectSeed[]): Promise<void> => {
  await pool.query(
    `insert into project (id, name, area_id, city_id, type, structure, area, area_above, area_below, floors_above,
       floors_below, stage, price_date, tax_basis, tax_rate, unit_cost, pretax, tax, total, grade, completeness,
       source, provenance, overview, has_detail, created_at)
     select id, '样例工程 ' || id, area, city, type, '剪力墙结构', 1000, 900, 100, 18, 1, '招标控制价',
       to_date(month, 'YYYY-MM'), basis, rate, case basis when '含税' then unit * (1 + rate) else unit end,
       unit * 1000, unit * 1000 * rate, unit * 1000 * (1 + rate), 'A', 90, 'sample', '{}', '{}', false,
       timestamptz '2025-10-01 00:00+08' + at * interval '1 second'
     from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::numeric[], $6::text[], $7::text[], $8::numeric[])
       with ordinality as seed (id, area, city, type, unit, basis, month, rate, at)`,
    [
      seeds.map(({ id }) => id),
      seeds.map(({ area }) => area),
      seeds.map(({ city }) => city),
      seeds.map(({ type }) => type),
      seeds.map(({ pretaxUnit }) => pretaxUnit),
      seeds.map(({ taxBasis }) => taxBasis),
      seeds.map(({ month }) => month),
      seeds.map(({ taxRate = 0.09 }) => taxRate),
    ],
  );
};
