import { CONFIRMED } from '#infra/server/import/doubts';
import { plainLayout } from '#infra/server/import/plain-layout';
import { readStage, readTaxBasis, readTaxMethod } from '#infra/server/import/terms';
import { readKind, readUnitBasis } from './terms';

const FIELDS = {
  name: ['工程名称', '项目名称', '名称', '单项工程名称', '子项名称'],
  kind: ['类别', '工程类别', '工程类型', '项目类型', '类型', '改造类型', '建筑物类型'],
  place: ['地区', '所在地', '建设地点', '工程地点', '项目地点', '所在地区', '城市'],
  unitBasis: ['单位口径', '指标单位', '计量口径', '单位', '计价单位', '口径'],
  quantity: ['规模', '数量', '工程规模', '建设规模', '工程量', '规模数量'],
  value: ['指标值', '单位造价', '单位指标', '指标', '综合指标', '单价'],
  total: ['总造价', '工程造价', '造价', '总投资', '投资', '金额', '合同额'],
  scope: ['口径说明', '造价范围', '包含内容', '计价范围', '范围', '指标说明', '包含范围', '口径'],
  stage: ['计价阶段', '阶段', '造价阶段', '造价文件类型', '文件类型', '编制阶段', '编制类型'],
  priceDate: ['价格期', '基准期', '编制日期', '材料价格期', '月份', '价格基准期', '编制时间'],
  taxBasis: ['税口径', '计税方式', '是否含税', '计税口径', '含税口径'],
  taxMethod: ['计税方法', '计税方式', '增值税计税方法'],
  taxRate: ['税率', '增值税率', '增值税税率'],
  nature: ['建设性质', '工程性质', '项目性质', '性质', '改造性质', '建设类型'],
  confirmed: CONFIRMED,
  source: ['数据来源'],
} as const;
export type Field = keyof typeof FIELDS;

export const ASSUMABLE: ReadonlySet<Field> = new Set([
  'kind',
  'place',
  'unitBasis',
  'scope',
  'stage',
  'priceDate',
  'taxBasis',
  'taxMethod',
  'taxRate',
  'nature',
  'confirmed',
] as const);

export const layout = plainLayout<Field>({
  fields: FIELDS,
  required: ['name', 'kind', 'unitBasis', 'quantity', 'place', 'scope', 'stage', 'priceDate', 'taxBasis'],
  assumable: ASSUMABLE,
  least: 3,
  taxed: new Set(['value', 'total'] as const),
  taxBasis: 'taxBasis',
  reads: {
    kind: readKind,
    unitBasis: readUnitBasis,
    stage: readStage,
    taxBasis: readTaxBasis,
    taxMethod: readTaxMethod,
  },
});
