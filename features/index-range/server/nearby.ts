import type { Pool } from 'pg';
import { NATIONWIDE } from '#src/contract/places';
import { PROJECT_TYPES, TYPE_GROUPS } from '#src/contract/project-terms';
import type { Nearby, RangeQuery } from '../contract';
import type { WhereProjects } from './picked';

type Filter = Omit<RangeQuery, 'kind' | 'taxBasis' | 'basis'>;
type Change = Nearby['change'];
interface Wider {
  readonly label: string;
  readonly change: Change;
}

const NARROWINGS = {
  structure: '不限结构',
  scale: '不限规模',
  height: '不限层数',
  stage: '不限计价阶段',
  source: '不限来源',
} as const;

const provinceOf = async (pool: Pool, areaId: string): Promise<Wider[]> => {
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select province.areaid::text as id, province.name from region city join region province on province.areaid = city.pid
     where city.areaid = $1 and city.level = 2`,
    [Number(areaId)],
  );
  return rows.map(({ id, name }) => ({ label: `扩大到${name}全省`, change: { areaId: id, without: [] } }));
};

const wider = async (pool: Pool, filter: Filter): Promise<Wider[]> => {
  const group = filter.type.split('.')[0] as keyof typeof TYPE_GROUPS;
  const kin = Object.keys(PROJECT_TYPES).filter((type) => type.startsWith(`${group}.`));
  const isPlaced = filter.areaId !== undefined && filter.areaId !== NATIONWIDE;
  return [
    ...(isPlaced ? await provinceOf(pool, filter.areaId ?? '') : []),
    ...(isPlaced ? [{ label: '扩大到全国', change: { areaId: NATIONWIDE, without: [] } }] : []),
    ...(filter.type !== group && kin.length > 1
      ? [{ label: `上一级类型：${TYPE_GROUPS[group]}`, change: { type: group, without: [] } }]
      : []),
    ...(filter.priceFrom || filter.priceTo
      ? [{ label: '不限价格期', change: { without: ['priceFrom', 'priceTo'] } }]
      : []),
    ...Object.entries(NARROWINGS)
      .filter(([key]) => filter[key as keyof typeof NARROWINGS] !== undefined)
      .map(([key, label]) => ({ label, change: { without: [key] } })),
  ];
};

const changed = (filter: Filter, { type, areaId, without }: Change): Filter => {
  const kept = Object.entries(filter).filter(([key]) => !without.includes(key));
  return {
    ...(Object.fromEntries(kept) as Filter),
    ...(type && { type: type as Filter['type'] }),
    ...(areaId && { areaId }),
  };
};

/** Each condition loosened by itself, those that bring most projects first; what brings none is left out. */
export const nearbyOf = async (
  pool: Pool,
  filter: Filter,
  whereProjects: WhereProjects,
  has: number,
): Promise<Nearby[]> => {
  const wishes = await wider(pool, filter);
  const counted = await Promise.all(
    wishes.map(async (wish) => {
      const { sql, values } = whereProjects(changed(filter, wish.change));
      const { rows } = await pool.query<{ n: number }>(
        `select count(*)::int as n from project p where p.has_detail and ${sql}`,
        [...values],
      );
      return { ...wish, n: rows[0]?.n ?? 0 };
    }),
  );
  return counted.filter(({ n }) => n > has).sort((one, other) => other.n - one.n);
};
