import type { Pool } from 'pg';
import { loadSampleFactors } from '#features/basis/samples/index';
import { loadSampleProjects } from '#features/projects/samples/index';
import type { Edition } from '#features/unit-prices/contract';
import { sampleUnitPrice, type SampleProject } from '#features/unit-prices/samples/sample-unit-prices';
import { openSaving } from '#features/unit-prices/server/save-unit-prices';
import type { UnitPrice } from '#features/unit-prices/server/unit-price';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';

const MONTHS = ['2022-04', '2024-06', '2025-01'] as const;
/** It stands at 1.08. */
export const GUANGDONG = 20;
export const REBAR = {
  code: '010515001',
  name: '现浇构件钢筋',
  told: '1. 钢筋种类、规格：HRB400E Φ12–25',
} as const;

/** 元 除税: labour, materials, machinery, management. */
export type Amounts = readonly [number, number, number, number];
/** 11, 80, 1 and 8 percent. */
export const AMOUNTS: Amounts = [660, 4_800, 60, 480];

export interface Made {
  readonly code: string;
  readonly name: string;
  readonly told?: string;
  readonly edition?: Edition;
  readonly month?: string;
  readonly amounts?: Amounts;
  /** Without a composition. */
  readonly isWhole?: boolean;
}

/** Prices are given in 元, indexes of the months above as they are. */
const addSeries = async (
  pool: Pool,
  id: string,
  [category, item, source]: readonly [string, string | null, string],
  values: readonly number[],
) => {
  const isPrice = category === '材料' && item !== null;
  await pool.query(
    `insert into index_series (id, name, category, item, area_id, frequency, base_period, unit, method, publisher, source)
     values ($1, $1, $2, $3, 1, 'month', $4, $5, '', '某站', $6)`,
    [id, category, item, isPrice ? null : '2020-01-01', isPrice ? '元' : '点', source],
  );
  await pool.query(
    `insert into index_point (series_id, period, value, status)
     select $1, month::date, value, 'firm' from unnest($2::text[], $3::numeric[]) as given (month, value)`,
    [id, MONTHS.map((month) => `${month}-01`), values],
  );
};

/** Indexes of three months, factors and projects for unit prices to stand in; answers what makes and stores them. */
export const openMade = async (pool: Pool) => {
  await addSeries(pool, '综合指数', ['综合', null, 'official'], [107, 102, 100]);
  await addSeries(pool, '人工指数', ['人工', null, 'official'], [100, 105, 108]);
  await addSeries(pool, '材料指数', ['材料', null, 'official'], [108, 100, 95]);
  await addSeries(pool, '机械指数', ['机械', null, 'official'], [105, 104, 104]);
  await addSeries(pool, '样例钢材', ['材料', '钢材', 'sample'], [4_000, 4_000, 4_000]);
  await addSeries(pool, '钢材信息价', ['材料', '钢材', 'official'], [5_000, 3_600, 3_500]);
  // A kind of building of the same name is no material.
  await addSeries(pool, '钢材厂房', ['单项', '钢材', 'official'], [100, 100, 200]);
  await addSeries(pool, '电缆信息价', ['材料', '电缆', 'official'], [80, 95, 100]);
  await loadSampleFactors(pool, REGION_FACTORS);
  await loadSampleProjects(pool, 20);
  const { rows } = await pool.query<SampleProject>(
    `select id, area_id as "areaId", city_id as "cityId", to_char(price_date, 'YYYY-MM') as "priceDate",
       tax_basis as "taxBasis", tax_rate::float8 as "taxRate" from project order by id limit 1`,
  );
  const recordOf = (
    id: number,
    {
      code,
      name,
      told = '',
      edition = 'GB50500-2013',
      month = '2022-04',
      amounts = AMOUNTS,
      isWhole = false,
    }: Made,
  ): UnitPrice => {
    const [labour, materials, machinery, management] = amounts;
    return {
      ...sampleUnitPrice(1, rows),
      id,
      source: 'imported',
      code: /^\d{9}$/.test(code) ? `${code}001` : code,
      areaId: GUANGDONG,
      cityId: null,
      priceDate: month,
      taxBasis: '除税',
      price: Math.round((labour + materials + machinery + management) * 100) / 100,
      text: {
        item: { code, edition, unit: 't', name, workContent: '', rule: '' },
        name,
        features: [],
        featureText: told,
      },
      composition: isWhole
        ? null
        : {
            parts: {
              labour,
              materials,
              mainMaterials: null,
              equipment: null,
              machinery,
              management,
              profit: 0,
              risk: 0,
            },
            rateBase: 'labour',
            managementRate: 0,
            profitRate: 0,
            norms: [],
            resources: [],
          },
    };
  };
  const save = (records: readonly UnitPrice[]) =>
    inTransaction(pool, async (client) => {
      const saving = openSaving(client);
      await saving.save(records);
      await saving.finish();
    });
  return { recordOf, save };
};
