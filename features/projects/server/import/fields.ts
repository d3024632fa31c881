import type { Quantity } from '#infra/server/import/units';

interface Field {
  /** How the field is called in reports and exports. */
  readonly label: string;
  readonly quantity?: Quantity;
  readonly aliases: readonly string[];
}

const defineFields = <K extends string>(fields: Readonly<Record<K, Field>>): Readonly<Record<K, Field>> =>
  fields;

export const FIELDS = defineFields({
  name: {
    label: '项目名称',
    aliases: ['工程名称', '单项工程名称', '单体名称', '单位工程名称', '项目', '名称'],
  },
  place: {
    label: '地区',
    aliases: ['所在地', '省市', '建设地点', '工程地点', '所在地区', '项目地点', '工程所在地'],
  },
  province: { label: '省份', aliases: ['省', '所在省份', '所在省'] },
  city: { label: '城市', aliases: ['市', '地市', '所在城市', '所在市'] },
  type: {
    label: '工程类型',
    aliases: ['业态', '建筑类型', '工程类别', '项目类型', '功能', '建筑功能', '使用功能'],
  },
  structure: { label: '结构类型', aliases: ['结构', '结构形式', '主体结构'] },
  area: { label: '建筑面积', quantity: 'area', aliases: ['总建筑面积', '面积', '建筑规模', '总面积'] },
  areaAbove: {
    label: '地上面积',
    quantity: 'area',
    aliases: ['地上建筑面积', '建筑面积地上', '其中地上面积', '其中地上'],
  },
  areaBelow: {
    label: '地下面积',
    quantity: 'area',
    aliases: ['地下建筑面积', '建筑面积地下', '其中地下面积', '其中地下'],
  },
  floors: { label: '层数', aliases: ['层数地上/地下', '建筑层数', '楼层', '总层数', '层数上/下'] },
  floorsAbove: { label: '地上层数', quantity: 'count', aliases: ['层数地上', '地上楼层'] },
  floorsBelow: { label: '地下层数', quantity: 'count', aliases: ['层数地下', '地下楼层'] },
  height: { label: '檐高', quantity: 'length', aliases: ['建筑高度', '檐口高度', '高度'] },
  stage: { label: '计价阶段', aliases: ['阶段', '造价阶段', '计价类型', '文件类型'] },
  priceDate: {
    label: '价格期',
    aliases: ['价格基准期', '基准期', '编制日期', '造价时间', '编制时间', '价格日期', '材料价格期', '日期'],
  },
  taxBasis: { label: '税口径', aliases: ['计税口径', '是否含税', '含税/除税', '造价口径', '含税口径'] },
  taxRate: { label: '税率', quantity: 'share', aliases: ['增值税率', '增值税税率'] },
  unitCost: {
    label: '单方造价',
    quantity: 'unitCost',
    aliases: ['单方', '单方指标', '单位造价', '平方米造价', '造价指标', '每平方米造价', '经济指标'],
  },
  total: {
    label: '总造价',
    quantity: 'money',
    aliases: ['工程造价', '造价', '总价', '造价合计', '工程总造价', '金额', '总金额'],
  },
  foundation: { label: '基础形式', aliases: ['基础类型', '基础'] },
  seismic: { label: '抗震等级', aliases: ['抗震设防烈度', '抗震', '抗震设防'] },
  prefabrication: { label: '装配率', quantity: 'share', aliases: ['装配化率', '预制装配率', '预制率'] },
  contract: { label: '承包方式', aliases: ['发包方式', '承发包模式'] },
  scope: { label: '招标范围', aliases: ['工程范围', '承包范围', '造价范围', '计价范围'] },
  basis: { label: '计价依据', aliases: ['编制依据', '定额依据', '计价依据及版本'] },
  source: { label: '数据来源', aliases: [] },
  startedAt: { label: '开工日期', aliases: ['开工时间', '开工'] },
  finishedAt: { label: '竣工日期', aliases: ['竣工时间', '竣工', '完工日期'] },
});
export type FieldName = keyof typeof FIELDS;
const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

const simple = (header: string): string => header.replace(/[\s*:：_-]/g, '').toLowerCase();

const known = new Map(
  FIELD_NAMES.flatMap((field) =>
    [FIELDS[field].label, ...FIELDS[field].aliases].map((name) => [simple(name), field] as const),
  ),
);

export const fieldOf = (header: string): FieldName | undefined => known.get(simple(header));
