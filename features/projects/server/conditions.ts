import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { between, conditionsOf, equals, firstDay, type Known } from '#infra/server/listing/conditions';
import { shownAmount, shownWithin } from '#infra/server/costing/shown-amount';
import { UNIT_COST } from '#infra/server/costing/unit-cost';
import { Parameters } from '#infra/server/postgres/parameters';
import { searchQuery } from '#infra/server/search/search-tokens';
import type { FilterValues } from '#src/contract/listing/list';
import { NATIONWIDE } from '#src/contract/places';
import { USUAL_BASIS, type Basis } from '#src/costing/basis';
import { HEIGHTS } from '#src/contract/project-terms';
import { PROJECT_TYPES, projectList, SCALES } from '../contract';
import { readPeerSet } from '../contract-peers';
import { alike, isRead } from './peers';

/** A group stands for all its types. */
const typesOf = (type: string): string[] =>
  Object.keys(PROJECT_TYPES).filter((code) => code === type || code.startsWith(`${type}.`));

const narrowed = conditionsOf<typeof projectList, unknown, Basis>(projectList, {
  keyword: 'elsewhere',
  areaId: ({ areaId = NATIONWIDE }, { parameters }) => {
    if (!/^\d{1,9}$/.test(areaId)) throw new ApiError(codes.badRequest, '地区编号的格式不正确');
    if (areaId === NATIONWIDE) return undefined;
    const id = parameters.add(areaId, 'int');
    return `(p.area_id = ${id} or p.city_id = ${id})`;
  },
  type: ({ type = '' }, { parameters }) => `p.type = any (${parameters.add(typesOf(type), 'text[]')})`,
  stage: equals('p.stage', 'text'),
  structure: equals('p.structure', 'text'),
  scale: ({ scale = '0' }, { parameters }) => {
    const { from, to } = SCALES[scale];
    return `p.area >= ${parameters.add(from, 'numeric')} and p.area < ${parameters.add(to, 'numeric')}`;
  },
  height: ({ height = 'low' }, { parameters }) => {
    const { from, to } = HEIGHTS[height];
    return `p.floors_above between ${parameters.add(from, 'numeric')} and ${parameters.add(to, 'numeric')}`;
  },
  taxBasis: equals('p.tax_basis', 'text'),
  source: equals('p.source', 'text'),
  priceMonths: between('p.price_date', 'date', ['priceFrom', 'priceTo'], firstDay),
  unitCost: ({ costFrom, costTo }, { parameters, found: basis }) =>
    shownWithin(shownAmount(UNIT_COST, basis, parameters), costFrom, costTo, parameters),
  area: between('p.area', 'numeric', ['areaFrom', 'areaTo']),
  peers: ({ peersOf, peersSet }, { parameters }) => {
    if (!peersOf || !peersSet) return undefined;
    const same = alike(readPeerSet(peersSet));
    return `${isRead} and exists (
      select from project s
      where s.id = ${parameters.add(peersOf, 'text')} and p.type = s.type and p.id <> s.id${same})`;
  },
  onlyDetailed: ({ onlyDetailed }) => (onlyDetailed ? 'p.has_detail' : undefined),
});

/** On the project `p`, but for the keyword. Unit costs are narrowed as they are read in the basis. */
export const filterConditions = (
  filter: FilterValues<typeof projectList>,
  parameters: Parameters,
  basis: Basis,
): string[] => narrowed(filter, parameters, basis);

/** 3号楼, 3#楼, 3号 楼: one building, which titles write in either way. */
const BUILDING = /(\d+)\s*[号#]\s*楼/gu;

/** On the search entry `e`. A keyword of signs alone finds nothing. */
export const keywordCondition = (keyword: string, parameters: Parameters): string => {
  const query = searchQuery(keyword.replaceAll(BUILDING, ' $1 楼 '));
  if (query === null) return 'false';
  const buildings = [...keyword.matchAll(BUILDING)].map(([, number = '']) => {
    const written = [`% ${number} 号楼%`, `% ${number} 楼%`];
    return `e.haystack like any (${parameters.add(written, 'text[]')})`;
  });
  return [`e.tokens @@ ${parameters.add(query, 'tsquery')}`, ...buildings].join(' and ');
};

interface Where {
  /** On the project `p`; `true` where nothing is asked. Its parameters begin with `$1`. */
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A cost is one in a basis, which other sections do not hand over. */
type WithoutCost = Omit<FilterValues<typeof projectList>, 'costFrom' | 'costTo'> & {
  readonly costFrom?: never;
  readonly costTo?: never;
};

/** The list's own conditions, for other sections that count the same projects. */
export const whereProjects = <V extends WithoutCost>(filter: Known<typeof projectList, V>): Where => {
  const parameters = new Parameters();
  return {
    sql: filterConditions(filter, parameters, USUAL_BASIS).join(' and ') || 'true',
    values: parameters.values,
  };
};
