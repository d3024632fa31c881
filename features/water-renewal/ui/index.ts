export { waterDetailExport } from './export/detail-export';
export { waterListExport } from './export/list-export';
export type { MarksOf } from './list/results';
export { WaterDetailPage } from './water-detail-page';
export { WaterListPage } from './water-list-page';
