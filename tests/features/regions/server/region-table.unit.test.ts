import { regionTable } from '#features/regions/server/region-table';

const byId = new Map(regionTable.map((region) => [region.areaid, region]));
const inLevel = (level: number) => regionTable.filter((region) => region.level === level);

test('the country has 31 open provinces and three paused regions', () => {
  expect(inLevel(1).filter(({ status }) => status === 'open')).toHaveLength(31);
  expect(
    inLevel(1)
      .filter(({ status }) => status === 'paused')
      .map(({ name }) => name),
  ).toEqual(['澳门', '台湾', '香港']);
});

test('333 prefecture-level places and the 32 counties that answer to their province are cities', () => {
  const underProvince = inLevel(2).filter(({ gb2260 }) => gb2260.slice(2, 4) === '90');
  expect(underProvince).toHaveLength(32);
  expect(inLevel(2)).toHaveLength(333 + 32);
});

test('ids, codes and parents fit together', () => {
  expect(byId.size).toBe(regionTable.length);
  expect(new Set(regionTable.map(({ gb2260 }) => gb2260)).size).toBe(regionTable.length);
  for (const city of inLevel(2)) {
    expect(byId.get(city.pid)).toMatchObject({ level: 1, gb2260: `${city.gb2260.slice(0, 2)}0000` });
  }
});

test.each([
  ['1', '全国', '000000'],
  ['2', '北京', '110000'],
  ['6', '内蒙古', '150000'],
  ['20', '广东', '440000'],
  ['28', '甘肃', '620000'],
  ['29', '青海', '630000'],
  ['31', '新疆', '650000'],
  ['32', '重庆', '500000'],
  ['77', '呼和浩特', '150100'],
])('area %s is %s', (areaid, name, gb2260) => {
  expect(byId.get(areaid)).toMatchObject({ name, gb2260 });
});

test.each([
  ['222400', '延边'],
  ['422800', '恩施'],
  ['429021', '神农架'],
  ['152900', '阿拉善'],
  ['232700', '大兴安岭'],
  ['469030', '琼中'],
  ['652800', '巴音郭楞'],
  ['654000', '伊犁'],
])('the plain name of %s is %s', (gb2260, name) => {
  expect(regionTable.find((region) => region.gb2260 === gb2260)?.name).toBe(name);
});

test('[REGION-003] provinces stand in the order of their pinyin, 全国 first', () => {
  const listed = inLevel(1);
  expect(regionTable[0]).toMatchObject({ areaid: '1', letter: '' });
  expect(listed.map(({ letter }) => letter)).toEqual(listed.map(({ letter }) => letter).sort());
  expect(listed.slice(0, 4).map(({ name }) => name)).toEqual(['安徽', '澳门', '北京', '重庆']);
  expect(listed.at(-1)?.name).toBe('浙江');
});

test('[REGION-004] 重庆 sorts under C although its first sign is also read zhòng', () => {
  const names = inLevel(1).map(({ name }) => name);
  expect(byId.get('32')?.letter).toBe('C');
  expect(names.indexOf('重庆')).toBe(names.indexOf('北京') + 1);
});

test('signs of two readings have the letter of the place', () => {
  const letters = ['长沙', '厦门', '六安', '亳州', '蚌埠', '乐山', '朝阳', '那曲'].map(
    (name) => regionTable.find((region) => region.name === name)?.letter,
  );
  expect(letters.join('')).toBe('CXLBBLCN');
});
