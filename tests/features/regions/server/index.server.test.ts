import { findProvinceCall } from '#src/contract/provinces';
import { visitorAreaCall } from '#src/contract/visitor-area';
import { reader, type Call } from '#src/contract/call';
import { areasCall, SPECIAL_AREAS, type Region } from '#features/regions/contract';
import { loadRegions, regionsServer } from '#features/regions/server/index';
import { testDatabase } from '#tests/support/database';

const database = testDatabase();
const places: Readonly<Record<string, string>> = { a: '广东省', b: '甘肃省', c: '香港', d: '内蒙古' };

const ask = async <C extends Call>(call: C, ip = '127.0.0.1') => {
  const routes = regionsServer({ pool: database.pool, locate: (address) => places[address] }).routes;
  const apiRoute = routes.find((each) => each.call.path === call.path);
  return reader(call)(await apiRoute?.handle({ ip } as never));
};
const areas = async (): Promise<readonly Region[]> => (await ask(areasCall)).areas;
const find = async (areaid: string) => (await areas()).find((area) => area.areaid === areaid);

beforeAll(() => loadRegions(database.pool));

test('[CALL-035][REGION-001][REGION-021] regions carry areaid, name, pid and their cities', async () => {
  expect(await find('20')).toMatchObject({
    areaid: '20',
    name: '广东',
    shortName: '粤',
    pid: '1',
    letter: 'G',
  });
  expect((await find('20'))?.subList[0]).toEqual({ areaid: '228', name: '广州', pid: '20' });
});

test('[REGION-002] the first region is called 全国', async () => {
  expect((await areas())[0]).toMatchObject({ areaid: '1', name: '全国' });
});

test('[REGION-003] [REGION-004] [REGION-005] regions come in pinyin order with 重庆 among C', async () => {
  const names = (await areas()).map(({ name }) => name);
  expect(names.slice(0, 7)).toEqual(['全国', '安徽', '澳门', '北京', '重庆', '福建', '广东']);
});

test('[REGION-006] [REGION-007] the categories come with the regions', async () => {
  expect((await ask(areasCall)).categories).toContainEqual({ code: 'bid_node', name: '单项工程指标' });
});

test('[REGION-013] [CONFLICT-007] region 28 is not listed', async () => {
  expect(await find(SPECIAL_AREAS.unlisted)).toBeUndefined();
  expect(await areas()).toHaveLength(1 + 31 + 3 - 1);
});

test('[REGION-014] [CONFLICT-007] region 1 has no cities', async () => {
  expect((await find('1'))?.subList).toEqual([]);
});

test('[REGION-009] 内蒙古 has the city 77', async () => {
  expect((await find('6'))?.subList.map(({ areaid }) => areaid)).toContain('77');
});

test('[CALL-037] [REGION-022] [REGION-023] a visitor from an open region is told its area', async () => {
  expect(await ask(visitorAreaCall, 'a')).toEqual({ areaid: '20', name: '广东' });
  expect(await ask(visitorAreaCall, 'd')).toEqual({ areaid: '6', name: '内蒙古' });
});

test.each([
  ['unknown', 'nowhere'],
  ['of the unlisted region', 'b'],
  ['of a paused region', 'c'],
])('a visitor whose address is %s gets no area', async (_, ip) => {
  expect(await ask(visitorAreaCall, ip)).toBeNull();
});

test('[CALL-081] [REGION-018] [REGION-019] provinces come with labelled cities', async () => {
  const provinces = await ask(findProvinceCall);
  expect(provinces).toHaveLength(31);
  expect(provinces.find(({ areaid }) => areaid === '29')?.subList[0]).toEqual({
    areaid: '359',
    name: '西宁',
    labelName: '青海 西宁',
    fatherName: '青海',
    provinceId: '29',
  });
});

test('[REGION-020] cities of every province are kept, each under its own (docs/adr/0023)', async () => {
  const provinces = await ask(findProvinceCall);
  const withCities = provinces.filter(({ subList }) => subList.length > 0);
  expect(withCities.length).toBeGreaterThan(20);
  for (const { areaid, subList } of withCities)
    expect(new Set(subList.map(({ provinceId }) => provinceId))).toEqual(new Set([areaid]));
});

test('loading again writes no row', async () => {
  const versions = async () =>
    (await database.pool.query('select areaid, xmin from region order by areaid')).rows;
  const before = await versions();
  await loadRegions(database.pool);
  expect(await versions()).toEqual(before);
});

test('loading again mends a row that was changed', async () => {
  await database.pool.query(`update region set name = '某省' where areaid = 20`);
  await loadRegions(database.pool);
  expect((await find('20'))?.name).toBe('广东');
});
