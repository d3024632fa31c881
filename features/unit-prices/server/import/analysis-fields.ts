import { LONGEST_HEADER } from '#infra/server/import/choices';
import type { DirectPart } from '../../contract';

/** Columns of a 综合单价分析表 as a list: an item, its norms below it, their resources below each. */
export const ANALYSIS_FIELDS = {
  code: ['项目编码', '清单编码'],
  project: ['工程编号', '所属工程编号', '单项工程编号'],
  normCode: ['定额编号', '定额编码'],
  normName: ['定额名称', '定额项目名称', '子目名称'],
  normUnit: ['定额单位', '定额计量单位'],
  normQuantity: ['定额数量', '定额工程量', '子目数量'],
  category: ['类别', '费用类别', '工料机类别'],
  resourceCode: ['工料机编码', '材料编码', '编码', '资源编码'],
  name: ['名称', '工料机名称', '材料名称', '人材机名称'],
  spec: ['规格型号', '规格', '规格及型号', '型号规格'],
  unit: ['单位', '计量单位'],
  quantity: ['消耗量', '含量', '数量'],
  price: ['单价', '市场价', '除税单价'],
  amount: ['合价', '金额'],
  management: ['管理费', '企业管理费'],
  profit: ['利润'],
  risk: ['风险费', '风险'],
} as const;
export type AnalysisField = keyof typeof ANALYSIS_FIELDS;
export const REQUIRED_FIELDS: readonly AnalysisField[] = [
  ...(['code', 'normCode', 'normName', 'normUnit', 'normQuantity'] as const),
  ...(['category', 'name', 'unit', 'quantity', 'price'] as const),
];

export const CATEGORIES: Readonly<Record<string, DirectPart>> = {
  人工: 'labour',
  人工费: 'labour',
  人: 'labour',
  材料: 'materials',
  材料费: 'materials',
  材: 'materials',
  主材: 'mainMaterials',
  主材费: 'mainMaterials',
  未计价材料: 'mainMaterials',
  设备: 'equipment',
  设备费: 'equipment',
  机械: 'machinery',
  机械费: 'machinery',
  机: 'machinery',
  施工机具: 'machinery',
};

const plain = (header: string): string => header.normalize('NFKC').replace(/[\s:]|\(元\)$/g, '');
const BY_HEADER = new Map(
  (Object.keys(ANALYSIS_FIELDS) as AnalysisField[]).flatMap((field) =>
    ANALYSIS_FIELDS[field].map((alias) => [plain(alias), field] as const),
  ),
);
export const analysisFieldOf = (header: string): AnalysisField | undefined =>
  header.length > LONGEST_HEADER ? undefined : BY_HEADER.get(plain(header));
