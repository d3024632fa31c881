import type { Pool } from 'pg';
import { NATIONWIDE_ID } from '#src/contract/places';

interface Series {
  readonly id: string;
  readonly name: string;
}
interface Head extends Series {
  readonly category: string;
  readonly item: string;
}

/** Open monthly series of a place, before those of its province and the country. */
const HEADS = `
  select id, name, category, item from index_series
  where status = 'open' and frequency = 'month' and category in ('材料', '人工')
    and area_id in ($1, (select pid from region where areaid = $1 and level = 2), ${NATIONWIDE_ID})
  order by area_id <> $1, area_id = ${NATIONWIDE_ID}, source = 'sample', rank, id`;

interface Material {
  /** Of its series. */
  readonly item: string;
  readonly words: RegExp;
  /** Made of it, or for it, and priced in another way. */
  readonly not?: RegExp;
  readonly units: readonly string[];
}
const MATERIALS: readonly Material[] = [
  { item: '钢材', words: /螺纹|盘螺|圆钢|线材|钢筋/, not: /混凝土|连接|套筒|网/, units: ['t', 'kg'] },
  { item: '商砼', words: /商品混凝土|预拌混凝土|商砼/, units: ['m³'] },
  { item: '水泥', words: /水泥/, not: /砂浆|混凝土|管|砖/, units: ['t', 'kg'] },
  { item: '电缆', words: /电缆/, not: /桥架|导管|保护管|头|支架/, units: ['m', 'km'] },
  { item: '砂石', words: /中砂|粗砂/, not: /砂浆/, units: ['m³', 't'] },
];
const DAYS = '工日';

interface NamedResource {
  readonly name: string;
  readonly spec: string;
  /** 工日/㎡: what is consumed, by what it is consumed for. */
  readonly unit: string;
}
type SeriesOfResource = (resource: NamedResource) => Series | undefined;

/** The series a resource is followed by, as of this place; where its name or unit leaves a doubt, none. */
export const seriesOfResources = async (pool: Pool, areaId: string): Promise<SeriesOfResource> => {
  const { rows } = await pool.query<Head>(HEADS, [Number(areaId)]);
  return ({ name, spec, unit }) => {
    const measured = unit.split('/')[0] ?? unit;
    const full = `${name} ${spec}`;
    const material = MATERIALS.find(
      ({ words, not, units }) => units.includes(measured) && words.test(full) && !not?.test(full),
    );
    const found = rows.find(({ category, item }) =>
      measured === DAYS ? category === '人工' : category === '材料' && item === material?.item,
    );
    return found && { id: found.id, name: found.name };
  };
};
