import { plainLayout } from '#infra/server/import/plain-layout';

const FIELDS = {
  tab: ['栏目', '指标类别', '数据类别'],
  name: ['指标名称', '指标', '名称', '统计指标', '项目名称', '统计项目'],
  kind: ['工程类型', '统计类别', '类别', '分类', '建筑类型', '类型', '行业'],
  publisher: ['发布单位', '发布机构', '来源单位', '编制单位', '统计单位', '出处'],
  place: ['地区', '所在地', '城市', '适用地区', '范围地区', '统计地区'],
  /** Stands for the place where no column of it, or nothing in it, says more. */
  province: ['省份', '省', '省市'],
  frequency: ['频率', '发布频率', '周期', '统计周期'],
  unit: ['单位', '计量单位', '指标单位'],
  scope: ['口径说明', '口径', '统计口径', '指标说明', '计价口径', '说明'],
  period: ['期', '期别', '时间', '月份', '统计期', '价格期', '年月', '所属期', '发布期'],
  value: ['数值', '值', '指标值', '数据', '单方造价', '造价指标'],
  low: ['下限', '低值', '最低', '低'],
  high: ['上限', '高值', '最高', '高'],
  status: ['状态', '数据状态'],
  publishedOn: ['发布日期', '发布时间', '公布日期'],
  issueNo: ['文号', '期号', '文件号', '刊号'],
  page: ['页码', '原文页码'],
  source: ['数据来源'],
} as const;
export type Field = keyof typeof FIELDS;

export const ASSUMABLE: ReadonlySet<Field> = new Set([
  ...(['tab', 'kind', 'publisher', 'place', 'frequency', 'unit', 'scope', 'period', 'status'] as const),
  ...(['publishedOn', 'issueNo'] as const),
]);

export const layout = plainLayout<Field>({
  fields: FIELDS,
  required: ['name', 'kind', 'publisher', 'place', 'unit', 'scope', 'period'],
  assumable: ASSUMABLE,
  instead: { place: ['province'] },
  least: 3,
});
