import { byPinyin } from '#features/regions/server/region-table';

const fujian = { areaid: '14', name: '福建' };

test('[REGION-003] names sort by their pinyin', () => {
  const names = ['浙江', '福建', '安徽', '北京'].map((name, at) => ({ areaid: String(at + 100), name }));
  expect(names.sort(byPinyin).map(({ name }) => name)).toEqual(['安徽', '北京', '福建', '浙江']);
});

test('[REGION-004] area 32 sorts under chóng where its first sign alone sorts under zhòng', () => {
  expect(byPinyin({ areaid: '32', name: '重' }, fujian)).toBeLessThan(0);
  expect(byPinyin({ areaid: '33', name: '重' }, fujian)).toBeGreaterThan(0);
});

test('全国 stands before every name', () => {
  expect(byPinyin({ areaid: '1', name: '全国' }, { areaid: '13', name: '安徽' })).toBeLessThan(0);
  expect(byPinyin({ areaid: '13', name: '安徽' }, { areaid: '1', name: '全国' })).toBeGreaterThan(0);
});
