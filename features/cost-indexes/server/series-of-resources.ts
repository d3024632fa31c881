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

/** Words of 工料 by the item of a material's series; the first that fits. */
const MATERIALS: readonly (readonly [item: string, words: RegExp])[] = [
  ['钢材', /螺纹|盘螺|圆钢|线材|钢筋/],
  ['商砼', /商品混凝土|预拌混凝土|商砼/],
  ['水泥', /^水泥|硅酸盐水泥/],
  ['电缆', /电缆/],
  ['砂石', /中砂|粗砂|碎石|砂石/],
];
const LABOUR = /工日|人工/;

type SeriesOfResource = (name: string) => Series | undefined;

/** The series a resource of this name is followed by, as of this place; its own name says how near it is. */
export const seriesOfResources = async (pool: Pool, areaId: string): Promise<SeriesOfResource> => {
  const { rows } = await pool.query<Head>(HEADS, [Number(areaId)]);
  return (name) => {
    const item = MATERIALS.find(([, words]) => words.test(name))?.[0];
    const found = rows.find((head) =>
      item ? head.category === '材料' && head.item === item : head.category === '人工' && LABOUR.test(name),
    );
    return found && { id: found.id, name: found.name };
  };
};
