import type { Pool } from 'pg';
import { NATIONWIDE } from '#src/contract/places';
import { PROJECT_TYPES, TYPE_GROUPS } from '#src/contract/project-terms';
import type { Filter } from '#src/contract/listing/filter';
import { rangeList, type Nearby } from '../contract';
import type { WhereProjects } from './picked';

type Asked = Parameters<WhereProjects>[0];
type Change = Nearby['change'];
interface Wider {
  readonly label: string;
  readonly change: Change;
}

/** The place is widened step by step. */
const NARROWINGS = rangeList.filters.filter(
  (filter: Filter) => filter.narrows !== false && !filter.stays && filter.name !== 'areaId',
);

const provinceOf = async (pool: Pool, areaId: string): Promise<Wider[]> => {
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select province.areaid::text as id, province.name from region city join region province on province.areaid = city.pid
     where city.areaid = $1 and city.level = 2`,
    [Number(areaId)],
  );
  return rows.map(({ id, name }) => ({ label: `扩大到${name}全省`, change: { areaId: id, without: [] } }));
};

const wider = async (pool: Pool, asked: Asked): Promise<Wider[]> => {
  const group = asked.type.split('.')[0] as keyof typeof TYPE_GROUPS;
  const kin = Object.keys(PROJECT_TYPES).filter((type) => type.startsWith(`${group}.`));
  const isPlaced = asked.areaId !== undefined && asked.areaId !== NATIONWIDE;
  return [
    ...(isPlaced ? await provinceOf(pool, asked.areaId ?? '') : []),
    ...(isPlaced ? [{ label: '扩大到全国', change: { areaId: NATIONWIDE, without: [] } }] : []),
    ...(asked.type !== group && kin.length > 1
      ? [{ label: `上一级类型：${TYPE_GROUPS[group]}`, change: { type: group, without: [] } }]
      : []),
    ...NARROWINGS.map(({ label, fields }) => ({ label: `不限${label}`, without: Object.keys(fields) }))
      .filter(({ without }) => without.some((field) => asked[field as keyof Asked] !== undefined))
      .map(({ label, without }) => ({ label, change: { without } })),
  ];
};

const changed = (asked: Asked, { type, areaId, without }: Change): Asked => {
  const kept = Object.entries(asked).filter(([key]) => !without.includes(key));
  return {
    ...(Object.fromEntries(kept) as Asked),
    ...(type && { type: type as Asked['type'] }),
    ...(areaId && { areaId }),
  };
};

/** Each condition loosened by itself, those that bring most projects first; what brings none is left out. */
export const nearbyOf = async (
  pool: Pool,
  asked: Asked,
  whereProjects: WhereProjects,
  has: number,
): Promise<Nearby[]> => {
  const loosened = await wider(pool, asked);
  const counted = await Promise.all(
    loosened.map(async (one) => {
      const { sql, values } = whereProjects(changed(asked, one.change));
      const { rows } = await pool.query<{ n: number }>(
        `select count(*)::int as n from project p where p.has_detail and ${sql}`,
        [...values],
      );
      return { ...one, n: rows[0]?.n ?? 0 };
    }),
  );
  return counted.filter(({ n }) => n > has).sort((one, other) => other.n - one.n);
};
