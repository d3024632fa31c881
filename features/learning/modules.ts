/** Of the learning zone, in its order; the address names them. */
export const COLUMN_MODULE = 'costManagement';

export const MODULES = [
  { name: '22G', title: '22G平法', summary: '锚固、搭接、弯折与各构件，规则配算例，数值可改' },
  { name: COLUMN_MODULE, title: '成本优化专栏', summary: '问题、测算、方案、节约额、适用条件' },
  { name: 'basics', title: '造价基础', summary: '综合单价、指标测算与换算' },
] as const;
export type ModuleName = (typeof MODULES)[number]['name'];
