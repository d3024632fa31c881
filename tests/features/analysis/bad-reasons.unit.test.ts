import { differencesFrom, reasonWords } from '#features/analysis/bad-reasons';

test.each([
  ['unknown code', '777777', '目录里没有这个事件码'],
  ['query is not JSON', '200101', 'query 不是 JSON'],
  ['field: keyword', '200101', '字段 keyword 应为文本'],
  ['field: phone', '200101', '目录里这个事件没有字段 phone'],
  ['envelope: sr', '200101', '附带信息 _e 的 sr 缺少或不合格式'],
  ['envelope: ', '200101', '附带信息 _e 缺少或不合格式'],
  ['a reason of another version', '200101', 'a reason of another version'],
])('%s of %s: %s', (reason, fncode, words) => expect(reasonWords(reason, fncode)).toBe(words));

test('an event stands beside what its code may say, field by field', () => {
  const query = JSON.stringify({ keyword: 7, phone: '138', from: null, _e: { v: 1 } });
  expect(differencesFrom('200101', query)).toEqual([
    { name: 'keyword', kind: 'text', value: '7', differs: true },
    { name: 'type', kind: 'text', differs: false },
    { name: 'from', kind: 'text', value: 'null', differs: false },
    { name: 'phone', value: '"138"', differs: true },
  ]);
  expect(differencesFrom('200101', '[1]')).toBeUndefined();
  expect(differencesFrom('200101', '{')).toBeUndefined();
});
