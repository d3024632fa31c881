import { regionTable } from '#features/regions/server/region-table';
import type { City } from '#features/projects/samples/places';
import { sampleProjects } from '#features/projects/samples/sample-projects';
import { LAST_MONTH } from '#infra/server/sample/courses';

const provinces = regionTable.filter(({ level, status }) => level === 1 && status === 'open');
const cities: readonly City[] = provinces
  .filter(({ areaid }) => areaid !== '1')
  .flatMap(({ areaid, name }): City[] => {
    const own = regionTable.filter(({ pid, level }) => pid === areaid && level === 2);
    return own.length > 0
      ? own.map((city) => ({ areaId: Number(areaid), cityId: Number(city.areaid), name: city.name }))
      : [{ areaId: Number(areaid), cityId: null, name }];
  });
const projects = [...sampleProjects(12_000, cities)];
const nameOf = (id: number) => regionTable.find(({ areaid }) => areaid === String(id))?.name ?? '';
const countBy = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

test('most is built where most people build, least in the high west', () => {
  const counts = countBy(projects.map(({ areaId }) => nameOf(areaId)));
  const order = [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
  expect(order.slice(0, 6).sort()).toEqual(['四川', '山东', '广东', '江苏', '河南', '浙江'].sort());
  expect(order.slice(-3).sort()).toEqual(['西藏', '宁夏', '青海'].sort());
  expect(order).toHaveLength(31);
});

test('cities likewise: large ones before small ones, next to nothing on an island of a few thousand', () => {
  const counts = countBy(projects.flatMap(({ cityId }) => (cityId === null ? [] : [nameOf(cityId)])));
  const of = (name: string) => counts.get(name) ?? 0;
  expect(of('广州')).toBeGreaterThan(3 * of('云浮'));
  expect(of('成都')).toBeGreaterThan(5 * of('雅安'));
  expect(of('乌鲁木齐')).toBeGreaterThan(5 * of('铁门关'));
  expect(of('三沙')).toBeLessThanOrEqual(2);
});

test('names and sizes fit the place', () => {
  const inProvince = (name: string) => projects.filter(({ areaId }) => nameOf(areaId) === name);
  for (const inland of ['青海', '西藏', '宁夏', '新疆', '河南', '四川'])
    expect(inProvince(inland).filter(({ name }) => /滨海|临港|保税区/.test(name))).toEqual([]);
  for (const dry of ['青海', '西藏', '宁夏', '新疆', '山西'])
    expect(inProvince(dry).filter(({ name }) => /滨江|江南|江北|南岭|梅林/.test(name))).toEqual([]);
  const small = projects.filter(({ cityId }) =>
    ['三沙', '昆玉', '铁门关', '神农架', '白沙', '玉树', '金昌'].includes(nameOf(cityId ?? 0)),
  );
  expect(small.length).toBeGreaterThan(3);
  expect(small.filter(({ type, area }) => type === 'commercial.complex' || area > 30_000)).toEqual([]);
});

test('nothing is told of months to come, and what is priced before there is a bill says so', () => {
  for (const { priceDate, stage, overview, provenance, units, parts } of projects) {
    expect(priceDate <= LAST_MONTH).toBe(true);
    expect(overview.startedAt <= LAST_MONTH && overview.finishedAt <= LAST_MONTH).toBe(true);
    const hasBill = stage !== '投资估算' && stage !== '设计概算';
    expect(overview.basis.includes('清单')).toBe(hasBill);
    expect(provenance.codeEdition !== undefined).toBe(hasBill);
    if (stage === '投资估算') expect([units, parts]).toEqual([[], []]);
  }
});
