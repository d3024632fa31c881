import { SAMPLE_ITEMS } from '#infra/server/sample/prices/items';
import { combinationsOf, textOf } from '#features/unit-prices/samples/sample-texts';
import { readFeatures } from '#features/unit-prices/server/import/features';
import { DECIDING_CHARACTERISTICS } from '#features/unit-prices/server/groups/deciding-characteristics';
import { characteristicsReader } from '#features/unit-prices/server/groups/read-characteristics';

const read = characteristicsReader(DECIDING_CHARACTERISTICS);
const valuesOf = (code: string, name: string, featureText: string): string =>
  read(code, { name, features: readFeatures(featureText) })
    .map(({ value }) => value)
    .join(' · ');

describe('deciding characteristics are read from texts as houses write them', () => {
  test.each([
    ['010505001', '有梁板', '1.混凝土强度等级：C30', 'C30 · 无抗渗 · 泵送或未注明'],
    ['010505001', '有梁板', '1.混凝土种类:商品砼 2.混凝土强度等级:Ｃ３５ P6', 'C35 · P6 · 泵送或未注明'],
    ['010505001', '现浇砼有梁板 c40', '板厚120mm', 'C40 · 无抗渗 · 泵送或未注明'],
    ['010504001', '直形墙', '1、砼强度等级：C35，抗渗等级P8\n2、现场搅拌', 'C35 · P8 · 非泵送'],
    ['010501001', '垫层', '素砼', '未注明 · 无抗渗 · 泵送或未注明'],
    ['010515001', '现浇构件钢筋', '1.钢筋种类、规格：HRB400E 直径25以外', 'HRB400E · 25 以外'],
    ['010515001', '现浇构件钢筋', '1.钢筋种类：三级钢\n2.规格：φ10以内', 'HRB400 · 10 以内'],
    ['010515001', '现浇构件圆钢筋', '规格:Φ8', 'HPB300 · 10 以内'],
    ['010515001', '现浇构件钢筋', '钢筋种类：HRB400；规格：12~25', 'HRB400 · 12–25'],
    ['030408001', '电力电缆', '1.型号、规格：YJV-0.6/1kV-4*240+1*120', 'YJV · 4×240+1×120'],
    ['030408001', '电力电缆', '规格型号:WDZ-YJY22 4x25+1x16mm2', 'WDZ-YJY22 · 4×25+1×16'],
    ['030408001', '电力电缆 ZR-YJV 5×10', '', 'ZR-YJV · 5×10'],
    ['031001006', '塑料管', '1.材质、规格：PP-R De32\n2.连接形式：热熔', 'PP-R · dn32（DN25） · 热熔'],
    ['031001006', 'PPR给水管', '规格:dn25 热熔连接', 'PP-R · dn25（DN20） · 热熔'],
    ['030901001', '水喷淋钢管', '公称直径：DN100；沟槽连接', 'DN100 · 沟槽'],
    ['030411001', '配管', '名称：焊接钢管 规格：SC 32 暗敷', 'SC · 32 · 暗配'],
    ['030411004', '配线', '型号：BV-2.5mm²', 'BV · 2.5 mm²'],
    [
      '010101002',
      '挖一般土方',
      '1.土壤类别：Ⅲ类土 2.挖土深度：4m以内 3.弃土运距：5公里',
      '三类土 · 4 m 以内 · 5 km 以内',
    ],
    ['010101004', '挖基坑土方', '土壤类别:一二类土;挖土深度:3.5m', '一、二类土 · 4 m 以内 · 场内或未注明'],
    [
      '010402001',
      '砌块墙',
      '砌块品种、规格、强度等级：A5.0加气砼砌块600×200×240；砂浆：M5',
      'A5.0 · M5 · 200 以内',
    ],
    ['010401003', '实心砖墙', '墙厚：240mm；M7.5水泥砂浆', 'M7.5 · 240 以内'],
    ['010902001', '屋面卷材防水', '3+3厚SBS改性沥青防水卷材', 'SBS · 2 层 · 3+3 mm'],
    ['010902001', '屋面卷材防水', '卷材品种：4mm厚SBS', 'SBS · 单层或未注明 · 4 mm'],
    ['011102003', '块料楼地面', '800*800地砖，30厚1:3干硬性水泥砂浆', '800×800 · 瓷砖 · 水泥砂浆'],
    ['010807001', '金属窗', '断桥铝合金 6Low-E+12A+6', '断桥 · Low-E'],
    ['011702014', '有梁板模板', '支模高度：4.5m；铝合金模板', '5 m 以内 · 铝模'],
    ['010103002', '余方弃置', '运距：15km', '20 km 以内'],
    ['030702001', '碳钢通风管道', '板材厚度：δ=0.75 共板法兰', '0.75 mm · 共板'],
    ['041001001', '拆除路面', '厚 20cm', ''],
  ])('%s %s “%s” is %s', (code, name, featureText, expected) => {
    expect(valuesOf(code, name, featureText)).toBe(expected);
  });
});

test('samples of every item say each of its deciding characteristics', () => {
  const unstated = SAMPLE_ITEMS.flatMap((item) =>
    Array.from({ length: combinationsOf(item) }, (_, at) => textOf(item, 'GB50500-2013', at)).flatMap(
      (text) =>
        read(item.code, text)
          .filter(({ value }) => value === '未注明')
          .map(({ name }) => `${item.code} ${item.name} ${name}`),
    ),
  );
  expect([...new Set(unstated)]).toEqual([]);
});
