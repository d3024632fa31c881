import { placeReader, type RegionRow } from '#infra/server/import/places';
import { readStructure, readType } from '#features/projects/server/import/terms';
import { readStage, readTaxBasis, readTaxMethod, refuseOtherRate } from '#infra/server/import/terms';
import { STAGES } from '#src/contract/project-terms';
import { Unclear } from '#infra/server/import/unclear';
import { regionTable } from '#features/regions/server/region-table';

test.each([
  ['高层住宅', 'residential.highrise'],
  ['小高层', 'residential.highrise'],
  ['洋房', 'residential.lowrise'],
  ['写字楼', 'office.office'],
  ['中小学教学楼', 'education.school'],
  ['地库', 'underground.garage'],
  ['industrial.plant', 'industrial.plant'],
])('%s is the type %s', (text, type) => {
  expect(readType(text)).toBe(type);
});

test.each(['住宅', '其他', '建筑', 'toString', '__proto__'])('the type %s is not certain', (text) => {
  expect(() => readType(text)).toThrow(Unclear);
});

test('structures, stages and tax bases have their short forms', () => {
  expect(['框剪', '框架－剪力墙', '框架剪力墙结构', '核心筒', '砖混', '门式钢架'].map(readStructure)).toEqual(
    ['框架-剪力墙结构', '框架-剪力墙结构', '框架-剪力墙结构', '框架-核心筒结构', '砖混结构', '钢结构'],
  );
  expect(['控制价', '最高投标限价', '结算', '投标'].map(readStage)).toEqual([
    '招标控制价',
    '招标控制价',
    '竣工结算',
    '投标报价',
  ]);
  expect(
    ['竣工结算价', '竣工结算（审定）', '结算审定', '审定结算'].every(
      (text) => readStage(text) === '竣工结算',
    ),
  ).toBe(true);
  expect(['签约合同价', '招标限价', '预算价'].map(readStage)).toEqual(['合同价', '招标控制价', '施工图预算']);
  expect(['初设概算', '可研估算'].map(readStage)).toEqual(['设计概算', '投资估算']);
  expect(['一般计税', '简易计税方法'].map(readTaxMethod)).toEqual(['一般计税', '简易计税']);
  expect(() => refuseOtherRate('简易计税', 0.09)).toThrow('税率 9% 不是简易计税的税率');
  expect(() => refuseOtherRate('一般计税', 0.09)).not.toThrow();
  expect(['含税', '不含税', '除税', '是'].map(readTaxBasis)).toEqual(['含税', '除税', '除税', '含税']);
});

const STAGE_TABLE: readonly (readonly [string, string])[] = [
  ['招标控制价(最高投标限价)', '招标控制价'],
  ['最高投标限价（招标控制价）', '招标控制价'],
  ['清单控制价', '招标控制价'],
  ['中标合同价', '合同价'],
  ['合同价（中标价）', '合同价'],
  ['施工图预算(报审)', '施工图预算'],
  ['结算价（二审）', '竣工结算'],
  ['竣工结算送审', '竣工结算'],
  ['送审结算', '竣工结算'],
  ['结算审定价', '竣工结算'],
  ['竣工结算送审稿', '竣工结算'],
];
test.each(STAGE_TABLE)('%s is the stage %s', (text, stage) => {
  expect(readStage(text)).toBe(stage);
});

const STATES = ['报审', '送审', '审定', '报送', '初审', '一审', '二审', '终审'];
test('[DATA-004] a state of review beside a stage leaves it, and another stage makes it unclear', () => {
  for (const stage of STAGES) {
    for (const state of STATES)
      for (const text of [
        `${stage}（${state}）`,
        `${stage}(${state})`,
        `${stage}${state}`,
        `${state}${stage}`,
      ])
        expect(readStage(text)).toBe(stage);
    for (const other of STAGES.filter((one) => one !== stage))
      for (const text of [`${stage}（${other}）`, `${other}(${stage})`, `${stage}${other}（审定）`])
        expect(() => readStage(text)).toThrow(Unclear);
  }
});

test.each([
  '评审价',
  '财政评审价',
  '送审',
  '审定价',
  '（二审）',
  '控制价（预算价）',
  '中标控制价',
  '结算（含税）',
])('the stage %s is not certain', (text) => {
  expect(() => readStage(text)).toThrow(Unclear);
});

const places: readonly RegionRow[] = regionTable.map(({ areaid, name, pid, level }) => {
  return { areaid: Number(areaid), name, pid: Number(pid), level };
});
const read = placeReader(places);
const named = (text: string): string => {
  const { areaId, cityId } = read(text);
  const nameOf = (id: number | null) => places.find(({ areaid }) => areaid === id)?.name ?? '';
  return `${nameOf(areaId)} ${nameOf(cityId)}`.trim();
};

test.each([
  ['广东省广州市', '广东 广州'],
  ['广东 广州', '广东 广州'],
  ['广东省/广州市/天河区', '广东 广州'],
  ['广州市', '广东 广州'],
  ['广州', '广东 广州'],
  ['北京市朝阳区', '北京'],
  ['北京', '北京'],
  ['重庆市', '重庆'],
  ['北京 北京', '北京'],
  ['上海市 上海市', '上海'],
  ['北京市 北京市朝阳区', '北京'],
  ['吉林', '吉林'],
  ['吉林省', '吉林'],
  ['吉林市', '吉林 吉林'],
  ['吉林省吉林市', '吉林 吉林'],
  ['海南州', '青海 海南'],
  ['海南省海口市', '海南 海口'],
  ['内蒙古自治区呼和浩特市', '内蒙古 呼和浩特'],
  ['新疆维吾尔自治区', '新疆'],
  ['广东省顺德区', '广东'],
])('%s is %s', (text, place) => {
  expect(named(text)).toBe(place);
});

test.each(['海外', '全国', '中国', '广东湖北', '某市', '广'])('the place %s is not certain', (text) => {
  expect(() => read(text)).toThrow(Unclear);
});
