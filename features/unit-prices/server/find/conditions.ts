import type { Parameters } from '#infra/server/postgres/parameters';
import { cellOf, type Scope } from './scope';

/** On `unit_price u`, columns of the list's indexes alone, but for a record's own code. `texts` is one class or all. */
export const conditionsOf = (
  { area, items, cells, wholeCode, filter }: Scope,
  texts: readonly number[] | null,
  parameters: Parameters,
): string[] => {
  const { priceFrom, priceTo, taxBasis, source } = filter;
  return [
    area && `u.area_id = ${parameters.add(area.areaId, 'smallint')}`,
    area?.cityId && `u.city_id = ${parameters.add(area.cityId, 'smallint')}`,
    items && `u.item_id = any (${parameters.add(items, 'int[]')})`,
    texts && `u.text_id = any (${parameters.add(texts, 'int[]')})`,
    cells && `${cellOf('u.item_id', 'u.area_id')} = any (${parameters.add(cells, 'bigint[]')})`,
    wholeCode && `u.code = ${parameters.add(wholeCode, 'text')}`,
    priceFrom && `u.price_date >= ${parameters.add(`${priceFrom}-01`, 'date')}`,
    priceTo && `u.price_date <= ${parameters.add(`${priceTo}-01`, 'date')}`,
    taxBasis && `u.tax_basis = ${parameters.add(taxBasis, 'text')}`,
    source && `u.source = ${parameters.add(source, 'text')}`,
  ].filter((condition) => typeof condition === 'string');
};

export const where = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
