import type { Parameters } from '#infra/server/postgres/parameters';
import { ApiError } from '#infra/server/http/api-error';
import { searchQuery } from '#infra/server/search/search-tokens';
import { NATIONWIDE } from '#src/contract/places';
import { HEIGHTS } from '#src/contract/project-terms';
import { PROJECT_TYPES, SCALES, type ProjectFilter } from '../contract';

/** A group stands for all its types. */
const typesOf = (type: NonNullable<ProjectFilter['type']>): string[] =>
  Object.keys(PROJECT_TYPES).filter((code) => code === type || code.startsWith(`${type}.`));

const areaCondition = (areaId: string, parameters: Parameters): string => {
  if (!/^\d{1,9}$/.test(areaId)) throw new ApiError(400, '地区编号的格式不正确');
  const id = parameters.add(areaId, 'int');
  return `(p.area_id = ${id} or p.city_id = ${id})`;
};

export const filterConditions = (filter: ProjectFilter, parameters: Parameters): string[] => {
  const { type, structure, scale, height, stage, priceFrom, priceTo, taxBasis, source, onlyDetailed } =
    filter;
  const size = scale && SCALES[scale];
  const floors = height && HEIGHTS[height];
  return [
    type && `p.type = any (${parameters.add(typesOf(type), 'text[]')})`,
    structure && `p.structure = ${parameters.add(structure, 'text')}`,
    size &&
      `p.area >= ${parameters.add(size.from, 'numeric')} and p.area < ${parameters.add(size.to, 'numeric')}`,
    floors &&
      `p.floors_above between ${parameters.add(floors.from, 'numeric')} and ${parameters.add(floors.to, 'numeric')}`,
    stage && `p.stage = ${parameters.add(stage, 'text')}`,
    priceFrom && `p.price_date >= ${parameters.add(`${priceFrom}-01`, 'date')}`,
    priceTo && `p.price_date <= ${parameters.add(`${priceTo}-01`, 'date')}`,
    taxBasis && `p.tax_basis = ${parameters.add(taxBasis, 'text')}`,
    source && `p.source = ${parameters.add(source, 'text')}`,
    onlyDetailed && 'p.has_detail',
  ].filter((condition) => typeof condition === 'string');
};

export const placeConditions = (areaId: string | undefined, parameters: Parameters): string[] =>
  areaId === undefined || areaId === '' || areaId === NATIONWIDE ? [] : [areaCondition(areaId, parameters)];

/** On the search entry `e`. A keyword of signs alone finds nothing. */
export const keywordCondition = (keyword: string, parameters: Parameters): string => {
  const query = searchQuery(keyword);
  return query === null ? 'false' : `e.tokens @@ ${parameters.add(query, 'tsquery')}`;
};
