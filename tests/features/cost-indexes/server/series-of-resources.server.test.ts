import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { seriesOfResources } from '#features/cost-indexes/server/index';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
beforeAll(() => loadSampleIndexes(database.pool));

test.each([
  ['螺纹钢筋', 'HRB400E Φ12–25', 't/㎡', 'rebar-1'],
  ['商品混凝土', 'C35 泵送', 'm³/㎡', 'concrete-1'],
  ['水泥', 'P·O 42.5 散装', 't/㎡', 'cement-1'],
  ['铜芯电缆', 'YJV-0.6/1kV 4×25+1×16', 'm/㎡', 'cable-1'],
  ['中砂', '', 'm³/㎡', 'sand-1'],
  ['加气混凝土砌块', 'A5.0 B06', 'm³/㎡', undefined],
  ['胶合板模板', '15 mm 覆膜', '㎡/㎡', undefined],
  ['钢筋混凝土管', 'DN600', 'm/㎡', undefined],
  ['钢筋套筒', 'Φ25', '个/㎡', undefined],
  ['水泥砂浆', 'M5', 'm³/㎡', undefined],
  ['电缆桥架', '200×100', 'm/㎡', undefined],
])('%s %s in %s is followed by %s', async (name, spec, unit, id) => {
  const seriesOf = await seriesOfResources(database.pool, '20');
  expect(seriesOf({ name, spec, unit })?.id).toBe(id);
});

test('a day of work is followed by the labour index of its place, whatever the trade', async () => {
  const seriesOf = await seriesOfResources(database.pool, '20');
  for (const name of ['综合人工', '钢筋工'])
    expect(seriesOf({ name, spec: '综合工日', unit: '工日/㎡' })?.name).toBe('人工费指数');
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
  const idIn = async (areaId: string) =>
    (await seriesOfResources(database.pool, areaId))({ name: '螺纹钢筋', spec: '', unit: 't/㎡' })?.id;
  expect([await idIn('20'), await idIn('18')]).toEqual(['rebar-20', 'rebar-1']);
});
