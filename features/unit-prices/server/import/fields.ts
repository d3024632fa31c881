/** Headers of the usual bills: 分部分项清单与计价表, 综合单价分析表; the first is how an export writes the column. */
const FIELDS = {
  code: ['项目编码', '清单编码', '编码'],
  name: ['项目名称', '清单名称', '名称'],
  feature: ['项目特征', '项目特征描述', '特征描述', '项目特征及内容'],
  unit: ['计量单位', '单位'],
  quantity: ['工程量', '工程数量', '数量'],
  price: ['综合单价', '综合单价(元)', '单价'],
  amount: ['合价', '合价(元)', '综合合价', '金额'],
  labour: ['人工费'],
  materials: ['材料费'],
  mainMaterials: ['主材费', '未计价材料费'],
  equipment: ['设备费'],
  machinery: ['机械费', '施工机具使用费', '机具费'],
  management: ['管理费', '企业管理费'],
  profit: ['利润'],
  risk: ['风险费', '风险'],
  edition: ['清单版本', '清单规范'],
  project: ['工程编号', '所属工程编号', '单项工程编号'],
  source: ['数据来源'],
} as const;
export type Field = keyof typeof FIELDS;

export const labelOf = (field: Field): string => FIELDS[field][0];

const plain = (header: string): string => header.normalize('NFKC').replace(/[\s:]/g, '');
const BY_HEADER = new Map(
  (Object.keys(FIELDS) as Field[]).flatMap((field) =>
    FIELDS[field].map((alias) => [plain(alias), field] as const),
  ),
);

/** What a header is called; undefined for a column nobody knows. `(元)` and line breaks do not matter. */
export const fieldOf = (header: string): Field | undefined => {
  const text = plain(header);
  return BY_HEADER.get(text) ?? BY_HEADER.get(text.replace(/\(元\)$/, ''));
};
