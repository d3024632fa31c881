import { listedRows } from '#infra/server/http/listed-rows';

test('rows are counted wherever a contract has them', () => {
  expect(listedRows([1, 2])).toBe(2);
  expect(listedRows({ indexDatas: [1, 2, 3], origins: [1], total: 900 })).toBe(3);
  expect(listedRows({ rows: [1, 2], hits: [1] })).toBe(3);
  expect(listedRows({ subjects: [1, 2], records: [1], cases: [1] })).toBe(3);
  expect(listedRows({ groups: [{ rows: [1, 2] }, { rows: [3] }, { title: 'x' }] })).toBe(3);
  expect(listedRows({ total: 3, rows: null })).toBe(0);
  expect(listedRows(null)).toBe(0);
});
