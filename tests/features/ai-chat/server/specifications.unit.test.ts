import {
  farFrom,
  meets,
  specificationsIn,
  specificationWords,
  withoutSpecifications,
} from '#features/ai-chat/server/reading/specifications';

test.each([
  ['电缆YJV 4×240+1×120多少钱', '4×240+1×120、YJV', '电缆 多少钱'],
  ['YJV5*10电缆', '5×10、YJV', '电缆'],
  ['WDZ-YJY 4x70+1x35', '4×70+1×35、WDZ-YJY', ''],
  ['BV2.5电线', 'BV、2.5 mm²', '电线'],
  ['2.5平方的电线', '2.5 mm²', '的电线'],
  ['C40商品混凝土', 'C40', '商品混凝土'],
  ['c30p6混凝土', 'C30、P6', '混凝土'],
  ['C30 P8 混凝土', 'C30、P8', '混凝土'],
  ['HRB500E φ12 钢筋', 'HRB500E、Φ12', '钢筋'],
  ['三级钢 直径16', 'HRB400、Φ16', ''],
  ['Q355B 型钢', 'Q355B', '型钢'],
  ['P.O42.5水泥', 'P·O 42.5', '水泥'],
  ['425水泥', '42.5', '水泥'],
  ['dn32 PPR管', 'DN32', 'PPR管'],
  ['DN100镀锌钢管', 'DN100', '镀锌钢管'],
  ['2公分厚岩棉', '20 mm', '岩棉'],
  ['100厚挤塑板', '100 mm', '挤塑板'],
  ['厚度100岩棉板', '100 mm', '岩棉板'],
  ['240砖墙', '240 mm', '砖墙'],
  ['M7.5砂浆 MU15砖', 'M7.5、MU15', '砂浆 砖'],
  ['800×800地砖', '800×800', '地砖'],
  ['有梁板多少钱一平方米', '', '有梁板多少钱一平方米'],
  ['湖北 2980 元/㎡', '', '湖北 2980 元/m2'],
])('of %s it reads %s', (text, words, rest) => {
  expect([specificationWords(specificationsIn(text)), withoutSpecifications(text)]).toEqual([words, rest]);
});

test.each([
  ['电力电缆 YJV 4×240+1×120 桥架敷设', 'YJV 4*240+1*120', true],
  ['铜芯电缆 YJV 4×25+1×16', 'YJV 4×240+1×120', false],
  ['铜芯电缆 YJV 4×25+1×16', 'YJY 4×25+1×16', false],
  ['电力电缆 YJV 4×240+1×120 桥架敷设', '240平方电缆', true],
  ['C30 商品混凝土', 'C40', false],
  ['HRB400 螺纹钢', 'HRB400', true],
  ['HRB400 螺纹钢', 'HRB400E', false],
  ['热轧带肋钢筋 HRB400E Φ12–25', 'HRB400 Φ16', true],
  ['热轧带肋钢筋 HRB400E Φ12–25', 'HRB400 Φ28', false],
  ['热轧带肋钢筋 HRB400E Φ10 以内', 'Φ8', true],
  ['热轧带肋钢筋 HRB400E Φ10 以内', 'Φ12', false],
  ['PPR 给水管 S4 dn32', 'DN32', true],
  ['P·O 42.5 水泥', '42.5', true],
  ['P·O 42.5 水泥', 'P.C 42.5', false],
  ['P·O 42.5 水泥', '32.5', false],
])('whether %s meets %s', (title, asked, expected) => {
  expect(meets(title, specificationsIn(asked))).toBe(expected);
});

test('of names that do not meet it the nearest size comes first', () => {
  const asked = specificationsIn('C45混凝土');
  const titles = ['C20 泵送', 'C40 泵送', 'C30 泵送', '细石'];
  expect([...titles].sort((one, other) => farFrom(one, asked) - farFrom(other, asked))).toEqual([
    'C40 泵送',
    'C30 泵送',
    'C20 泵送',
    '细石',
  ]);
});
