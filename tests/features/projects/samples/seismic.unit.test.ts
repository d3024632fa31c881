import { accelerationsOf, PROVINCES, seismicText } from '#features/projects/samples/seismic';
import { sampleProjects } from '#features/projects/samples/sample-projects';
import type { Form } from '#features/projects/samples/shapes';
import type { City } from '#features/projects/samples/places';
import { regionTable } from '#features/regions/server/region-table';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';

const provinces: readonly City[] = regionTable
  .filter(({ areaid, level }) => level === 1 && REGION_FACTORS[Number(areaid)] !== undefined)
  .map(({ areaid, name }) => ({ areaId: Number(areaid), cityId: null, name }));
const cities: readonly City[] = regionTable
  .filter(({ pid, level }) => level === 2 && REGION_FACTORS[Number(pid)] !== undefined)
  .map(({ areaid, pid, name }) => ({ areaId: Number(pid), cityId: Number(areaid), name }));
const places = [...provinces, ...cities];
const at = (name: string): City => places.find((place) => place.name === name)!;

test('every province has its intensity, and every city that is named is one of its province', () => {
  expect(Object.keys(PROVINCES).sort()).toEqual(Object.keys(REGION_FACTORS).sort());
  for (const [areaId, { others = {} }] of Object.entries(PROVINCES))
    for (const name of Object.values(others).flatMap((list) => list.split(' '))) {
      const known = cities.some((city) => city.areaId === Number(areaId) && city.name === name);
      expect({ areaId, name, known }).toEqual({ areaId, name, known: true });
    }
});

test.each([
  ['北京', [0.2]],
  ['上海', [0.1]],
  ['杭州', [0.1]],
  ['温州', [0.05]],
  ['广州', [0.1]],
  ['汕头', [0.2]],
  ['银川', [0.2]],
  ['固原', [0.2]],
  ['成都', [0.1]],
  ['凉山', [0.2, 0.4]],
  ['昆明', [0.2]],
  ['南京', [0.1]],
  ['宿迁', [0.3]],
  ['武汉', [0.05]],
  ['乌鲁木齐', [0.2]],
  ['哈密', [0.1]],
  ['重庆', [0.05]],
  ['厦门', [0.15]],
])('%s is designed for %j g', (name, accelerations) => {
  expect(accelerationsOf(at(name))).toEqual(accelerations);
});

test('[DATA-001] a project says the intensity of its place', () => {
  const told = [...sampleProjects(2_000, places)].filter(({ overview }) => overview.seismic !== '');
  expect(told.length).toBeGreaterThan(1_500);
  for (const { areaId, cityId, overview } of told) {
    const place = places.find((each) => each.areaId === areaId && each.cityId === cityId)!;
    const accelerations = accelerationsOf(place).map((acceleration) => acceleration.toFixed(2));
    expect(accelerations).toContain(/（(0\.\d\d)g）/.exec(overview.seismic)?.[1]);
  }
});

const form = (structure: Form['structure'], height: number) => ({ structure, height }) as Form;

test.each([
  [0.05, 'residential.highrise', '剪力墙结构', 60, '6 度（0.05g），四级'],
  [0.1, 'residential.highrise', '剪力墙结构', 60, '7 度（0.10g），三级'],
  [0.1, 'residential.highrise', '剪力墙结构', 99, '7 度（0.10g），二级'],
  [0.2, 'residential.highrise', '剪力墙结构', 99, '8 度（0.20g），一级'],
  [0.2, 'residential.lowrise', '剪力墙结构', 18, '8 度（0.20g），三级'],
  [0.1, 'residential.lowrise', '框架结构', 18, '7 度（0.10g），三级'],
  [0.1, 'education.school', '框架结构', 18, '7 度（0.10g），二级'],
  [0.05, 'office.office', '框架-核心筒结构', 90, '6 度（0.05g），三级'],
  [0.1, 'residential.lowrise', '砖混结构', 18, '7 度（0.10g）'],
  [0.05, 'industrial.plant', '钢结构', 12, '6 度（0.05g）'],
  [0.2, 'industrial.plant', '钢结构', 12, '8 度（0.20g），三级'],
  [0.1, 'underground.garage', '框架结构', 0, '7 度（0.10g），四级'],
] as const)('%s g, %s of %s, %s m: %s', (acceleration, type, structure, height, text) => {
  expect(seismicText(acceleration, type, form(structure, height))).toBe(text);
});
