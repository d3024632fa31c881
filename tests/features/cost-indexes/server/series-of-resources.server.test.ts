import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { seriesOfResources } from '#features/cost-indexes/server/index';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
beforeAll(() => loadSampleIndexes(database.pool));

test('a resource is followed by the series of its material, as its place has it', async () => {
  const seriesOf = await seriesOfResources(database.pool, '20');
  const followed = (name: string) => seriesOf(name)?.name;
  expect(followed('螺纹钢筋 HRB400E Φ12–25')).toBe('HRB400 螺纹钢');
  expect(followed('商品混凝土 C35 泵送')).toBe('C30 商品混凝土');
  expect(followed('综合人工 综合工日')).toBe('人工费指数');
  expect(seriesOf('螺纹钢筋 HRB400E')?.id).toBe('rebar-1');
  expect(followed('加气混凝土砌块 A5.0 B06')).toBeUndefined();
  expect(followed('胶合板模板 15 mm 覆膜')).toBeUndefined();
});

test('a series of the place itself comes before that of the country', async () => {
  const { rows } = await database.pool.query<{ column: string }>(
    `select column_name as column from information_schema.columns
     where table_name = 'index_series' and column_name not in ('id', 'area_id')`,
  );
  const others = rows.map(({ column }) => column).join(', ');
  await database.pool.query(
    `insert into index_series (id, area_id, ${others}) select 'rebar-20', 20, ${others} from index_series where id = 'rebar-1'`,
  );
  const idIn = async (areaId: string) => (await seriesOfResources(database.pool, areaId))('螺纹钢筋')?.id;
  expect([await idIn('20'), await idIn('18')]).toEqual(['rebar-20', 'rebar-1']);
});
