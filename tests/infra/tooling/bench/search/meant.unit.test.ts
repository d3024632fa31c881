import { isMeant } from '#infra/tooling/bench/search/recall';

test.each([
  ['涂膜 防水', '楼地面涂膜防水 2.0mm', true],
  ['涂膜 卷材', '楼地面涂膜防水 2.0mm', false],
  ['3', '滨江安置房 3#楼', true],
  ['3', '滨江安置房 13#楼', false],
  ['3', '滨江安置房 30#楼', false],
  ['300', '有梁板 300mm', true],
  ['c30', '满堂基础 C30P6', true],
  ['p6', '满堂基础 C30P6', false],
  ['a', 'A 标段', true],
  ['a', 'AL1 配电箱', false],
])('%j in %j: %j', (words, text, isFound) => {
  expect(isMeant(words.split(' '), text)).toBe(isFound);
});
