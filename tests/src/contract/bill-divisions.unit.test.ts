import { tradeName, tradePath } from '#src/contract/bill-divisions';

test('[CALL-147] a code names its 专业 and 分部', () => {
  expect(tradePath('010505001')).toEqual([
    { code: '01', name: '房屋建筑与装饰工程' },
    { code: '0105', name: '混凝土及钢筋混凝土工程' },
  ]);
  expect(tradeName('0310')).toBe('给排水、采暖、燃气工程');
});

test('what no code list has is named so', () => {
  expect(tradePath('990101001').map(({ name }) => name)).toEqual(['其他', '其他']);
});
