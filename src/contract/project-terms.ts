/** 业态, two levels: `residential.highrise`. Values are codes, labels are Chinese. */
export const PROJECT_TYPES = {
  'residential.lowrise': '多层住宅',
  'residential.highrise': '高层住宅',
  'office.office': '办公建筑',
  'commercial.complex': '商业综合体',
  'education.school': '中小学教学楼',
  'medical.hospital': '综合医院',
  'industrial.plant': '工业厂房',
  'underground.garage': '地下车库',
} as const;
export type ProjectType = keyof typeof PROJECT_TYPES;

export const TYPE_GROUPS = {
  residential: '居住建筑',
  office: '办公建筑',
  commercial: '商业建筑',
  education: '教育建筑',
  medical: '医疗建筑',
  industrial: '工业建筑',
  underground: '地下建筑',
} as const;

/** Of a type or a whole group; a code nobody has named yet stands for itself. */
export const typeName = (type: string): string => {
  const names: Readonly<Record<string, string>> = { ...TYPE_GROUPS, ...PROJECT_TYPES };
  return names[type] ?? type;
};

export const STRUCTURES = [
  '框架结构',
  '剪力墙结构',
  '框架-剪力墙结构',
  '框架-核心筒结构',
  '钢结构',
  '砖混结构',
] as const;

export const STAGES = [
  '投资估算',
  '设计概算',
  '施工图预算',
  '招标控制价',
  '投标报价',
  '合同价',
  '竣工结算',
  '竣工决算',
] as const;

/** 规模档 by building area, ㎡; upper bound excluded. */
export const SCALES = {
  '0': { label: '3,000 以下', from: 0, to: 3_000 },
  '3000': { label: '3,000–5,000', from: 3_000, to: 5_000 },
  '5000': { label: '5,000–10,000', from: 5_000, to: 10_000 },
  '10000': { label: '10,000–20,000', from: 10_000, to: 20_000 },
  '20000': { label: '20,000–50,000', from: 20_000, to: 50_000 },
  '50000': { label: '50,000 以上', from: 50_000, to: 1_000_000_000 },
} as const;

/** 层数档 by floors above ground, both included. */
export const HEIGHTS = {
  low: { label: '低层 1–3 层', from: 1, to: 3 },
  multi: { label: '多层 4–6 层', from: 4, to: 6 },
  mid: { label: '中高层 7–9 层', from: 7, to: 9 },
  high: { label: '高层 10–33 层', from: 10, to: 33 },
  super: { label: '超高层 34 层以上', from: 34, to: 1_000 },
} as const;
