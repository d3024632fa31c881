import type { Pool } from 'pg';
import type { Component } from '#src/costing/price-series';
import { NATIONWIDE_ID } from '#src/contract/places';
import type { UnitPriceRow } from '../contract';
import type { SchemedRow } from '../price-under-scheme';
import { comparisonsOf, type ComparedRecord } from './statistics/comparisons';
import { readTrends, type FindTrend, type Trend } from './statistics/kept-levels';
import { addMonths } from '#src/costing/months';
import { courseIn, type ComparisonBasis } from './statistics/reading';
import { zoneOf } from '#infra/server/listing/region-zones';
import type { State } from './state';
import { usualShares } from './usual-shares';

/** Columns of a row; `u` is the record, `t` its text, `i` its item, `province` and `city` its regions. */
export const ROW_COLUMNS = `
  u.id::text as id, u.project_id as "projectId", u.item_id as "itemId", u.code, i.edition, t.name, t.features,
  t.feature_text as "featureText", i.unit, u.area_id as "areaId",
  concat_ws(' ', province.name, city.short_name) as "areaName", to_char(u.price_date, 'YYYY-MM') as "priceDate",
  u.tax_basis as "taxBasis", u.tax_rate::float8 as "taxRate", u.price::float8 as "unitPrice", u.source,
  u.lines is not null as "hasComposition", u.city_id as "cityId", u.labour::float8 as labour, (u.materials + coalesce(u.main_materials, 0) + coalesce(u.equipment, 0))::float8 as materials,
  u.machinery::float8 as machinery, (coalesce(u.management, 0) + coalesce(u.profit, 0) + coalesce(u.risk, 0))::float8 as other, ${zoneOf('province')} as "zoneId",
  u.component_amounts as "componentAmounts", u.by_components as "byComponents", u.own_factor as "ownFactor", u.travelling,
  u.lacks_shares as "lacksShares",
  case when u.usual_shares is not null then jsonb_strip_nulls(jsonb_build_object('labour', u.usual_shares[1],
    'materials', u.usual_shares[2], 'machinery', u.usual_shares[3], 'other', u.usual_shares[4], 'n', usual.n,
    'section', nullif(usual.beginning, i.code))) end as "usualShares",
  u.travelling_series as "travellingSeries",
  g.id as "groupId", g.characteristics`;

export const ROW_TABLES = `
  unit_price u
  join bill_item i on i.id = u.item_id
  join bill_text t on t.id = u.text_id
  left join bill_group g on g.id = t.group_id
  left join kept_usual_shares usual on usual.item_id = u.item_id
  left join region province on province.areaid = u.area_id
  left join region city on city.areaid = u.city_id`;

type Described = Omit<
  UnitPriceRow,
  | 'templateId'
  | 'areaId'
  | 'cityId'
  | 'amounts'
  | 'usualShares'
  | 'travellingSeries'
  | 'statistics'
  | 'spark'
  | 'schemePrice'
  | 'schemeAmounts'
  | 'schemeOwn'
>;
type StoredAmounts = Readonly<Record<Component, number | null>>;
export type StoredRow = Described & ComparedRecord & StoredAmounts & { readonly itemId: number };

export const amountsOf = ({ labour, materials, machinery, other }: StoredAmounts): UnitPriceRow['amounts'] =>
  labour === null
    ? null
    : { labour, materials: materials ?? 0, machinery: machinery ?? 0, other: other ?? 0 };

const SPARK = 12;
/** With fewer medians a province shows the country's. */
const LEAST_POINTS = 4;

const lastMedians = (trend: Trend | undefined): (number | null)[] =>
  (trend?.points.slice(-SPARK) ?? []).map(([, p50]) => p50);

const sparkOf = (
  { until, reading, trendOf }: { until: string; reading: ComparisonBasis; trendOf: FindTrend },
  record: StoredRow & { readonly groupId: number },
): UnitPriceRow['spark'] => {
  const { groupId } = record;
  const valuesAt = (areaId: number) => {
    const to = courseIn(reading, areaId, record);
    return lastMedians(trendOf({ groupId, areaId })).map((value, at, all) =>
      value === null ? null : to(value, addMonths(until, at + 1 - all.length)),
    );
  };
  const values = valuesAt(record.areaId);
  const isEnough = values.filter((value) => value !== null).length >= LEAST_POINTS;
  return isEnough
    ? { scope: 'area', until, values }
    : { scope: 'nationwide', until, values: valuesAt(NATIONWIDE_ID) };
};

const hasGroup = (record: StoredRow): record is StoredRow & { readonly groupId: number } =>
  record.groupId !== null;

/** What rows are completed with. */
export interface RowsAsked {
  readonly state: State;
  /** What they are compared in. */
  readonly reading: ComparisonBasis;
  readonly schemed?: ReadonlyMap<string, SchemedRow> | undefined;
}

/** Adds to records what is kept of those they are compared with. */
export const rowsOf = async (
  pool: Pool,
  stored: readonly StoredRow[],
  { state: { until }, reading, schemed }: RowsAsked,
): Promise<UnitPriceRow[]> => {
  const cells = stored
    .filter(hasGroup)
    .flatMap(({ groupId, areaId }) => [areaId, NATIONWIDE_ID].map((place) => ({ groupId, areaId: place })));
  const [comparisonOf, trendOf] = await Promise.all([
    comparisonsOf(pool, stored, reading),
    readTrends(pool, cells),
  ]);
  const last = until ?? '';
  return stored.map((record) => {
    const {
      itemId,
      areaId,
      cityId,
      labour: _labour,
      materials: _materials,
      machinery: _machinery,
      other: _other,
      zoneId: _zone,
      groupId: _group,
      componentAmounts: _amounts,
      byComponents: _sum,
      ownFactor: _factor,
      travelling: _travelling,
      lacksShares: _lacksShares,
      usualShares: told,
      travellingSeries,
      characteristics: _,
      ...row
    } = record;
    return {
      ...row,
      areaId: String(areaId),
      ...(cityId !== null && { cityId: String(cityId) }),
      amounts: amountsOf(record),
      ...(told && { usualShares: usualShares(told) }),
      ...(travellingSeries !== null && { travellingSeries }),
      templateId: String(itemId),
      statistics: comparisonOf(record).statistics,
      spark: hasGroup(record)
        ? sparkOf({ until: last, reading, trendOf }, record)
        : { scope: 'nationwide' as const, until: last, values: [] },
      ...(schemed?.get(row.id) ?? { schemePrice: null }),
    };
  });
};

/** The records in the order of `ids`; those nobody has are left out. */
export const readRows = async (
  pool: Pool,
  ids: readonly number[],
  asked: RowsAsked,
): Promise<UnitPriceRow[]> => {
  const { rows } = await pool.query<StoredRow>(
    `select ${ROW_COLUMNS} from unnest($1::int[]) with ordinality as asked (id, place)
     join ${ROW_TABLES.replace('unit_price u', 'unit_price u on u.id = asked.id')} order by asked.place`,
    [ids],
  );
  return rowsOf(pool, rows, asked);
};
