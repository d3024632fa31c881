import type { ProjectRow } from '../contract';

/** Columns of a row; `p` is the project, `province` and `city` its regions. */
export const ROW_COLUMNS = `
  p.id, p.name, p.area_id::text as "areaId", p.city_id::text as "cityId",
  concat_ws(' ', province.name, city.short_name) as "areaName",
  p.type, p.structure, p.area::float8 as area, p.floors_above as "floorsAbove", p.floors_below as "floorsBelow",
  p.unit_cost::float8 as "unitCost", p.tax_basis as "taxBasis", p.tax_rate::float8 as "taxRate", to_char(p.price_date, 'YYYY-MM') as "priceDate",
  p.stage, p.grade, p.completeness, p.source, p.has_detail as "hasDetail", p.provenance`;

export const ROW_TABLES = `
  project p
  left join region province on province.areaid = p.area_id
  left join region city on city.areaid = p.city_id`;

/** What a query for ROW_COLUMNS answers beside its own columns. */
export type StoredRow = Omit<ProjectRow, 'cityId'> & { readonly cityId: string | null };

export const rowOf = (stored: StoredRow): ProjectRow => ({
  id: stored.id,
  name: stored.name,
  areaId: stored.areaId,
  ...(stored.cityId !== null && { cityId: stored.cityId }),
  areaName: stored.areaName,
  type: stored.type,
  structure: stored.structure,
  area: stored.area,
  floorsAbove: stored.floorsAbove,
  floorsBelow: stored.floorsBelow,
  unitCost: stored.unitCost,
  taxBasis: stored.taxBasis,
  taxRate: stored.taxRate,
  priceDate: stored.priceDate,
  stage: stored.stage,
  grade: stored.grade,
  completeness: stored.completeness,
  source: stored.source,
  hasDetail: stored.hasDetail,
  provenance: stored.provenance,
});
