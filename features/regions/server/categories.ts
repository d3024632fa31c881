import type { Category } from '../contract';

/** The kinds of record the portal searches, by the codes its search groups carry. */
export const categories: readonly Category[] = [
  { code: 'bid_node', name: '单项工程指标' },
  { code: 'bq_item', name: '综合单价' },
  { code: 'sl', name: '水利与城市更新' },
  { code: 'labor', name: '劳务分包' },
  { code: 'policy', name: '政策文件' },
];
