import type { ListedAmount } from '#infra/server/costing/shown-amount';
import type { WaterRow } from '../contract';
import { WHOLE_STAGES } from '../contract-terms';

/** Columns of a row; `p` is the record, `province` and `city` its regions. */
export const ROW_COLUMNS = `
  p.id, p.name, p.kind, p.area_id::text as "areaId", p.city_id::text as "cityId",
  concat_ws(' ', province.name, city.name) as "areaName",
  p.value::float8 as value, p.unit_basis as "unitBasis", p.quantity::float8 as quantity, p.scope,
  p.tax_basis as "taxBasis", p.tax_rate::float8 as "taxRate", to_char(p.price_date, 'YYYY-MM') as "priceDate",
  p.stage, p.nature, p.source, p.provenance`;

export const ROW_TABLES = `
  water_record p
  join region province on province.areaid = p.area_id
  left join region city on city.areaid = p.city_id`;

/** Records by id ($1). */
export const ROWS_BY_ID = `select ${ROW_COLUMNS} from ${ROW_TABLES} where p.id = any ($1::text[])`;

const UNTAXED = `(p.value / case p.tax_basis when '含税' then 1 + p.tax_rate else 1 end)::float8`;
/** From what a record shows as its own, so that rows stand in the order of what is read of it. */
export const LISTED_VALUE: ListedAmount = {
  alias: 'p',
  untaxed: UNTAXED,
  normalised: `${UNTAXED} / (
    select own.level from kept_price_level own
    where own.month = p.price_date and own.area_id = priced_place(p.area_id, p.city_id))`,
};

/** Whether a record holds the whole project, or its works alone. */
export const isWhole = (of: string): string =>
  `(${of}.stage in (${WHOLE_STAGES.map((stage) => `'${stage}'`).join(', ')}))`;

/** 堤防 · 元/延米 */
export const subtitleOf = ({ kind, unitBasis }: Pick<WaterRow, 'kind' | 'unitBasis'>): string =>
  `${kind} · ${unitBasis}`;
