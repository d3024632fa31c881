import type { WaterRow } from '../contract';

/** Columns of a row; `p` is the record, `province` and `city` its regions. */
export const ROW_COLUMNS = `
  p.id, p.name, p.kind, p.area_id::text as "areaId", p.city_id::text as "cityId",
  concat_ws(' ', province.name, city.name) as "areaName",
  p.value::float8 as value, p.unit_basis as "unitBasis", p.quantity::float8 as quantity, p.scope,
  p.tax_basis as "taxBasis", p.tax_rate::float8 as "taxRate", to_char(p.price_date, 'YYYY-MM') as "priceDate",
  p.stage, p.source, p.provenance`;

export const ROW_TABLES = `
  water_record p
  join region province on province.areaid = p.area_id
  left join region city on city.areaid = p.city_id`;

/** Records by id ($1). */
export const ROWS_BY_ID = `select ${ROW_COLUMNS} from ${ROW_TABLES} where p.id = any ($1::text[])`;

/** 堤防 · 元/延米 */
export const subtitleOf = ({ kind, unitBasis }: Pick<WaterRow, 'kind' | 'unitBasis'>): string =>
  `${kind} · ${unitBasis}`;
